//! Corrections of games that were played on paper, which are verified as new ones are.

use super::context::ImportContext;
use super::writer::ImportWriter;
use crate::auth::{GroupAccess, Principal};
use crate::domain::error::Error;
use crate::domain::i18n::Language;
use crate::domain::ids::{GameId, PlayerId};
use crate::domain::name::Name;
use crate::domain::precondition::Precondition;
use crate::games::{
    CorrectableGame, GameView, MAX_PLAYERS, PaperReplacement, StoredPaperSeat, too_many_players,
    with_retries,
};
use crate::groups::GroupService;
use crate::groups::import::answers::Answers;
use crate::groups::import::game::paper::{PaperGame, PaperGameError};

impl GroupService {
    /// Replaces a game on paper by a corrected one, which keeps its id; returns the game after it.
    ///
    /// If that fails, nothing has changed. Players whose names are new are added to the group; those whose names no longer
    /// occur in it leave the group if nothing else refers to them. A deleted player stays in a seat without a name.
    pub async fn correct_paper_game(
        &self,
        caller: &Principal,
        id: &GameId,
        game: PaperGame,
        precondition: &Precondition,
    ) -> Result<GameView, PaperGameError> {
        let stored = self.games.correctable(caller, id).await?;
        let CorrectableGame {
            group, date, paper, ..
        } = stored;
        let GroupAccess { group, .. } = self.require_keeper(caller, &group).await?;
        let paper = paper.ok_or_else(|| Error::invalid("correction-paper-only"))?;
        let deleted = deleted_players(&game, &paper.seats)?;
        let group_id = group.id.clone();
        let target = self
            .target(group, Language::default(), Answers::default())
            .await?;
        // It stays where it is among the games of its day.
        let at = (game.date == date).then_some(paper.created_at);
        let game = PaperGame {
            uid: Some(paper.uid),
            ..game
        };
        let verified = ImportContext::new(&target, None).verify_paper_as(id, game, at)?;
        let corrected = with_retries(async || {
            let writer = ImportWriter::open(self.services(), &group_id).await?;
            let names = verified.names.iter().flatten().map(Name::key);
            if writer.player_count_with(&names.collect()) > MAX_PLAYERS {
                return Err(too_many_players().into());
            }
            let (seats, needed) = writer.seats_of(&verified, &deleted)?;
            let replacement = PaperReplacement {
                game: verified.clone(),
                seats,
                needed,
            };
            self.games
                .replace_paper_game(caller, id, replacement, precondition)
                .await
        });
        Ok(corrected.await?)
    }
}

/// The deleted players who stay in the seats without a name: each in its own seat or, if players are added or taken out,
/// in the order of before.
fn deleted_players(
    game: &PaperGame,
    stored: &[StoredPaperSeat],
) -> Result<Vec<PlayerId>, PaperGameError> {
    let has_same_seats = game.seats.len() == stored.len();
    let mut deleted = stored.iter().filter(|seat| seat.name.is_empty());
    let unnamed = (0..)
        .zip(&game.seats)
        .filter(|(_, (name, _))| name.is_none());
    let players = unnamed.map(|(index, _)| {
        let player = match has_same_seats {
            true => stored.get(index).filter(|seat| seat.name.is_empty()),
            false => deleted.next(),
        };
        player
            .map(|seat| seat.player.clone())
            .ok_or_else(|| PaperGameError {
                seat: Some(index),
                error: Error::invalid("name-missing"),
            })
    });
    players.collect()
}
