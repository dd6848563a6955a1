//! Reading a file of games: first to find its mistakes, then again to store its games.

use std::fs::File;
use std::io::Seek;

use tokio::sync::mpsc;

use super::answers::AnsweredTable;
use super::context::{Batch, FileSummary, ImportContext, ImportTarget};
use super::csv::CsvTable;
use super::source::TableSource;
use super::xlsx::XlsxTable;
use super::{ImportError, ImportFormat, json, table};
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
        let unreadable = |_| Error::new(ErrorCode::Malformed, "import-unreadable");
        file.rewind().map_err(unreadable)?;
        let mut context = ImportContext::new(self, receiver);
        let read = match format {
            ImportFormat::Json => json::read(&mut context, file),
            ImportFormat::Csv => CsvTable::open(file)
                .map_err(ImportError::from)
                .and_then(|source| self.read_table(&mut context, source)),
            ImportFormat::Xlsx => XlsxTable::open(file)
                .map_err(ImportError::from)
                .and_then(|source| self.read_table(&mut context, source)),
        };
        context.finish(read)
    }

    fn read_table(
        &self,
        context: &mut ImportContext,
        source: impl TableSource,
    ) -> Result<(), ImportError> {
        let cells = &self.answers.cells;
        table::read(context, &mut AnsweredTable { source, cells })
    }
}
