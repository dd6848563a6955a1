//! The strips of the table view: with many players, a line for each instead of a sheet.

use rowlock_rules::{Color, Seat, Status};

use super::context::GameContext;
use super::sheet::seats::is_undecided;
use super::sheet::updates::near_lock;
use super::table_tiles::SeatTile;
use crate::domain::i18n::Message;
use crate::web::kit::space_state::SpaceState;
use crate::web::kit::static_sheet::{StaticRow, StaticSheet};

/// The fewest players whose sheets are too small to be read from afar.
const MIN_PLAYERS: usize = 6;

/// Whether so many players have strips.
pub(super) fn are_many(players: usize) -> bool {
    players >= MIN_PLAYERS
}

/// What a player has crossed, in a line.
pub(super) struct Strip {
    pub(super) seat: Seat,
    /// The number of the player's sheet on the page.
    pub(super) sheet_index: usize,
    /// `None` while scores are hidden or nothing is crossed.
    pub(super) rank: Option<u32>,
    pub(super) name: String,
    pub(super) is_active: bool,
    /// Whether nothing is crossed with this roll.
    pub(super) is_undecided: bool,
    pub(super) rows: Vec<StripRow>,
    pub(super) penalties: u8,
    pub(super) total: Option<i32>,
    /// That the next cross locks a row.
    pub(super) near: Option<Message>,
}

/// A row of a sheet, by its last cross.
pub(super) struct StripRow {
    pub(super) color: Color,
    pub(super) label: Message,
    /// The right-most crossed number.
    pub(super) last: Option<String>,
    pub(super) crosses: u32,
    pub(super) is_closed: bool,
    /// Whether the next cross there locks it.
    pub(super) is_lockable: bool,
}

impl Strip {
    /// The strips of a game in play with many players, by points where those are shown; empty for one with fewer players.
    pub(super) fn all(context: &GameContext, tiles: &[SeatTile]) -> Vec<Self> {
        let is_running = match context.status() {
            Status::Playing | Status::LastCall => true,
            Status::Lobby | Status::Finished => false,
        };
        if !is_running || !are_many(tiles.len()) {
            return Vec::new();
        }
        let mut strips: Vec<Self> = tiles
            .iter()
            .enumerate()
            .map(|(index, tile)| Self::new(context, index, tile))
            .collect();
        if !context.house_rules().hide_scores {
            let standings = context.table().standings();
            let is_ranked = !context.table().is_unplayed();
            let place = |seat| standings.iter().position(|it| it.seat == seat);
            strips.sort_by_key(|strip| place(strip.seat));
            for (strip, standing) in strips.iter_mut().zip(&standings) {
                strip.rank = is_ranked.then_some(standing.rank);
            }
        }
        strips
    }

    fn new(context: &GameContext, sheet_index: usize, tile: &SeatTile) -> Self {
        let (seat, sheet) = (tile.seat, &tile.sheet);
        let lockable = context.table().lockable_rows(seat);
        Self {
            seat,
            sheet_index,
            rank: None,
            name: sheet.name.clone(),
            is_active: sheet.is_active,
            is_undecided: is_undecided(context.table(), seat),
            rows: rows(context, seat, sheet, &lockable),
            penalties: sheet.penalties,
            total: sheet.total,
            near: lockable.first().map(|&row| near_lock(context, seat, row)),
        }
    }
}

fn rows(
    context: &GameContext,
    seat: Seat,
    sheet: &StaticSheet,
    lockable: &[Color],
) -> Vec<StripRow> {
    let crosses = context.table().sheet_or_empty(seat);
    let row = |row: &StaticRow| {
        let color = row.printed.name.color()?;
        let crossed = row
            .spaces()
            .filter(|(_, it)| it.state == SpaceState::Crossed);
        Some(StripRow {
            color,
            label: row.label.clone(),
            last: crossed.last().map(|(printed, _)| printed.text.clone()),
            crosses: crosses.crosses(color),
            is_closed: row.is_closed,
            is_lockable: lockable.contains(&color),
        })
    };
    sheet.rows.iter().filter_map(row).collect()
}
