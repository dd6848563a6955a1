//! Who has won the last games of the players in a lobby.

use crate::domain::error::Error;
use crate::domain::ids::PlayerId;
use crate::games::service::GameService;
use crate::store::RankedGame;

/// The shortest series of wins that a lobby speaks of.
const LEAST_WINS: usize = 2;

/// A player who has won the last games of the same players, each alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Streak {
    pub player: PlayerId,
    pub wins: usize,
}

impl Streak {
    /// The streak at the end of the games with exactly these players; the latest game comes first.
    pub fn of(players: &[PlayerId], games: &[RankedGame]) -> Option<Self> {
        let is_same = |game: &&RankedGame| {
            let is_in = |player: &PlayerId| game.ranks.iter().any(|(other, _)| other == player);
            game.ranks.len() == players.len() && players.iter().all(is_in)
        };
        let mut winners = games.iter().filter(is_same).map(winner);
        let player = winners.next()??.clone();
        let wins = 1 + winners.take_while(|other| *other == Some(&player)).count();
        (wins >= LEAST_WINS).then_some(Self { player, wins })
    }
}

/// The only winner of a game.
fn winner(game: &RankedGame) -> Option<&PlayerId> {
    let mut first = game.ranks.iter().filter(|&&(_, rank)| rank == 1);
    let (winner, _) = first.next().filter(|_| game.ranks.len() > 1)?;
    first.next().is_none().then_some(winner)
}

impl GameService {
    /// Who has won the last games of these players.
    pub async fn streak(&self, players: &[PlayerId]) -> Result<Option<Streak>, Error> {
        let (Some(first), Ok(count)) = (players.first(), u32::try_from(players.len())) else {
            return Ok(None);
        };
        let games = self.store().latest_ranked_games(first, count).await?;
        Ok(Streak::of(players, &games))
    }
}
