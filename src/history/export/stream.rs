//! An export as a stream of pieces; no more than a batch of games is in memory.

use std::fs::File;
use std::io::Read;
use std::sync::Arc;

use futures_util::stream::{self, Stream};
use rowlock_rules::Mode;
use tokio::task::spawn_blocking;

use super::Format;
use super::exporter::{AnyExporter, Exporter, Footer, LoggedGame, Scope, export_failed};
use super::game::GameResults;
use crate::auth::{self, Principal};
use crate::domain::error::Error;
use crate::domain::filters::{Cursor, HistoryFilter};
use crate::domain::ids::{GameId, GroupId};
use crate::games::{GameService, GameTranscript};
use crate::services::Services;
use crate::store::{Group, HistoryGame};

/// How many games are read at a time.
const BATCH_SIZE: u32 = 50;

/// How many bytes of a file are read at a time.
const PIECE_SIZE: usize = 64 * 1024;

/// The games of an export.
enum Source {
    Game(Box<GameTranscript>),
    List {
        principal: Principal,
        group: GroupId,
        filter: HistoryFilter,
    },
}

/// What comes next.
enum Next {
    Header(AnyExporter),
    Batch(AnyExporter, Option<Cursor>),
    Footer(AnyExporter),
    File(File),
    End,
}

struct ExportReader {
    services: Services,
    games: GameService,
    source: Source,
}

impl Format {
    /// Exports one game.
    ///
    /// # Errors
    /// [`ErrorCode::Internal`](crate::domain::error::ErrorCode::Internal) if no temporary file can be created; the
    /// stream fails with it too, and with [`ErrorCode::InvalidValue`](crate::domain::error::ErrorCode::InvalidValue)
    /// if the format has only finished games and this one goes on.
    pub fn export_game(
        self,
        services: &Services,
        games: &GameService,
        transcript: GameTranscript,
    ) -> Result<impl Stream<Item = Result<Vec<u8>, Error>> + use<>, Error> {
        let source = Source::Game(Box::new(transcript));
        let exporter = (self.entry().exporter)(Scope::Game)?;
        Ok(pieces(ExportReader::new(services, games, source), exporter))
    }

    /// Exports games of a group, newest first.
    ///
    /// # Errors
    /// [`ErrorCode::Internal`](crate::domain::error::ErrorCode::Internal) if no temporary file can be created; the
    /// stream fails as [`auth::group_access`].
    pub fn export_group(
        self,
        services: &Services,
        games: &GameService,
        principal: Principal,
        group: GroupId,
        filter: HistoryFilter,
    ) -> Result<impl Stream<Item = Result<Vec<u8>, Error>> + use<>, Error> {
        let source = Source::List {
            principal,
            group,
            filter,
        };
        let exporter = (self.entry().exporter)(Scope::List)?;
        Ok(pieces(ExportReader::new(services, games, source), exporter))
    }
}

fn pieces(
    reader: ExportReader,
    exporter: AnyExporter,
) -> impl Stream<Item = Result<Vec<u8>, Error>> {
    let begin = (reader, Next::Header(exporter));
    stream::try_unfold(begin, |(reader, mut next)| async move {
        loop {
            let (piece, following) = reader.piece(next).await?;
            if !piece.is_empty() {
                return Ok(Some((piece, (reader, following))));
            }
            if matches!(following, Next::End) {
                return Ok(None);
            }
            next = following;
        }
    })
}

impl ExportReader {
    fn new(services: &Services, games: &GameService, source: Source) -> Self {
        Self {
            services: services.clone(),
            games: games.clone(),
            source,
        }
    }

    /// The next piece, which may be empty, and what comes after it.
    async fn piece(&self, next: Next) -> Result<(Vec<u8>, Next), Error> {
        match next {
            Next::Header(mut exporter) => {
                let now = self.services.now();
                let header = match &mut exporter {
                    AnyExporter::Results(exporter) => exporter.header(now)?,
                    AnyExporter::Logs(exporter) => exporter.header(now)?,
                };
                Ok((header, Next::Batch(exporter, None)))
            }
            Next::Batch(mut exporter, after) => {
                let (text, next) = match &mut exporter {
                    AnyExporter::Results(exporter) => {
                        let (games, next) = self.results(after.as_ref()).await?;
                        (written(exporter.as_mut(), &games)?, next)
                    }
                    AnyExporter::Logs(exporter) => {
                        let (games, next) = self.transcripts(after.as_ref()).await?;
                        (written(exporter.as_mut(), &games)?, next)
                    }
                };
                let next = match next {
                    Some(cursor) => Next::Batch(exporter, Some(cursor)),
                    None => Next::Footer(exporter),
                };
                Ok((text, next))
            }
            Next::Footer(exporter) => {
                let footer = move || match exporter {
                    AnyExporter::Results(exporter) => exporter.footer(),
                    AnyExporter::Logs(exporter) => exporter.footer(),
                };
                match spawn_blocking(footer).await.map_err(export_failed)?? {
                    Footer::Text(text) => Ok((text, Next::End)),
                    Footer::File(file) => Ok((Vec::new(), Next::File(file))),
                }
            }
            Next::File(mut file) => {
                let read = move || {
                    let mut piece = vec![0; PIECE_SIZE];
                    let length = file.read(&mut piece).map_err(export_failed)?;
                    piece.truncate(length);
                    Ok::<_, Error>((piece, file))
                };
                let (piece, file) = spawn_blocking(read).await.map_err(export_failed)??;
                let next = if piece.is_empty() {
                    Next::End
                } else {
                    Next::File(file)
                };
                Ok((piece, next))
            }
            Next::End => Ok((Vec::new(), Next::End)),
        }
    }

    /// A batch of games by their stored results.
    ///
    /// Only games without stored results, such as running games, are computed from their logs.
    async fn results(
        &self,
        after: Option<&Cursor>,
    ) -> Result<(Vec<GameResults>, Option<Cursor>), Error> {
        let (principal, group, batch, next) = match self.batch(after).await? {
            Batch::Game(transcript) => {
                return Ok((vec![GameResults::from_transcript(transcript)], None));
            }
            Batch::List(principal, group, batch, next) => (principal, group, batch, next),
        };
        let ids: Vec<GameId> = batch.iter().map(|game| game.row.id.clone()).collect();
        let store = self.services.store();
        let first = store.starting_seats(&ids).await?;
        let boards = batch.iter().map(|game| &*game.row.variant);
        let boards = self.games.known_boards(boards).await?;
        let stored: Vec<Option<GameResults>> = batch
            .iter()
            .map(|game| {
                let first = first.get(&game.row.id).copied();
                let first = (game.row.mode != Mode::Sheet).then(|| first.unwrap_or_default());
                GameResults::from_row(game, &group, &boards, first)
            })
            .collect();
        let is_missing =
            |(id, stored): (&GameId, &Option<GameResults>)| stored.is_none().then(|| id.clone());
        let missing: Vec<GameId> = ids.iter().zip(&stored).filter_map(is_missing).collect();
        let computed = self.games.load_transcripts(principal, &missing, &group);
        let computed = computed.await?;
        let mut computed = computed.iter().map(GameResults::from_transcript);
        let results = stored
            .into_iter()
            .filter_map(|stored| stored.or_else(|| computed.next()));
        Ok((results.collect(), next))
    }

    /// A batch of games with their logs.
    async fn transcripts(
        &self,
        after: Option<&Cursor>,
    ) -> Result<(Vec<LoggedGame>, Option<Cursor>), Error> {
        let (transcripts, next) = match self.batch(after).await? {
            Batch::Game(transcript) => (vec![transcript.clone()], None),
            Batch::List(principal, group, batch, next) => {
                let ids: Vec<GameId> = batch.into_iter().map(|game| game.row.id).collect();
                let games = self.games.load_transcripts(principal, &ids, &group);
                (games.await?, next)
            }
        };
        let ids = transcripts.iter().map(|game| &*game.game.setup().board.id);
        let boards = self.games.known_boards(ids).await?;
        let logged = transcripts.into_iter().map(|transcript| LoggedGame {
            board: boards
                .own(&transcript.game.setup().board.id)
                .map(|own| Arc::clone(own.file())),
            transcript,
        });
        Ok((logged.collect(), next))
    }

    async fn batch(&self, after: Option<&Cursor>) -> Result<Batch<'_>, Error> {
        match &self.source {
            Source::Game(transcript) => Ok(Batch::Game(transcript)),
            Source::List {
                principal,
                group,
                filter,
            } => {
                let services = &self.services;
                let access = auth::group_access(services, principal, group).await?;
                let batch = services.store().history(group, filter, BATCH_SIZE, after);
                let batch = batch.await?;
                Ok(Batch::List(
                    principal,
                    access.group,
                    batch.games,
                    batch.next,
                ))
            }
        }
    }
}

/// A batch of the games of an export.
enum Batch<'a> {
    Game(&'a GameTranscript),
    List(&'a Principal, Group, Vec<HistoryGame>, Option<Cursor>),
}

fn written<G>(exporter: &mut dyn Exporter<G>, games: &[G]) -> Result<Vec<u8>, Error> {
    let mut text = Vec::new();
    for game in games {
        exporter.game(game, &mut text)?;
    }
    Ok(text)
}
