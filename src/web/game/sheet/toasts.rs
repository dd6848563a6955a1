//! What a sheet tells its player in passing: news, penalties, locks to take, refusals, requests.

use rowlock_rules::{Action, Color, Cross, Seat};

use super::offer::Offer;
use super::penalty_update::PenaltyUpdate;
use super::updates::RecentEvent;
use crate::domain::i18n::{Arg, Message, msg};
use crate::web::game::context::GameContext;
use crate::web::game::requests::{JoinRequest, join_requests};
use crate::web::kit::labels::{color_first, color_name};

pub(crate) struct Toasts {
    pub(crate) update: Option<RecentEvent>,
    pub(crate) penalty: Option<PenaltyUpdate>,
    pub(crate) offer: LockOffer,
    pub(crate) message: Option<SheetMessage>,
    pub(crate) requests: Vec<JoinRequest>,
}

/// Locks that this seat can still take.
pub(crate) struct LockOffer {
    pub(crate) key: String,
    pub(crate) texts: Vec<Message>,
    pub(crate) crosses: Vec<Offer>,
}

/// The message for a refused move, shown in place.
pub(crate) struct SheetMessage {
    pub(crate) text: Message,
    pub(crate) offers: Vec<Offer>,
}

impl Toasts {
    pub(super) fn new(context: &GameContext, seat: Seat, message: Option<SheetMessage>) -> Self {
        let offer = lock_offer(context, seat);
        let penalty = PenaltyUpdate::of(context, seat);
        // The penalty says the same.
        let is_shown_as_penalty =
            |update: &RecentEvent| penalty.as_ref().is_some_and(|it| it.seq == update.seq);
        Self {
            // An offer mentions the lock, too.
            update: RecentEvent::of(context, seat)
                .filter(|update| offer.crosses.is_empty() && !is_shown_as_penalty(update)),
            // An offer ends with the roll; the update stays.
            penalty: penalty.filter(|_| offer.crosses.is_empty()),
            offer,
            message,
            requests: join_requests(context),
        }
    }
}

fn lock_offer(context: &GameContext, seat: Seat) -> LockOffer {
    let offers = context.table().lock_offers(seat);
    let mut rows: Vec<Color> = offers.iter().map(|&(row, _)| row).collect();
    rows.dedup();
    let lockers = context.lockers();
    let texts = rows.iter().map(|&row| {
        let who = &lockers[row];
        if who.is_empty() {
            msg("offer-closed").with("color", color_first(row))
        } else {
            let text = msg("offer-locked").with("names", Arg::List(who.clone()));
            text.with("row", color_name(row))
        }
    });
    let key = offers
        .iter()
        .map(|(row, number)| format!("{row}-{number}-"));
    LockOffer {
        key: key.collect::<String>() + &context.table().turn().unwrap_or_default().to_string(),
        texts: texts.collect(),
        crosses: offers
            .iter()
            .map(|(row, number)| Offer {
                action: Action::Cross(Cross::number(*row, *number)),
                label: msg("offer-lock")
                    .with("color", color_first(*row))
                    .with("number", number),
            })
            .collect(),
    }
}
