//! The result of a game.

use askama::Template;
use chrono::TimeDelta;
use rowlock_rules::{Action, Color, EndReason, Seat, SeatSummary};

use super::context::GameContext;
use super::result_reader;
use super::result_story;
use super::result_text::result_text;
use super::seat_sheets::static_sheets;
use crate::domain::i18n::{Arg, Message, msg};
use crate::games::ResultView;
use crate::history::export::{bgstats_link, file_name};
use crate::store::EarnedBadge;
use crate::web::kit::badges::badge;
use crate::web::kit::extra_line::{self, ExtraLine};
use crate::web::kit::filters;
use crate::web::kit::labels;
use crate::web::kit::standings::SeriesCard;
use crate::web::kit::static_sheet::StaticSheet;

/// How long after the end the places are shown from the last to the first.
const NEW_FOR: TimeDelta = TimeDelta::seconds(30);

/// The ranks of a podium, and the most steps that a phone has place for.
const PODIUM: u32 = 3;
const MAX_STEPS: usize = 4;

/// The most characters of a word on a step in text of the usual size.
const MAX_WORD: usize = 8;

/// The most badges of a game that are shown with its result; the pages of the players have all.
const MAX_BADGES: usize = 3;

/// How long after the end a guest is taken to wait for a rematch.
const WAITS_FOR: TimeDelta = TimeDelta::minutes(30);

#[derive(Template)]
#[template(path = "game/result.html", blocks = ["main"])]
pub(super) struct ResultPage<'a> {
    context: &'a GameContext,
    /// The shown seat; the host's for spectators.
    seat: Seat,
    title: Message,
    headline: Message,
    /// The place of the reader, if that is not the headline.
    place: Option<Message>,
    /// How the game went or why it ended.
    story: Vec<Message>,
    badges: Vec<BadgeLine>,
    /// The standings of the series that the game belongs to.
    series: Option<SeriesCard>,
    /// Whether the game has just ended.
    is_new: bool,
    error: Option<Message>,
    /// The first three ranks; none without a winner, or where they are too many for a phone.
    podium: Vec<PodiumStep>,
    lines: Vec<StandingRow>,
    sheets: Vec<StaticSheet>,
    text: Option<Message>,
}

/// A badge that a player earned with this game.
pub(super) struct BadgeLine {
    pub(super) name: String,
    pub(super) text: Message,
}

/// A step of the podium.
struct PodiumStep {
    rank: u32,
    name: String,
    total: i32,
    is_own: bool,
}

impl PodiumStep {
    /// Whether a word of the name is too long for its step on a phone, unless the text is smaller.
    fn has_long_word(&self) -> bool {
        let mut words = self.name.split([' ', '-']);
        words.any(|word| word.chars().count() > MAX_WORD)
    }
}

/// A line of the ranking.
struct StandingRow {
    seat: Seat,
    /// `None` where nobody wins.
    rank: Option<u32>,
    /// Whether it is one of the reader's; none is where all are.
    is_own: bool,
    name: String,
    scores: Vec<(Color, Option<u32>)>,
    /// The lines of the score other than rows and penalties; `None` if they are unknown.
    extra_lines: Vec<Option<ExtraLine>>,
    penalty_score: Option<i32>,
    total: i32,
}

impl<'a> ResultPage<'a> {
    /// The result of a finished game, with the error of a refused request.
    pub(super) fn new(
        context: &'a GameContext,
        result: &ResultView,
        error: Option<Message>,
    ) -> Self {
        Self {
            context,
            seat: context.seat.unwrap_or_else(|| context.table().host()),
            title: title(context, result),
            headline: headline(context, result),
            place: result_reader::place(context, result),
            story: result_story::story(context, result, result_reader::reader(context)),
            badges: badges(context),
            series: context.series(),
            is_new: ended_within(context, NEW_FOR),
            error,
            podium: podium(context, result),
            lines: rows(context, result),
            sheets: static_sheets(context),
            text: result_text(context, result),
        }
    }

    fn colors(&self) -> &'static [Color] {
        &Color::ALL
    }

    /// The names of the lines of the score other than rows and penalties.
    fn extra_lines(&self) -> Vec<Message> {
        extra_line::names(self.context.board())
    }

    /// The query for the shown seat in URLs; empty if the browser has only one.
    fn seat_query(&self) -> String {
        match self.context.seat {
            Some(seat) if self.context.access.seats.len() > 1 => format!("?seat={seat}"),
            Some(_) | None => String::new(),
        }
    }

    /// The name of the picture's file.
    fn picture(&self) -> String {
        let Self { context, .. } = self;
        format!("{}.png", file_name(&context.details, context.zone))
    }

    /// The player who goes first in a rematch.
    fn starter(&self) -> Option<&str> {
        let seat = self.context.table().next_starting_seat()?;
        Some(self.context.name(seat))
    }

    fn may_undo(&self) -> bool {
        let Self { context, seat, .. } = self;
        (context.moves_as_host() || context.seat.is_some())
            && context.refusal(*seat, Action::Undo {}).is_none()
    }

    /// Whether there is more than what all players have in the menu.
    fn has_more(&self) -> bool {
        let access = &self.context.access;
        access.can_manage() || access.keeper || self.context.may_rewind()
    }

    /// The URL that adds the play to the app Board Game Stats.
    fn bgstats(&self) -> Option<String> {
        let table = self.context.table();
        let link = bgstats_link(&self.context.details, table);
        link.filter(|_| !table.is_unplayed())
    }
}

/// The badges that were earned with this game, the rarest first, and no more than a reader takes in.
pub(super) fn badges(context: &GameContext) -> Vec<BadgeLine> {
    let mut earned: Vec<&EarnedBadge> = context.badges.iter().collect();
    earned.sort_by_key(|earned| (earned.badge, earned.seat));
    let line = |earned: &EarnedBadge| BadgeLine {
        name: context.name(earned.seat).to_owned(),
        text: badge(earned.badge),
    };
    earned.into_iter().take(MAX_BADGES).map(line).collect()
}

/// Whether a seat is the reader's and not all seats are.
fn is_marked(context: &GameContext, seat: Seat) -> bool {
    context.is_own(seat) && !context.owns_all_seats()
}

fn podium(context: &GameContext, result: &ResultView) -> Vec<PodiumStep> {
    if !result_reader::has_winner(context, result) {
        return Vec::new();
    }
    let first = result.standings.iter().filter(|it| it.rank <= PODIUM);
    let steps: Vec<PodiumStep> = first
        .map(|standing| PodiumStep {
            rank: standing.rank,
            name: context.name(standing.seat).to_owned(),
            total: standing.total,
            is_own: is_marked(context, standing.seat),
        })
        .collect();
    if steps.len() > MAX_STEPS {
        return Vec::new();
    }
    steps
}

fn rows(context: &GameContext, result: &ResultView) -> Vec<StandingRow> {
    let has_ranks = result.reason != Some(EndReason::Stopped) && !context.table().is_unplayed();
    let mut summaries = context.table().seat_summaries();
    summaries.sort_by_key(|summary| summary.rank);
    let row = |summary: SeatSummary| StandingRow {
        seat: summary.seat,
        rank: has_ranks.then_some(summary.rank),
        is_own: is_marked(context, summary.seat),
        name: context.name(summary.seat).to_owned(),
        scores: Color::ALL
            .map(|row| (row, summary.rows.map(|rows| rows[row].score)))
            .into(),
        penalty_score: summary.penalty_score(),
        total: summary.total,
        extra_lines: match summary.lines {
            Some(lines) => ExtraLine::all(lines).into_iter().map(Some).collect(),
            None => extra_line::names(context.board())
                .iter()
                .map(|_| None)
                .collect(),
        },
    };
    summaries.into_iter().map(row).collect()
}

/// When the game ended, for programs and in words.
pub(crate) fn played(context: &GameContext) -> Option<(String, Message)> {
    let played = &context.details.played;
    let (day, at) = (played.day, played.finished_at);
    day.or(at.map(|at| at.date_naive()))?;
    let (date, at) = labels::played(day, at, context.zone);
    Some((at, date))
}

/// Who has corrected the game, and when.
pub(crate) fn corrected(context: &GameContext) -> Option<Message> {
    let details = &context.details;
    let day = labels::day(details.played.corrected_at?, context.zone);
    let mut players = details.players.iter();
    let by = players.find(|seat| {
        let is_known = details.corrected_by.is_some() && !seat.name.is_empty();
        is_known && seat.player == details.corrected_by
    });
    Some(match by {
        Some(seat) => msg("corrected-by")
            .with("name", &*seat.name)
            .with("day", day),
        None => msg("corrected-by-admin").with("day", day),
    })
}

/// Who won, or that there is no winner.
pub(crate) fn title(context: &GameContext, result: &ResultView) -> Message {
    if context.table().is_unplayed() {
        return msg("result-unplayed");
    }
    let is_stopped = result.reason == Some(EndReason::Stopped);
    if let ([alone], false) = (result.standings.as_slice(), is_stopped) {
        return msg("result-alone").with("name", context.name(alone.seat));
    }
    if is_stopped {
        return msg("history-result-stopped");
    }
    let first = result
        .standings
        .iter()
        .filter(|standing| standing.rank == 1);
    let winners: Vec<Arg> = first
        .map(|standing| Arg::from(context.name(standing.seat)))
        .collect();
    match winners.as_slice() {
        [one] => msg("result-wins").with("name", one),
        _ => msg("result-tie").with("names", Arg::List(winners)),
    }
}

/// Who won, in words to the reader.
pub(crate) fn headline(context: &GameContext, result: &ResultView) -> Message {
    result_reader::victory(context, result).unwrap_or_else(|| title(context, result))
}

/// Whether the game ended within this time.
fn ended_within(context: &GameContext, time: TimeDelta) -> bool {
    let mut events = context.recent(time).filter_map(|seq| context.event(seq));
    events.any(|event| Some(event) == context.end())
}

/// Whether this browser has played and a rematch may start soon.
pub(crate) fn may_follow(context: &GameContext) -> bool {
    context.seat.is_some() && context.details.next.is_none() && ended_within(context, WAITS_FOR)
}

/// The host, who alone can start a rematch, while a guest may wait for it.
fn waits_for(context: &GameContext) -> Option<&str> {
    let is_waiting = !context.access.host && may_follow(context);
    is_waiting.then(|| context.name(context.table().host()))
}
