//! How many games a judgement is made from, and which of its findings are said.

use rowlock_coach::{Better, Choice, Effort, Estimate, LEAST_LOSS, Spot};

/// The steps that the games for one decision may take, where they are more than usual.
const MOST_STEPS: usize = 60_000_000;

#[test]
fn the_more_a_game_takes_the_fewer_choices_are_compared_but_always_two_others() {
    let usual = Effort::USUAL;
    assert_eq!(usual.within(30_000), usual);
    let mut before = usual;
    for work in [30_001, 60_000, 90_000, 120_000, 200_000, 1_000_000] {
        let effort = usual.within(work);
        let all = effort.most * (effort.others + 1);
        assert!(all * work <= MOST_STEPS, "{work}: {effort:?}");
        assert!(effort.others <= before.others, "{work}: {effort:?}");
        before = effort;
    }
    assert_eq!(before.others, 2);
    // One game each is played, whatever it takes.
    assert_eq!(usual.within(usize::MAX).most, 1);
}

/// A loss that came out of so many games.
fn loss(mean: f64, error: f64, games: usize) -> Better {
    Better {
        choice: Choice::default(),
        loss: Estimate { mean, error },
        wins: [0.5; 2],
        games,
        others: Vec::new(),
    }
}

#[test]
fn a_loss_is_said_if_chance_alone_hardly_explains_it_and_of_few_games_only_if_it_is_clearer() {
    assert!(loss(LEAST_LOSS, 0.0, 4000).is_worth_saying());
    assert!(!loss(LEAST_LOSS - 0.01, 0.0, 4000).is_worth_saying());
    // One point is two and a half errors above the least loss.
    let error = (1.0 - LEAST_LOSS) / 2.5;
    assert!(loss(1.0, error, 128).is_worth_saying());
    assert!(!loss(1.0, error, 127).is_worth_saying());
}

#[test]
fn of_the_other_choices_the_two_with_the_smallest_losses_are_named() {
    let to = |place| Choice {
        white: Some(Spot { row: 0, place }),
        color: None,
    };
    let gains = [(to(1), -2.0), (to(2), 0.9), (to(3), 0.5), (to(4), 0.0)];
    let named = Better::others(1.0, gains);
    let named: Vec<Choice> = named.into_iter().map(|(choice, _)| choice).collect();
    // The second one loses less than is said.
    assert_eq!(named, [to(3), to(4)]);
}
