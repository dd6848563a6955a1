//! The choices of many games that are worth a look: of a year the best, of an evening the costliest.

use rowlock_coach::{ComparedChoice, SeatReport};

use super::GroupService;
use crate::auth::GroupAccess;
use crate::domain::error::Error;
use crate::domain::ids::{GameId, GroupId, PlayerId};
use crate::domain::period::Period;
use crate::domain::standings::Evening;
use crate::store::{EndTime, JudgedGame};

/// How many judged results are looked at.
const JUDGED_RESULTS: u32 = 2000;

impl GroupService {
    /// The best choice of a year, or the costliest where none was clearly good, of a player if one is given, with its
    /// game; `None` if reports are off.
    pub async fn moment_of_year(
        &self,
        access: &GroupAccess,
        player: Option<&PlayerId>,
        year: i32,
    ) -> Result<Option<(GameId, ComparedChoice)>, Error> {
        if !access.group.coach {
            return Ok(None);
        }
        let ended = EndTime::In(Period::Year(year), access.group.zone());
        let judged = self.judged(&access.group.id, player, ended).await?;
        let of = |choice: fn(&JudgedGame) -> Option<ComparedChoice>| {
            let choices = judged.iter().filter_map(move |it| Some((it, choice(it)?)));
            choices.max_by_key(|(_, choice)| choice.points)
        };
        let found = of(|it| it.choices.best()).or_else(|| of(|it| it.choices.costliest()));
        Ok(found.map(|(judged, choice)| (judged.played.game.clone(), choice)))
    }

    /// The costliest choice in the games of an evening, or the best where none was costly, with its game.
    pub(crate) async fn dearest_of(
        &self,
        group: &GroupId,
        evening: &Evening,
    ) -> Result<Option<(GameId, ComparedChoice)>, Error> {
        let ended = EndTime::Between(evening.first_ended_at(), evening.ended_at());
        let judged = self.judged(group, None, ended).await?;
        let games = evening.games();
        let of_evening = judged.iter().filter(|it| games.contains(&&it.played.game));
        let seats = of_evening.map(|it| (&it.played.game, &it.choices));
        let found = SeatReport::dearest(seats);
        Ok(found.map(|(game, choice)| (game.clone(), choice)))
    }

    async fn judged(
        &self,
        group: &GroupId,
        player: Option<&PlayerId>,
        ended: EndTime,
    ) -> Result<Vec<JudgedGame>, Error> {
        let judged = self
            .store()
            .judged_games(group, player, Some(ended), JUDGED_RESULTS);
        Ok(judged.await?)
    }
}
