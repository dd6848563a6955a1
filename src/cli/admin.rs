//! `rowlock admin`: what the operator does with the groups of a database, also while a server runs, and a link to its
//! page.

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::time::Duration;

use chrono::SecondsFormat;
use clap::{Args, Subcommand};

use super::database::ServedDatabase;
use super::page_link::PageLink;
use super::serve::{Listen, PublicUrlOption};
use super::{Failure, in_english};
use crate::domain::ids::GroupId;
use crate::domain::name::Name;
use crate::games::{GameLimits, GameService};
use crate::groups::GroupService;
use crate::http::PublicUrl;
use crate::services::{Services, SystemClock, SystemRandom};
use crate::store::{self, DatabaseAddress, GroupOverview, OnUnreachable, ServedAt, Store};

/// The options of `rowlock admin`.
#[derive(Debug, Args)]
pub struct Admin {
    #[command(subcommand)]
    action: AdminCommand,
}

/// What the operator does.
#[derive(Debug, Subcommand)]
enum AdminCommand {
    #[command(flatten)]
    Groups(GroupAction),
    /// Print a single-use link to the operator's page of the server running on this computer; expires in 15 minutes.
    PageLink(PageLink),
}

/// What the operator does with groups.
#[derive(Debug, Subcommand)]
enum GroupAction {
    /// List the groups: id, games, members, when a game was last started or finished, and name.
    Groups {
        #[command(flatten)]
        database: ServedDatabase,
        /// Print one JSON array.
        #[arg(long)]
        json: bool,
    },
    /// Create a group, and print its id and a single-use link that makes its opener its admin; expires in 24 hours.
    NewGroup {
        /// Its name, of at most 40 characters.
        name: Name,
        #[command(flatten)]
        database: ServedDatabase,
        #[command(flatten)]
        base: LinkBase,
    },
    /// Delete a group with its players and all their games; asks first.
    DeleteGroup {
        #[command(flatten)]
        target: Target,
        /// Delete without asking.
        #[arg(long)]
        yes: bool,
    },
    /// Print a single-use link that makes its opener a group admin; expires in 24 hours.
    KeeperLink {
        #[command(flatten)]
        target: Target,
        #[command(flatten)]
        base: LinkBase,
    },
    /// End the rights of all devices and tokens in a group, and all its links.
    EndRights {
        #[command(flatten)]
        target: Target,
    },
}

/// A group and its database.
#[derive(Debug, Args)]
pub(super) struct Target {
    /// The id of the group, from rowlock admin groups.
    #[arg(value_name = "GROUP")]
    pub(super) id: GroupId,
    #[command(flatten)]
    pub(super) database: ServedDatabase,
}

/// What the URL of a link begins with, unless a server that runs has left it next to the database.
#[derive(Debug, Args)]
pub(super) struct LinkBase {
    #[command(flatten)]
    listen: Listen,
    #[command(flatten)]
    public_url: PublicUrlOption,
}

impl LinkBase {
    /// The named URL, else the URL of the server that uses the database, else a guess. A guess is reported on standard
    /// error.
    fn url(self, database: &DatabaseAddress) -> String {
        let served = || ServedAt::read(database.file()?).ok().flatten();
        let named = self.public_url.url;
        let named = named.or_else(|| Some(served()?.public_url));
        if named.is_none() {
            eprintln!(
                "The address in the link is a guess, as no running server has left it here: name it with --public-url."
            );
        }
        PublicUrl::new(named, self.listen.address).url()
    }
}

impl Admin {
    /// Carries out the command; returns what to print.
    /// If it fails, nothing has changed, except that some games of a group to be deleted may be gone.
    pub async fn run(self) -> Result<String, Failure> {
        let action = match self.action {
            AdminCommand::Groups(action) => action,
            AdminCommand::PageLink(link) => return Ok(link.make()?),
        };
        let (services, games) = open(&action.database().address()).await?;
        let done = action
            .run(&GroupService::new(services.clone(), games))
            .await;
        services.store().close().await;
        done
    }
}

/// As [`open`], for what writes so much that the moves of a server on the same SQLite file would wait.
pub(super) async fn open_unused(
    address: &DatabaseAddress,
) -> Result<(Services, GameService), Failure> {
    if let Some(path) = address.file()
        && store::examine(path).await?.is_in_use
    {
        let path = path.display();
        return Err(format!(
            "A server is using the database {path}: stop it, and start it again afterwards."
        )
        .into());
    }
    open(address).await
}

/// Opens the games of a database that exists and is of this version; servers that use it notice what has changed.
pub(super) async fn open(address: &DatabaseAddress) -> Result<(Services, GameService), Failure> {
    let mut in_use = None;
    if let Some(path) = address.file() {
        let found = store::examine(path).await?;
        if found.is_older {
            let path = path.display();
            return Err(format!(
                "The database {path} is of an earlier version: make a backup, start the server once, which migrates \
                 it, and stop it."
            )
            .into());
        }
        in_use = found.is_in_use.then_some(path);
    }
    let store = match in_use {
        Some(path) => Store::open_in_use(path).await?,
        None => Store::connect(address, None, OnUnreachable::Fail).await?,
    };
    let services = Services::new(store, SystemClock, SystemRandom);
    // The limits of a server are for what others send.
    let limits = GameLimits {
        import_games: usize::MAX,
        import_time: Duration::MAX,
        ..GameLimits::default()
    };
    let games = GameService::with_limits(limits, services.clone())?;
    Ok((services, games))
}

impl GroupAction {
    fn database(&self) -> &ServedDatabase {
        match self {
            Self::Groups { database, .. } | Self::NewGroup { database, .. } => database,
            Self::DeleteGroup { target, .. }
            | Self::KeeperLink { target, .. }
            | Self::EndRights { target } => &target.database,
        }
    }

    async fn run(self, groups: &GroupService) -> Result<String, Failure> {
        let database = self.database().address();
        match self {
            Self::Groups { json: true, .. } => {
                let all = overview(groups).await?;
                let text = serde_json::to_string_pretty(&all)
                    .map_err(|error| format!("The list cannot be printed: {error}."))?;
                Ok(text + "\n")
            }
            Self::Groups { json: false, .. } => Ok(list(&overview(groups).await?)),
            Self::NewGroup { name, base, .. } => {
                let group = groups.create_empty(&name).await.map_err(in_english)?;
                let base_url = base.url(&database);
                let link = groups.new_keeper_link(&group, &base_url).await;
                let link = link.map_err(in_english)?;
                Ok(format!("{group}\n{}\n", link.url))
            }
            Self::DeleteGroup { target, yes } => {
                let group = find(groups, &target.id).await?;
                if !yes && !confirm(&group) {
                    return Err("The group was not deleted: the answer was not \"yes\".".into());
                }
                let deleted = groups.delete_unchecked(&group.id, None).await;
                deleted.map_err(in_english)?;
                Ok(format!("The group {:?} was deleted.\n", group.name))
            }
            Self::KeeperLink { target, base } => {
                let group = find(groups, &target.id).await?;
                let base_url = base.url(&database);
                let link = groups.new_keeper_link(&group.id, &base_url).await;
                let link = link.map_err(in_english)?;
                Ok(format!("{}\n", link.url))
            }
            Self::EndRights { target } => {
                let group = find(groups, &target.id).await?;
                let ended = groups.end_all_rights(&group.id).await;
                ended.map_err(in_english)?;
                let GroupOverview {
                    id, name, members, ..
                } = group;
                Ok(format!(
                    "All rights in the group {name:?} have ended, those of {members} devices and tokens. \
                     \"rowlock admin keeper-link {id}\" prints a link for a new group admin.\n"
                ))
            }
        }
    }
}

async fn overview(groups: &GroupService) -> Result<Vec<GroupOverview>, String> {
    groups.overview().await.map_err(in_english)
}

async fn find(groups: &GroupService, id: &GroupId) -> Result<GroupOverview, String> {
    let mut all = overview(groups).await?.into_iter();
    let found = all.find(|group| group.id == *id);
    found.ok_or_else(|| no_group(id))
}

pub(super) fn no_group(id: &GroupId) -> String {
    format!("No group has the id {id}; \"rowlock admin groups\" lists them.")
}

/// Asks on standard error and reads the answer; the end of the input is no.
fn confirm(group: &GroupOverview) -> bool {
    eprint!(
        "Delete the group {:?} with its players and {} games for ever? Type yes: ",
        group.name, group.games
    );
    io::stderr().flush().ok();
    let mut answer = String::new();
    io::stdin().read_line(&mut answer).is_ok() && answer.trim() == "yes"
}

fn list(groups: &[GroupOverview]) -> String {
    let head = format!(
        "{:<14} {:>6} {:>7}  {:<20}  NAME\n",
        "ID", "GAMES", "MEMBERS", "LAST PLAYED"
    );
    groups.iter().fold(head, |mut text, group| {
        let last = group.last_played.map_or_else(
            || "never".to_owned(),
            |at| at.to_rfc3339_opts(SecondsFormat::Secs, true),
        );
        let GroupOverview {
            id,
            games,
            members,
            name,
            ..
        } = group;
        // Writing to a string cannot fail.
        writeln!(text, "{id:<14} {games:>6} {members:>7}  {last:<20}  {name}").ok();
        text
    })
}
