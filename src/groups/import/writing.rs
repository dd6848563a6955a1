//! Storing the games of a file, piece by piece.

use std::collections::{HashMap, HashSet};

use super::Imported;
use super::reading::Piece;
use crate::domain::error::Error;
use crate::domain::ids::{GameUid, GroupId, PlayerId};
use crate::domain::name::Name;
use crate::games::{AttemptError, Entrant, GameService, VerifiedGame, with_retries};
use crate::idempotency::{self, IdempotencyKey};
use crate::rules::Seat;
use crate::store::{ANONYMIZED, Entry, ExpectedPlayer, GameUpdate, NewPlayer, SeatRow, WriteBatch};

/// What a group has while games are added to it.
pub(super) struct Writing<'a> {
    games: &'a GameService,
    group: &'a GroupId,
    known: HashSet<GameUid>,
    /// The players by their names without case.
    players: HashMap<String, PlayerId>,
    imported: Imported,
}

/// The players of a piece.
#[derive(Default)]
struct Cast {
    /// Those who are new, by their names without case.
    new: HashMap<String, PlayerId>,
    /// Those the group has, who must still be the same when the piece is stored.
    expected: HashSet<PlayerId>,
}

impl<'a> Writing<'a> {
    pub(super) async fn begin(games: &'a GameService, group: &'a GroupId) -> Result<Self, Error> {
        let mut writing = Self {
            games,
            group,
            known: HashSet::new(),
            players: HashMap::new(),
            imported: Imported::default(),
        };
        writing.refresh().await?;
        Ok(writing)
    }

    /// Reads what the group has now.
    async fn refresh(&mut self) -> Result<(), Error> {
        self.known = self.games.services().store().uids(self.group).await?;
        let players = self.games.services().store().players(self.group).await?;
        let players = players.into_iter().map(|it| (it.folded, it.id));
        self.players = players.collect();
        Ok(())
    }

    /// How many players the group would have with these.
    pub(super) fn players_with(&self, names: &HashSet<String>) -> usize {
        let is_new = |name: &&String| !self.players.contains_key(*name);
        self.players.len() + names.iter().filter(is_new).count()
    }

    /// Stores the games of a piece that are not here yet.
    pub(super) async fn store(&mut self, piece: &Piece) -> Result<(), Error> {
        self.write(piece, None).await.map(|_| ())
    }

    /// Stores the last piece, and with it the answer for a request that comes again.
    pub(super) async fn end(
        mut self,
        last: &Piece,
        key: Option<&IdempotencyKey>,
    ) -> Result<Imported, Error> {
        self.write(last, key).await
    }

    async fn write(
        &mut self,
        piece: &Piece,
        key: Option<&IdempotencyKey>,
    ) -> Result<Imported, Error> {
        let mut is_stale = false;
        let written = with_retries(async || {
            // A player was renamed meanwhile, or somebody else has brought the same name.
            if is_stale {
                self.refresh().await?;
            }
            is_stale = true;
            let (change, imported, players) = self.change(piece, key)?;
            if !change.games.is_empty() || change.response.is_some() {
                self.games.services().store().write_bulk(change).await?;
            }
            Ok::<_, AttemptError>((imported, players))
        });
        let (imported, players) = written.await?;
        let uids = piece.iter().map(|game| game.row.uid.clone());
        self.known.extend(uids);
        self.players.extend(players);
        self.imported = imported;
        Ok(imported)
    }

    /// What is to be stored of a piece, the count with it, and its new players.
    fn change(
        &self,
        piece: &Piece,
        key: Option<&IdempotencyKey>,
    ) -> Result<(WriteBatch, Imported, HashMap<String, PlayerId>), Error> {
        let mut change = WriteBatch::default();
        let mut cast = Cast::default();
        let is_new = |game: &&VerifiedGame| !self.known.contains(&game.row.uid);
        for game in piece.iter().filter(is_new) {
            let id = game.row.id.clone();
            let mut seats = Vec::new();
            for (seat, name) in Seat::first(game.names.len()).zip(&game.names) {
                let name = name.as_ref();
                seats.push(SeatRow {
                    seat,
                    player: self.player(name, &mut cast, &mut change)?,
                    name: name.map(Name::to_string).unwrap_or_default(),
                    claimed: false,
                });
            }
            for (seq, entrant) in &game.entries {
                let (player, name) = match entrant {
                    Entrant::Seat(seat) => {
                        let row = seats.get(seat.index()).ok_or_else(Error::not_found)?;
                        (row.player.clone(), row.name.clone())
                    }
                    Entrant::TakenOut(name) => {
                        let name = name.as_ref();
                        let player = self.player(name, &mut cast, &mut change)?;
                        (player, name.map(Name::to_string).unwrap_or_default())
                    }
                };
                let seq = *seq;
                let entry = Entry { seq, player, name };
                change.entries.push((id.clone(), entry));
            }
            let mut update = GameUpdate::of(id.clone());
            update.seats = Some(seats);
            change.games.push(game.row.clone());
            change.updates.push(update);
            let figures = game.summaries.clone().map(|figures| (id.clone(), figures));
            change.results.extend(figures);
            let log = game.log.iter().map(|logged| (id.clone(), logged.clone()));
            change.events.extend(log);
        }
        let imported = Imported {
            imported: self.imported.imported + change.games.len(),
            known: self.imported.known + piece.len() - change.games.len(),
        };
        change.response = idempotency::seal_response(self.games.services(), key, &imported)?;
        Ok((change, imported, cast.new))
    }

    /// The player of this name, who may be new to the group; somebody nameless always is.
    fn player(
        &self,
        name: Option<&Name>,
        cast: &mut Cast,
        change: &mut WriteBatch,
    ) -> Result<PlayerId, Error> {
        let folded = name.map(Name::case_folded);
        let known = folded.and_then(|folded| self.players.get_key_value(&folded));
        let Some((folded, player)) = known else {
            return self.new_player(name, &mut cast.new, change);
        };
        if cast.expected.insert(player.clone()) {
            change.expected.push(ExpectedPlayer {
                id: player.clone(),
                folded: folded.clone(),
            });
        }
        Ok(player.clone())
    }

    fn new_player(
        &self,
        name: Option<&Name>,
        new: &mut HashMap<String, PlayerId>,
        change: &mut WriteBatch,
    ) -> Result<PlayerId, Error> {
        let id = PlayerId::from_random(self.games.services().random()?);
        let (shown, folded) = match name {
            Some(name) => (name.to_string(), name.case_folded()),
            None => (ANONYMIZED.to_owned(), format!("{ANONYMIZED}{id}")),
        };
        if let Some(known) = new.get(&folded) {
            return Ok(known.clone());
        }
        if name.is_some() {
            new.insert(folded.clone(), id.clone());
        }
        change.players.push(NewPlayer {
            id: id.clone(),
            group: self.group.clone(),
            name: shown,
            folded,
        });
        Ok(id)
    }
}
