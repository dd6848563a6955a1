//! What the operator of a server does with its groups, without a right in them.

use super::GroupService;
use super::invite::INVITE_TTL;
use crate::auth::{self, CreatedLink};
use crate::domain::error::Error;
use crate::domain::grants::Right;
use crate::domain::ids::GroupId;
use crate::domain::name::Name;
use crate::store::{Change, GroupOverview, MembershipEnd, NewGroup};

impl GroupService {
    /// All groups, ordered by their last game, latest first.
    pub async fn overview(&self) -> Result<Vec<GroupOverview>, Error> {
        Ok(self.store().groups_overview().await?)
    }

    /// Creates a group that nobody has a right in yet.
    pub async fn create_empty(&self, name: &Name) -> Result<GroupId, Error> {
        let services = self.services();
        let id = GroupId::from_random(services.random()?);
        let group = NewGroup {
            id: id.clone(),
            name: name.to_string(),
            time_zone: None,
            named_after: None,
            created_at: services.now(),
        };
        let change = Change::CreateGroup(group);
        services.store().write(vec![change]).await?;
        Ok(id)
    }

    /// Creates a link that makes the device or program that opens it a keeper of the group.
    pub async fn new_keeper_link(
        &self,
        group: &GroupId,
        base_url: &str,
    ) -> Result<CreatedLink, Error> {
        let services = self.services();
        let right = Right::Keeper {
            group: group.clone(),
        };
        let (new, link) = auth::new_link(services, base_url, group, right, Some(INVITE_TTL))?;
        services
            .store()
            .write(vec![Change::CreateLink(new)])
            .await?;
        Ok(link)
    }

    /// Ends all rights in a group and its games, and all links that give one.
    pub async fn end_all_rights(&self, group: &GroupId) -> Result<(), Error> {
        let end = MembershipEnd::All {
            group: group.clone(),
            at: self.services().now(),
        };
        Ok(self.end_membership(group, end).await?)
    }
}
