//! Who has won the last games of the same players.

use rowlock::games::Streak;
use rowlock::store::{FinishedGame, RankedGame};

/// The streak of these players, of whom the first letters stand for ids; each game has the ranks of its players.
fn streak(players: &str, games: &[&[(char, u8)]]) -> Option<(char, usize)> {
    let player = |letter: char| letter.to_string().repeat(12).parse().unwrap();
    let players: Vec<_> = players.chars().map(player).collect();
    let games = games.iter().enumerate().map(|(number, ranks)| RankedGame {
        played: FinishedGame {
            game: format!("{number:012}").parse().unwrap(),
            finished_at: None,
            day: None,
        },
        ranks: ranks
            .iter()
            .map(|&(letter, rank)| (player(letter), rank))
            .collect(),
    });
    let games: Vec<RankedGame> = games.collect();
    let streak = Streak::of(&players, &games)?;
    Some((streak.player.as_str().chars().next()?, streak.wins))
}

#[test]
fn a_streak_is_of_one_player_who_won_the_latest_games_alone() {
    let (won, lost, tied) = (
        &[('a', 1), ('b', 2)][..],
        &[('a', 2), ('b', 1)][..],
        &[('a', 1), ('b', 1)][..],
    );
    assert_eq!(streak("ab", &[]), None);
    assert_eq!(streak("ab", &[won]), None);
    assert_eq!(streak("ab", &[won, lost]), None);
    assert_eq!(streak("ab", &[tied, won, won]), None);
    assert_eq!(streak("ab", &[won, won, lost, won]), Some(('a', 2)));
    assert_eq!(streak("ba", &[lost, lost, lost, tied]), Some(('b', 3)));
}

#[test]
fn games_with_other_players_neither_count_nor_end_a_streak() {
    let won = &[('a', 1), ('b', 2)][..];
    let with_another = &[('a', 2), ('c', 1)][..];
    assert_eq!(streak("ab", &[won, with_another, won]), Some(('a', 2)));
    assert_eq!(streak("ac", &[won, with_another, won]), None);
    assert_eq!(streak("abc", &[won, won]), None);
    assert_eq!(streak("a", &[&[('a', 1)], &[('a', 1)]]), None);
}
