//! The order in which a lobby lists its seats, in which the players sit around the table.

use rowlock_rules::Seat;

use crate::domain::ids::GameId;

/// The query with this order; none for that of the seats.
pub(super) fn query(order: &[Seat]) -> String {
    match order {
        [] => String::new(),
        order => format!("?order={}", format_order(order)),
    }
}

/// The URL of the lobby in this order.
pub(super) fn lobby_path(game: &GameId, order: &[Seat]) -> String {
    format!("/games/{game}{}", query(order))
}

/// Formats an order of seats for URLs and forms: `1,0,2`.
pub(super) fn format_order(order: &[Seat]) -> String {
    let seats: Vec<String> = order.iter().map(Seat::to_string).collect();
    seats.join(",")
}

/// Parses an order; invalid seats are skipped.
pub(crate) fn parse_order(text: &str) -> Vec<Seat> {
    let seats = text.split(',').filter_map(|seat| seat.parse().ok());
    seats.filter_map(Seat::new).collect()
}

/// Completes an order, so that it contains each seat of the table once.
pub(super) fn complete_order(requested: &[Seat], count: usize) -> Vec<Seat> {
    let mut order: Vec<Seat> = Vec::new();
    for seat in requested.iter().copied().chain(Seat::first(count)) {
        if seat.index() < count && !order.contains(&seat) {
            order.push(seat);
        }
    }
    order
}
