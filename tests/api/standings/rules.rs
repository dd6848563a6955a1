//! How standings are computed, and which games are one evening.

use chrono::{DateTime, TimeDelta, Utc};
use rowlock::domain::ids::{GameId, PlayerId};
use rowlock::domain::standings::{
    Evening, EveningResult, LONGEST_PAUSE, Placing, Scoring, standings,
};

/// A player with this rank in a game of so many, and a total.
fn placing(name: &str, rank: u32, players: u32, total: i64) -> Placing {
    let id = name.bytes().fold(0, |id, byte| id * 31 + u64::from(byte));
    Placing {
        player: PlayerId::from_random(id),
        name: name.to_owned(),
        rank,
        players,
        games: 1,
        total,
    }
}

/// The names with their ranks and scores.
fn ranked(placings: &[Placing], scoring: Scoring) -> Vec<(String, u32, i64)> {
    let standings = standings(placings, scoring).into_iter();
    standings.map(|it| (it.name, it.rank, it.score)).collect()
}

fn named(expected: &[(&str, u32, i64)]) -> Vec<(String, u32, i64)> {
    let expected = expected.iter();
    expected
        .map(|&(name, rank, score)| (name.to_owned(), rank, score))
        .collect()
}

/// A game of four in which two share the first rank, and one of two that the third of them won.
fn two_games() -> Vec<Placing> {
    vec![
        placing("Ana", 1, 4, 70),
        placing("Ben", 1, 4, 70),
        placing("Cleo", 3, 4, 60),
        placing("Dora", 4, 4, -5),
        placing("Cleo", 1, 2, 20),
        placing("Ana", 2, 2, 10),
    ]
}

#[test]
fn players_with_the_same_number_of_wins_share_a_rank_and_are_sorted_by_their_totals() {
    let expected = [("Ana", 1, 1), ("Cleo", 1, 1), ("Ben", 1, 1), ("Dora", 4, 0)];
    assert_eq!(ranked(&two_games(), Scoring::Wins), named(&expected));
}

#[test]
fn a_place_counts_one_for_each_player_but_those_with_a_better_rank() {
    let expected = [("Ana", 1, 5), ("Cleo", 2, 4), ("Ben", 2, 4), ("Dora", 4, 1)];
    assert_eq!(ranked(&two_games(), Scoring::Rank), named(&expected));
}

#[test]
fn totals_are_added_and_can_be_negative() {
    let expected = [
        ("Ana", 1, 80),
        ("Cleo", 1, 80),
        ("Ben", 3, 70),
        ("Dora", 4, -5),
    ];
    assert_eq!(ranked(&two_games(), Scoring::Total), named(&expected));
}

#[test]
fn placings_of_several_games_at_once_count_as_each_of_them() {
    let each = [placing("Ana", 1, 2, 10), placing("Ana", 1, 2, 20)];
    let both = Placing {
        games: 2,
        ..placing("Ana", 1, 2, 30)
    };
    for scoring in Scoring::ALL {
        assert_eq!(standings(&each, scoring), standings([&both], scoring));
    }
}

#[test]
fn nobody_leads_without_games() {
    assert_eq!(standings([], Scoring::Wins), []);
}

/// A time so many minutes after eight on a Saturday evening.
fn at(minutes: i64) -> DateTime<Utc> {
    let eight: DateTime<Utc> = "2026-01-17T20:00:00Z".parse().unwrap();
    eight + TimeDelta::minutes(minutes)
}

/// The evening at a time, of games of two that ended at these times; each game has the number of its end as its id.
fn evening(time: i64, ends: &[i64]) -> Option<Evening> {
    let result = |end: i64, name: &str, rank: u32| EveningResult {
        game: game(end),
        started_at: Some(at(end - 30)),
        ended_at: at(end),
        placing: placing(name, rank, 2, 10),
    };
    let latest_first = ends.iter().rev();
    let results = latest_first.flat_map(|&end| [result(end, "Ana", 1), result(end, "Ben", 2)]);
    Evening::at(at(time), results)
}

fn game(end: i64) -> GameId {
    GameId::from_random(u64::try_from(end + 100_000).unwrap())
}

#[track_caller]
fn has_games(evening: Option<Evening>, ends: &[i64]) {
    let evening = evening.unwrap();
    let expected: Vec<GameId> = ends.iter().map(|&end| game(end)).collect();
    assert_eq!(evening.games(), expected.iter().collect::<Vec<_>>());
    assert_eq!(evening.started_at(), Some(at(ends[0] - 30)));
    assert_eq!(evening.ended_at(), at(*ends.last().unwrap()));
    let wins = i64::try_from(ends.len()).unwrap();
    assert_eq!(evening.standings()[0].score, wins);
}

#[test]
fn an_evening_goes_on_past_midnight_and_ends_with_a_pause_of_more_than_six_hours() {
    let pause = LONGEST_PAUSE.num_minutes();
    has_games(evening(300, &[0, 30, 270]), &[0, 30, 270]);
    has_games(evening(pause, &[0, pause]), &[0, pause]);
    has_games(evening(pause + 1, &[0, pause + 1]), &[pause + 1]);
    // A game of the morning, and one in the afternoon.
    has_games(evening(60, &[-600, -150, 60]), &[-150, 60]);
}

#[test]
fn an_evening_is_over_six_hours_after_its_latest_game() {
    let pause = LONGEST_PAUSE.num_minutes();
    has_games(evening(pause, &[0]), &[0]);
    assert_eq!(evening(pause + 1, &[0]), None);
    assert_eq!(evening(0, &[]), None);
}

#[test]
fn the_winners_of_a_game_of_the_evening_are_known() {
    let evening = evening(30, &[0, 30]).unwrap();
    let ana = placing("Ana", 1, 2, 0).player;
    assert_eq!(evening.winners_of(&game(30)), [&ana]);
    assert!(evening.winners_of(&game(31)).is_empty());
}
