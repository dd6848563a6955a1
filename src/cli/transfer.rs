//! `rowlock export` and `rowlock import`: the games of a group, in a file.

use std::fmt::Write as _;
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use futures_util::TryStreamExt;

use super::admin::{Target, no_group, open, open_unused};
use super::{Failure, in_english};
use crate::auth::Principal;
use crate::domain::filters::HistoryFilter;
use crate::domain::i18n::Language;
use crate::domain::ids::GroupId;
use crate::games::GameService;
use crate::groups::{
    Answers, GroupService, ImportError, ImportFile, ImportMistake, ImportQuota, Imported,
};
use crate::history::export::Format;
use crate::services::Services;
use crate::store::Group;

/// How many bytes of a file are read at a time.
const PIECE_SIZE: usize = 64 * 1024;

/// The options of `rowlock export`.
#[derive(Debug, Args)]
pub struct Export {
    #[command(flatten)]
    target: Target,
    /// The new file; its extension decides the format: json, csv, xlsx or bgstats.json.
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

/// The options of `rowlock import`.
#[derive(Debug, Args)]
pub struct Import {
    #[command(flatten)]
    target: Target,
    /// A file that was exported in any format, an export of BG Stats, or a table of paper games as XLSX or CSV.
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

impl Export {
    /// Writes the file; returns what to print. If it fails, there is no new file.
    pub async fn run(self) -> Result<String, Failure> {
        let path = &self.file;
        let name = path.to_string_lossy();
        let fitting = Format::ALL.into_iter().filter(|format| {
            let ending = format!(".{}", format.file_extension());
            name.ends_with(&ending)
        });
        // One ending is also the end of another.
        let format = fitting.max_by_key(|format| format.file_extension().len());
        let format = format.ok_or_else(|| {
            let path = path.display();
            format!("Unknown file extension: {path}. Use .json, .csv, .xlsx or .bgstats.json.")
        })?;
        let (services, games) = open(&self.target.database.address()).await?;
        let done = export(&services, &games, &self.target, format, path).await;
        services.store().close().await;
        done
    }
}

async fn export(
    services: &Services,
    games: &GameService,
    target: &Target,
    format: Format,
    path: &Path,
) -> Result<String, Failure> {
    let cannot_write = |error: io::Error| format!("Cannot write {}: {error}.", path.display());
    let principal = Principal::operator_of(find(services, &target.id).await?);
    let filter = HistoryFilter::default();
    let pieces = format.export_group(services, games, principal, target.id.clone(), filter);
    let pieces = pieces.map_err(in_english)?;
    let mut pieces = std::pin::pin!(pieces);
    let folder = path.parent().filter(|it| !it.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    let mut file = tempfile::NamedTempFile::new_in(folder).map_err(cannot_write)?;
    while let Some(piece) = pieces.try_next().await.map_err(in_english)? {
        file.write_all(&piece).map_err(cannot_write)?;
    }
    file.as_file().sync_all().map_err(cannot_write)?;
    file.persist_noclobber(path)
        .map_err(|error| cannot_write(error.error))?;
    Ok(format!("The games were written to {}.\n", path.display()))
}

impl Import {
    /// Reads the file; returns what to print.
    /// If it fails, nothing has changed, unless the disk is full or the program was interrupted: then a second import adds
    /// the rest.
    pub async fn run(self) -> Result<String, Failure> {
        let file = File::open(&self.file).map_err(|error| self.cannot_read(&error))?;
        let (services, games) = open_unused(&self.target.database.address()).await?;
        let done = self.import(&services, games, file).await;
        services.store().close().await;
        done
    }

    async fn import(
        &self,
        services: &Services,
        games: GameService,
        mut file: File,
    ) -> Result<String, Failure> {
        let principal = Principal::operator_of(find(services, &self.target.id).await?);
        let groups = GroupService::new(services.clone(), games);
        let upload = groups.new_upload().map_err(in_english)?;
        let mut upload = upload.without_limit();
        let mut piece = vec![0; PIECE_SIZE];
        loop {
            let length = file
                .read(&mut piece)
                .map_err(|error| self.cannot_read(&error))?;
            let Some(read) = piece.get(..length).filter(|read| !read.is_empty()) else {
                break;
            };
            upload.write(read).map_err(in_english)?;
        }
        let format = upload.detect_format().map_err(in_english)?;
        let file = upload.finish().map_err(in_english)?;
        let quota = ImportQuota::default();
        let sent = ImportFile {
            format,
            file,
            language: Language::default(),
            answers: Answers::default(),
        };
        let checked = groups.check_import(&principal, &self.target.id, sent, &quota);
        let done = async { checked.await?.store(&quota, None, |_| ()).await };
        match done.await {
            Ok(Imported { imported, skipped }) => Ok(format!(
                "{imported} games were added; {skipped} were there before.\n"
            )),
            Err(ImportError::Refused(error)) => Err(in_english(error).into()),
            Err(ImportError::Mistakes(mistakes)) => {
                Err(format!("Nothing was imported:\n{}", lines(mistakes)).into())
            }
        }
    }

    fn cannot_read(&self, error: &io::Error) -> String {
        format!("Cannot read {}: {error}.", self.file.display())
    }
}

async fn find(services: &Services, id: &GroupId) -> Result<Group, String> {
    let group = services.store().group(id).await;
    group.map_err(in_english)?.ok_or_else(|| no_group(id))
}

/// The mistakes of a file, one a line.
fn lines(mistakes: Vec<ImportMistake>) -> String {
    mistakes
        .into_iter()
        .fold(String::new(), |mut text, mistake| {
            let location = mistake.location;
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{location}: {}", in_english(mistake.error));
            text
        })
}
