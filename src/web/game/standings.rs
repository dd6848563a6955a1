//! The standings of several games that the pages of one show: of its evening, or of the series that runs.

use rowlock_rules::{Standing, Status};

use super::context::GameContext;
use crate::domain::standings::Placing;
use crate::web::kit::standings::{EveningStandings, SeriesCard};

impl GameContext {
    /// The standings of the evening: in the lobby after its first game, in a result after its second; none while a series
    /// runs, which has standings of its own. Spectators see the players of this game only.
    pub(crate) fn evening(&self) -> Option<EveningStandings> {
        let least_games = if self.status() == Status::Lobby { 1 } else { 2 };
        let evening = self.evening.as_ref().filter(|_| self.series.is_none())?;
        let game = Some(&self.details.id);
        EveningStandings::new(evening, least_games, game, |name| self.shows_standing(name))
    }

    /// The standings of the series, while one runs and has had a game. Spectators see the players of this game only.
    pub(crate) fn series(&self) -> Option<SeriesCard> {
        let view = self.series.as_ref()?;
        let access = &self.access;
        let link = format!("/groups/{}/series/{}", self.group_id, view.series.id);
        let own = access.seats.iter().filter(|_| !self.owns_all_seats());
        let own = own.filter_map(|seat| self.details.players.get(seat.index())?.player.as_ref());
        Some(SeriesCard::new(
            view,
            &self.placings(),
            access.group_reader.then_some(link),
            &own.collect::<Vec<_>>(),
            |name| self.shows_standing(name),
        ))
    }

    /// Whether the standings of several games show a player of this name.
    pub(super) fn shows_standing(&self, name: &str) -> bool {
        let mut players = self.details.players.iter();
        self.access.is_participant() || players.any(|player| player.name == name)
    }

    /// How its players came out of this game; empty if it does not count for standings.
    fn placings(&self) -> Vec<Placing> {
        let counted = self.details.result.iter().filter(|it| it.has_winner());
        let standings = counted.flat_map(|result| &result.standings);
        let placing = |standing: &Standing| {
            let seat = self.details.players.get(standing.seat.index())?;
            Some(Placing {
                player: seat.player.clone()?,
                name: seat.name.clone(),
                rank: standing.rank,
                players: u32::try_from(self.table().seats()).ok()?,
                games: 1,
                total: standing.total.into(),
            })
        };
        standings.filter_map(placing).collect()
    }
}
