//! Storing imported games, in batches.

use std::collections::{HashMap, HashSet};

use chrono::{DateTime, Utc};
use rowlock_rules::{OwnBoard, Seat};
use unicode_normalization::UnicodeNormalization;

use super::context::{Batch, FileSummary};
use super::preview::{Preview, PreviewedGame, PreviewedPlayer};
use crate::domain::error::Error;
use crate::domain::ids::{GameUid, GroupId, PlayerId};
use crate::domain::name::{self, Name};
use crate::domain::own_board::MAX_BOARDS;
use crate::games::{AttemptError, Entrant, VerifiedGame, with_retries};
use crate::groups::import::Imported;
use crate::groups::import::answers::Answers;
use crate::idempotency::{self, IdempotencyKey};
use crate::services::Services;
use crate::store::{ANONYMIZED, BoardChange, Change, LateEntry, NewPlayer, SeatRow};

/// From how many letters on a name with one other letter can be the same.
const MIN_COMPARED: usize = 3;

/// Writes games into a group, of which it knows the games and players.
pub(in crate::groups::import) struct ImportWriter {
    services: Services,
    group: GroupId,
    existing: HashSet<GameUid>,
    /// The players by the keys of their names, with the keys that are stored.
    players: HashMap<String, (PlayerId, String)>,
    /// The names of the group's players as they are shown, by the same keys.
    names: HashMap<String, String>,
    /// The ids of the boards that the group has of its own.
    boards: HashSet<String>,
    imported: Imported,
}

/// What a batch adds to its group, and the players of the group that it relies on.
#[derive(Default)]
struct BatchAdditions {
    /// New players, by the keys of their names.
    players: HashMap<String, PlayerId>,
    /// Players of the group, who must not have changed when the batch is stored.
    expected: HashSet<PlayerId>,
    boards: HashSet<String>,
}

impl ImportWriter {
    pub(in crate::groups::import) async fn open(
        services: &Services,
        group: &GroupId,
    ) -> Result<Self, Error> {
        let mut writer = Self {
            services: services.clone(),
            group: group.clone(),
            existing: HashSet::new(),
            players: HashMap::new(),
            names: HashMap::new(),
            boards: HashSet::new(),
            imported: Imported::default(),
        };
        writer.refresh().await?;
        Ok(writer)
    }

    /// Reads the games, players and boards of the group.
    async fn refresh(&mut self) -> Result<(), Error> {
        self.existing = self.services.store().uids(&self.group).await?;
        let players = self.services.store().players(&self.group).await?;
        let names = players
            .iter()
            .map(|it| (name::key(&it.name), it.name.clone()));
        self.names = names.collect();
        let players = players.into_iter();
        let players = players.map(|it| (name::key(&it.name), (it.id, it.name_key)));
        self.players = players.collect();
        let boards = self.services.store().group_boards(&self.group);
        let boards = boards.await?.into_iter().map(|board| board.id);
        self.boards = boards.collect();
        Ok(())
    }

    /// What this would do that was found in a file.
    pub(super) fn preview(&self, found: FileSummary, answers: &Answers) -> Preview {
        let is_known = |uid: &GameUid| self.existing.contains(uid);
        let known = found.uids.iter().filter(|&uid| is_known(uid)).count();
        let games = found.listed.into_iter().map(|game| PreviewedGame {
            is_known: is_known(&game.uid),
            ..game
        });
        let players = found.players.into_values().map(|(name, games)| {
            let player = answers.name(name.clone());
            let is_new = |name: &Name| !self.players.contains_key(&name.key());
            PreviewedPlayer {
                similar: is_new(&name).then(|| self.similar(&name)).flatten(),
                is_new: player.as_ref().is_some_and(is_new),
                name,
                player,
                games,
            }
        });
        Preview {
            imported: Imported {
                imported: found.uids.len() - known,
                skipped: known,
            },
            games: games.collect(),
            players: players.collect(),
            left_out: found.left_out,
            questions: found.questions,
            mistakes: found.mistakes,
        }
    }

    /// The player of the group whose name is nearest to a new one, if a slip or a surname is all that differs.
    fn similar(&self, name: &Name) -> Option<Name> {
        let key = name.key();
        let near = self
            .names
            .iter()
            .filter(|(known, _)| is_similar(known, &key));
        let mut near: Vec<(&String, &String)> = near.collect();
        near.sort_unstable();
        near.first()?.1.parse().ok()
    }

    /// How many players the group would have with these names.
    pub(in crate::groups::import) fn player_count_with(&self, names: &HashSet<String>) -> usize {
        let is_new = |name: &&String| !self.players.contains_key(*name);
        self.players.len() + names.iter().filter(is_new).count()
    }

    /// Stores the games of a batch that the group does not have yet; returns the counts so far.
    pub(super) async fn store(&mut self, batch: &Batch) -> Result<Imported, Error> {
        self.write(batch, None).await
    }

    /// Stores the last batch, and with it the response for the idempotency key.
    pub(in crate::groups::import) async fn finish(
        mut self,
        last: &Batch,
        key: Option<&IdempotencyKey>,
    ) -> Result<Imported, Error> {
        self.write(last, key).await
    }

    async fn write(
        &mut self,
        batch: &Batch,
        key: Option<&IdempotencyKey>,
    ) -> Result<Imported, Error> {
        let mut is_stale = false;
        let written = with_retries(async || {
            // A player was renamed, or a concurrent request has added the same name or the last board.
            if is_stale {
                self.refresh().await?;
            }
            is_stale = true;
            let (changes, imported, additions) = self.batch_changes(batch, key)?;
            if !changes.is_empty() {
                self.services.store().write_bulk(changes).await?;
            }
            Ok::<_, AttemptError>((imported, additions))
        });
        let (imported, additions) = written.await?;
        let uids = batch.iter().map(|game| game.row.uid.clone());
        self.existing.extend(uids);
        let players = additions.players.into_iter();
        self.players
            .extend(players.map(|(key, id)| (key.clone(), (id, key))));
        self.boards.extend(additions.boards);
        self.imported = imported;
        Ok(imported)
    }

    /// The changes that store a batch, the counts including it, and what the batch adds to the group.
    fn batch_changes(
        &self,
        batch: &Batch,
        key: Option<&IdempotencyKey>,
    ) -> Result<(Vec<Change>, Imported, BatchAdditions), Error> {
        // What is alike of all games is one statement; entries refer to events.
        let (mut changes, mut games, mut all_seats) = (Vec::new(), Vec::new(), Vec::new());
        let (mut events, mut results, mut entries) = (Vec::new(), Vec::new(), Vec::new());
        let mut count = 0;
        let mut additions = BatchAdditions::default();
        let at = self.services.now();
        let is_new = |game: &&VerifiedGame| !self.existing.contains(&game.row.uid);
        for game in batch.iter().filter(is_new) {
            let id = game.row.id.clone();
            let seats = self.seats(game, &[], &mut additions, &mut changes)?;
            for (seq, entrant) in &game.entries {
                let (player, name) = match entrant {
                    Entrant::Seat(seat) => {
                        let row = seats.get(seat.index()).ok_or_else(Error::not_found)?;
                        (row.player.clone(), row.name.clone())
                    }
                    Entrant::TakenOut(name) => {
                        let name = name.as_ref();
                        let player = self.player(name, &mut additions, &mut changes)?;
                        (player, name.map(Name::to_string).unwrap_or_default())
                    }
                };
                let seq = *seq;
                let entry = LateEntry { seq, player, name };
                entries.push(Change::Enter(id.clone(), entry));
            }
            if let Some(board) = &game.board {
                self.add_board(board, at, &mut additions, &mut changes);
            }
            games.push(Change::CreateGame(game.row.clone()));
            all_seats.push(Change::Seats(id.clone(), seats));
            let summaries = game.summaries.clone();
            results.extend(summaries.map(|summaries| Change::Results(id.clone(), summaries)));
            let log = game.log.iter().cloned();
            events.extend(log.map(|logged| Change::Append(id.clone(), logged)));
            count += 1;
        }
        changes.extend(games);
        changes.extend(all_seats);
        changes.extend(events);
        // With the results the end of the log is stored.
        changes.extend(results);
        changes.extend(entries);
        let imported = Imported {
            imported: self.imported.imported + count,
            skipped: self.imported.skipped + batch.len() - count,
        };
        idempotency::respond(&mut changes, &self.services, key, &imported)?;
        Ok((changes, imported, additions))
    }

    /// The seats of a game that takes the place of another, and the changes that they need; those without a name are of
    /// these deleted players.
    pub(super) fn seats_of(
        &self,
        game: &VerifiedGame,
        deleted: &[PlayerId],
    ) -> Result<(Vec<SeatRow>, Vec<Change>), Error> {
        let (mut additions, mut changes) = (BatchAdditions::default(), Vec::new());
        let seats = self.seats(game, deleted, &mut additions, &mut changes)?;
        if let Some(board) = &game.board {
            self.add_board(board, self.services.now(), &mut additions, &mut changes);
        }
        Ok((seats, changes))
    }

    /// The seats of a game; players whom the group does not have yet are added to it.
    fn seats(
        &self,
        game: &VerifiedGame,
        deleted: &[PlayerId],
        additions: &mut BatchAdditions,
        changes: &mut Vec<Change>,
    ) -> Result<Vec<SeatRow>, Error> {
        let (mut seats, mut deleted) = (Vec::new(), deleted.iter());
        for (seat, name) in Seat::first(game.names.len()).zip(&game.names) {
            let name = name.as_ref();
            let player = match (name, deleted.as_slice()) {
                (None, [player, ..]) => {
                    deleted.next();
                    player.clone()
                }
                _ => self.player(name, additions, changes)?,
            };
            seats.push(SeatRow {
                seat,
                player,
                name: name.map(Name::to_string).unwrap_or_default(),
                claimed: false,
            });
        }
        Ok(seats)
    }

    /// Stores the board of an imported game, and gives it to the group unless that has too many.
    fn add_board(
        &self,
        board: &OwnBoard,
        at: DateTime<Utc>,
        additions: &mut BatchAdditions,
        changes: &mut Vec<Change>,
    ) {
        changes.push(Change::Board(BoardChange::Add(board.clone())));
        let is_known = self.boards.contains(board.id()) || additions.boards.contains(board.id());
        if !is_known && self.boards.len() + additions.boards.len() < MAX_BOARDS {
            additions.boards.insert(board.id().to_owned());
            changes.push(Change::Board(BoardChange::Give {
                group: self.group.clone(),
                board: board.id().to_owned(),
                at,
            }));
        }
    }

    /// The player with this name, or a new one; a deleted player is always new.
    fn player(
        &self,
        name: Option<&Name>,
        additions: &mut BatchAdditions,
        changes: &mut Vec<Change>,
    ) -> Result<PlayerId, Error> {
        let found = name.and_then(|name| self.players.get(&name.key()));
        let Some((player, name_key)) = found else {
            return self.new_player(name, &mut additions.players, changes);
        };
        if additions.expected.insert(player.clone()) {
            changes.push(Change::Expect {
                player: player.clone(),
                name_key: name_key.clone(),
            });
        }
        Ok(player.clone())
    }

    fn new_player(
        &self,
        name: Option<&Name>,
        new: &mut HashMap<String, PlayerId>,
        changes: &mut Vec<Change>,
    ) -> Result<PlayerId, Error> {
        let id = PlayerId::from_random(self.services.random()?);
        let (shown_name, name_key) = match name {
            Some(name) => (name.to_string(), name.key()),
            None => (ANONYMIZED.to_owned(), format!("{ANONYMIZED}{id}")),
        };
        if let Some(player) = new.get(&name_key) {
            return Ok(player.clone());
        }
        if name.is_some() {
            new.insert(name_key.clone(), id.clone());
        }
        changes.push(Change::CreatePlayer(NewPlayer {
            id: id.clone(),
            group: self.group.clone(),
            name: shown_name,
            name_key,
            creator: None,
        }));
        Ok(id)
    }
}

/// Whether two keys differ by one letter, by accents, or by a word that only one of them has.
fn is_similar(one: &str, other: &str) -> bool {
    let bare = |name: &str| -> String {
        let letters = name
            .nfd()
            .filter(|it| !('\u{300}'..='\u{36f}').contains(it));
        letters.collect()
    };
    let (one, other) = (bare(one), bare(other));
    let begins = |long: &str, short: &str| {
        let rest = long.strip_prefix(short);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
    };
    let shorter = one.chars().count().min(other.chars().count());
    begins(&one, &other)
        || begins(&other, &one)
        || shorter >= MIN_COMPARED && strsim::osa_distance(&one, &other) == 1
}
