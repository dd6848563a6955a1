//! Who has won the last games of the players in a lobby.

use crate::domain::error::Error;
use crate::domain::ids::PlayerId;
use crate::games::service::GameService;
use crate::store::Placing;

/// The shortest series of wins that a lobby speaks of.
const LEAST_WINS: usize = 2;

/// A player who has won the last games of the same players, each alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Streak {
    pub player: PlayerId,
    pub wins: usize,
}

impl Streak {
    /// The streak at the end of the games with exactly these players, among results of which those of the latest game
    /// are the first.
    pub fn of(players: &[PlayerId], placings: &[Placing]) -> Option<Self> {
        let games = placings.chunk_by(|one, other| one.game == other.game);
        let is_same = |game: &&[Placing]| {
            let is_in = |player: &PlayerId| game.iter().any(|placing| placing.player == *player);
            game.len() == players.len() && players.iter().all(is_in)
        };
        let mut winners = games.filter(is_same).map(winner);
        let player = winners.next()??.clone();
        let wins = 1 + winners.take_while(|other| *other == Some(&player)).count();
        (wins >= LEAST_WINS).then_some(Self { player, wins })
    }
}

/// The only winner of a game.
fn winner(game: &[Placing]) -> Option<&PlayerId> {
    let mut first = game.iter().filter(|placing| placing.rank == 1);
    let winner = first.next().filter(|_| game.len() > 1)?;
    first.next().is_none().then_some(&winner.player)
}

impl GameService {
    /// Who has won the last games of these players.
    pub async fn streak(&self, players: &[PlayerId]) -> Result<Option<Streak>, Error> {
        let (Some(first), Ok(count)) = (players.first(), u32::try_from(players.len())) else {
            return Ok(None);
        };
        let placings = self.store().latest_placings(first, count).await?;
        Ok(Streak::of(players, &placings))
    }
}
