//! A client that disconnects during a move.

use rowlock::games::Move;
use rowlock_rules::{Action, Color, Cross};

use crate::common::{TestGames, new_game};

fn cross(number: u8) -> Move {
    Move {
        seat: Some(0),
        action: Action::Cross(Cross::number(Color::Red, number)),
    }
}

#[tokio::test]
async fn a_move_whose_client_disconnects_is_complete_in_memory_and_on_disk() {
    let fixture = TestGames::open().await;
    let games = &fixture.games;
    let device = games.new_device();
    let made = games.make(new_game(&["Ana"]), Some(device)).await;
    let caller = games.caller(device).await;
    let id = made.game.id;
    // What the client may do is known from here on.
    games.view(&caller, &id).await.unwrap();

    tokio::select! {
        biased;
        _ = games.make_move(&caller, &id, cross(2), None) => panic!("stored before anybody could hang up"),
        () = async {} => {}
    }

    let after = games.make_move(&caller, &id, cross(3), None).await.unwrap();
    let view = games.view(&caller, &id).await.unwrap();
    assert_eq!(view.seats[0].rows.red.crossed, [2, 3]);
    let stored = games.services.store().game(&id).await.unwrap().unwrap();
    assert_eq!(stored.log.len(), usize::try_from(after.seq()).unwrap());
}
