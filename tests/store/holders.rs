//! Cached rights: exact at once after every change, however many read meanwhile.

use std::slice;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use rowlock::domain::grants::{Grant, Holder, Right};
use rowlock::domain::ids::{GroupId, PlayerId, TokenHash};
use rowlock::domain::settings::{Settings, Theme};
use rowlock::store::{Change, DeviceChange, GroupEdit, MembershipEnd, Revocation, RevokeTarget};
use serde_json::{Value, json};

use super::{TestStore, rename_group, time};

const HOLDER: Holder = Holder::Device(TokenHash([7; 32]));

fn grant(group: &GroupId, right: &Right) -> Vec<Change> {
    let (group, right) = (group.clone(), right.clone());
    vec![Change::Grant(Grant {
        holder: HOLDER,
        group,
        right,
    })]
}

fn revoke(right: &Right, whose: RevokeTarget) -> Vec<Change> {
    let right = right.clone();
    vec![Change::Revoke(Revocation { right, whose })]
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn no_reader_finds_a_right_after_its_revocation_or_misses_one_after_its_grant() {
    let fixture = TestStore::open().await;
    let game = fixture.game(1).await;
    let group = GroupId::from_random(1);
    let seat = Right::Seat {
        game: game.clone(),
        player: PlayerId::from_random(1),
    };
    let member = Right::Member {
        group: group.clone(),
    };
    let is_over = Arc::new(AtomicBool::new(false));
    let readers: Vec<_> = (0..3)
        .map(|_| {
            let (store, game) = (fixture.store.clone(), game.clone());
            let is_over = Arc::clone(&is_over);
            tokio::spawn(async move {
                while !is_over.load(Ordering::Relaxed) {
                    store.rights_of(HOLDER, &game).await.unwrap();
                    store.holder(HOLDER).await.unwrap();
                }
            })
        })
        .collect();
    for round in 0..100 {
        let whose = match round % 2 {
            0 => RevokeTarget::Holder(HOLDER),
            _ => RevokeTarget::All,
        };
        for right in [&seat, &member] {
            fixture.store.write(grant(&group, right)).await.unwrap();
            let rights = fixture.store.rights_of(HOLDER, &game).await.unwrap();
            assert_eq!(rights[..], *slice::from_ref(right), "round {round}");
            let state = fixture.store.holder(HOLDER).await.unwrap();
            assert!(state.has_rights, "round {round}");
            assert_eq!(state.rights.contains(right), right == &member);
            fixture.store.write(revoke(right, whose)).await.unwrap();
            let rights = fixture.store.rights_of(HOLDER, &game).await.unwrap();
            assert_eq!(rights[..], [], "round {round}");
            let state = fixture.store.holder(HOLDER).await.unwrap();
            assert!(!state.has_rights, "round {round}");
        }
    }
    is_over.store(true, Ordering::Relaxed);
    for reader in readers {
        reader.await.unwrap();
    }
}

#[tokio::test]
async fn cached_rights_follow_every_change_of_grants() {
    let fixture = TestStore::open().await;
    for (number, end) in (1..).zip(0..4) {
        let game = fixture.game(number).await;
        let group = GroupId::from_random(number);
        let player = PlayerId::from_random(number);
        let seat = Right::Seat {
            game: game.clone(),
            player: player.clone(),
        };
        let keeper = Right::Keeper {
            group: group.clone(),
        };
        fixture.store.write(grant(&group, &seat)).await.unwrap();
        fixture.store.write(grant(&group, &keeper)).await.unwrap();
        let other = TokenHash([8; 32]);
        let other = Change::Grant(Grant {
            holder: Holder::Token(other),
            group: group.clone(),
            right: keeper.clone(),
        });
        fixture.store.write(vec![other]).await.unwrap();
        let rights = fixture.store.rights_of(HOLDER, &game).await.unwrap();
        assert_eq!(rights.len(), 2);
        let (change, expected) = match end {
            0 => (Change::DeleteGame(game.clone()), vec![]),
            1 => (Change::Edit(GroupEdit::DeleteGroup(group.clone())), vec![]),
            2 => {
                let end = MembershipEnd::Holder {
                    holder: HOLDER,
                    group: group.clone(),
                    at: time(),
                };
                (Change::EndMembership(end), vec![])
            }
            _ => {
                let into = PlayerId::from_random(number + 100);
                let ben = Change::CreatePlayer(rowlock::store::NewPlayer {
                    id: into.clone(),
                    group: group.clone(),
                    name: "Ben".to_owned(),
                    name_key: "ben".to_owned(),
                    creator: None,
                });
                fixture.store.write(vec![ben]).await.unwrap();
                let merge = GroupEdit::MergePlayer {
                    from: player,
                    into: into.clone(),
                };
                let game = game.clone();
                let expected = vec![keeper, Right::Seat { game, player: into }];
                (Change::Edit(merge), expected)
            }
        };
        fixture.store.write(vec![change]).await.unwrap();
        let found = fixture.store.rights_of(HOLDER, &game).await.unwrap();
        let mut found = found.to_vec();
        found.sort_by_key(|right| matches!(right, Right::Seat { .. }));
        assert_eq!(found, expected, "{end}");
    }
}

#[tokio::test]
async fn the_state_of_a_holder_follows_names_and_settings() {
    let fixture = TestStore::open().await;
    fixture.game(1).await;
    let group = GroupId::from_random(1);
    let member = Right::Member {
        group: group.clone(),
    };
    fixture.store.write(grant(&group, &member)).await.unwrap();
    let state = fixture.store.holder(HOLDER).await.unwrap();
    assert_eq!(state.groups[0].name, "Ana");
    assert_eq!(state.settings, Settings::default());
    let rename = rename_group(group, "Family".to_owned());
    let settings = Settings {
        language: "de".parse().ok(),
        ..Settings::default()
    };
    let changes = vec![
        Change::Edit(rename),
        Change::Device(DeviceChange {
            device: HOLDER.hash(),
            settings,
        }),
    ];
    fixture.store.write(changes).await.unwrap();
    let state = fixture.store.holder(HOLDER).await.unwrap();
    assert_eq!(state.groups[0].name, "Family");
    assert_eq!(state.settings, settings);
    let token = Holder::Token(TokenHash([9; 32]));
    assert!(!fixture.store.holder(token).await.unwrap().has_rights);
}

/// Stores settings of the device; returns them as the file has them then.
async fn stored(fixture: &TestStore, settings: Settings) -> Option<Value> {
    let device = HOLDER.hash();
    let change = Change::Device(DeviceChange { device, settings });
    fixture.store.write(vec![change]).await.unwrap();
    let text = sqlx::query_scalar("SELECT settings FROM device_settings")
        .fetch_optional(&mut fixture.raw().await)
        .await;
    let text: Option<String> = text.unwrap();
    text.map(|text| serde_json::from_str(&text).unwrap())
}

#[tokio::test]
async fn what_only_a_newer_version_knows_of_a_device_is_ignored_and_stays() {
    let fixture = TestStore::open().await;
    let newer = r#"{"language": "tlh", "theme": "dark", "vibrate": 3, "font": {"size": 1.5}}"#;
    sqlx::query("INSERT INTO device_settings (holder, settings) VALUES ($1, $2)")
        .bind(&HOLDER.hash().0[..])
        .bind(newer)
        .execute(&mut fixture.raw().await)
        .await
        .unwrap();
    let mut settings = fixture.store.settings(HOLDER.hash()).await.unwrap();
    let dark = Settings {
        theme: Some(Theme::Dark),
        ..Settings::default()
    };
    assert_eq!(settings, dark);
    settings.theme = None;
    settings.vibrate = Some(false);
    let expected = json!({"language": "tlh", "vibrate": false, "font": {"size": 1.5}});
    assert_eq!(stored(&fixture, settings).await, Some(expected));
    settings.language = "fr".parse().ok();
    let expected = json!({"language": "fr", "vibrate": false, "font": {"size": 1.5}});
    assert_eq!(stored(&fixture, settings).await, Some(expected));
    let found = fixture.store.settings(HOLDER.hash()).await.unwrap();
    assert_eq!(found, settings);
}

#[tokio::test]
async fn the_defaults_of_a_device_are_not_stored() {
    let fixture = TestStore::open().await;
    let rows = "yellow-green green-yellow blue-blue red-purple";
    let settings = Settings {
        sounds: Some(true),
        rows: rows.parse().ok(),
        ..Settings::default()
    };
    let expected = json!({"sounds": true, "rows": rows});
    assert_eq!(stored(&fixture, settings).await, Some(expected));
    let found = fixture.store.settings(HOLDER.hash()).await.unwrap();
    assert_eq!(found, settings);
    assert_eq!(stored(&fixture, Settings::default()).await, None);
}
