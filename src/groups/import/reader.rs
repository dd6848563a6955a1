//! Reading a file of games: first to find its mistakes, then again to store its games.

use std::fs::File;
use std::io::{self, Seek};

use tokio::sync::mpsc;

use super::answers::AnsweredTable;
use super::context::{Batch, FileSummary, ImportContext, ImportTarget};
use super::document_kind::DocumentKind;
use super::source::{CsvTable, TableSource, XlsxTable, header, is_export};
use super::{ImportError, ImportFormat, bgstats, json, own_export, table};
use crate::domain::error::{Error, ErrorCode};

impl ImportTarget {
    /// Reads a file to find all its mistakes.
    pub(super) fn check(
        &self,
        format: ImportFormat,
        file: &File,
    ) -> Result<FileSummary, ImportError> {
        self.read(format, file, None)
    }

    /// Reads a file without mistakes again, and sends its games in batches.
    pub(super) fn send(
        &self,
        format: ImportFormat,
        file: &File,
        receiver: mpsc::Sender<Batch>,
    ) -> Result<FileSummary, ImportError> {
        self.read(format, file, Some(receiver))
    }

    fn read(
        &self,
        format: ImportFormat,
        mut file: &File,
        receiver: Option<mpsc::Sender<Batch>>,
    ) -> Result<FileSummary, ImportError> {
        file.rewind().map_err(unreadable)?;
        let mut context = ImportContext::new(self, receiver);
        let read = match format {
            ImportFormat::Json => read_document(&mut context, file),
            ImportFormat::Csv => CsvTable::open(file)
                .map_err(ImportError::from)
                .and_then(|source| self.read_table(&mut context, source)),
            ImportFormat::Xlsx => XlsxTable::open(file)
                .map_err(ImportError::from)
                .and_then(|source| self.read_table(&mut context, source)),
        };
        context.finish(read)
    }

    /// Reads a table of paper games, or one that was exported.
    fn read_table(
        &self,
        context: &mut ImportContext,
        source: impl TableSource,
    ) -> Result<(), ImportError> {
        let cells = &self.answers.cells;
        let mut source = AnsweredTable { source, cells };
        let header = header(&mut source)?;
        match header.is_some_and(|header| is_export(&header.cells)) {
            true => own_export::read(context, &mut source),
            false => table::read(context, &mut source),
        }
    }
}

fn read_document(context: &mut ImportContext, mut file: &File) -> Result<(), ImportError> {
    let kind = DocumentKind::of(file);
    file.rewind().map_err(unreadable)?;
    match kind {
        DocumentKind::Own => json::read(context, file),
        DocumentKind::AppExport => bgstats::read_export(context, file),
        DocumentKind::Play => bgstats::read_play(context, file),
        DocumentKind::PlayList => bgstats::read_list(context, file),
    }
}

fn unreadable(_: io::Error) -> Error {
    Error::new(ErrorCode::Malformed, "import-unreadable")
}
