//! How many connections or streams are open at once, of one address and in all.

use std::collections::HashMap;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};

use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::web::Bytes;

use crate::config::Most;

/// A count of what is open, with its limits.
#[derive(Clone)]
pub(super) struct Crowd {
    most: Most,
    open: Arc<Mutex<Open>>,
}

/// What is open now.
#[derive(Default)]
struct Open {
    in_all: usize,
    /// Of each address that has any.
    by_address: HashMap<Option<IpAddr>, usize>,
}

/// Something that is open; it counts until it is dropped.
pub(super) struct Place {
    crowd: Crowd,
    address: Option<IpAddr>,
}

impl Crowd {
    pub(super) fn new(most: Most) -> Self {
        Self {
            most,
            open: Arc::default(),
        }
    }

    /// Counts one more of this address, or of many people's, which counts in all alone; `None` where
    /// there are too many.
    pub(super) fn enter(&self, address: Option<IpAddr>) -> Option<Place> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let own = open.by_address.get(&address).copied().unwrap_or_default();
        let is_much = address.is_some() && own >= self.most.by_address;
        if is_much || open.in_all >= self.most.in_all {
            return None;
        }
        open.in_all += 1;
        open.by_address.insert(address, own + 1);
        Some(Place {
            crowd: self.clone(),
            address,
        })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let open = self.crowd.open.lock();
        let mut open = open.unwrap_or_else(PoisonError::into_inner);
        open.in_all -= 1;
        if let Some(own) = open.by_address.get_mut(&self.address) {
            *own -= 1;
            if *own == 0 {
                open.by_address.remove(&self.address);
            }
        }
    }
}

/// An answer that holds something until it is sent or given up.
struct Held<T> {
    body: BoxBody,
    _held: T,
}

/// The answer that holds this, for instance its place.
pub(super) fn hold(body: impl MessageBody + 'static, held: impl Unpin + 'static) -> BoxBody {
    let body = BoxBody::new(body);
    BoxBody::new(Held { body, _held: held })
}

impl<T: Unpin> MessageBody for Held<T> {
    type Error = Box<dyn std::error::Error>;

    fn size(&self) -> BodySize {
        self.body.size()
    }

    fn poll_next(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Bytes, Self::Error>>> {
        Pin::new(&mut self.body).poll_next(context)
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    #[test]
    fn an_address_that_has_nothing_open_is_not_remembered() {
        let crowd = Crowd::new(Most {
            by_address: 1,
            in_all: 1,
        });
        let place = crowd.enter(None);
        assert!(place.is_some());
        for last in 0..100 {
            let address = Ipv4Addr::new(192, 168, 1, last).into();
            assert!(crowd.enter(Some(address)).is_none());
        }
        drop(place);
        let open = crowd.open.lock().unwrap_or_else(PoisonError::into_inner);
        assert_eq!(open.by_address.len(), 0);
    }
}
