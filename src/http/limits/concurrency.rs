//! Concurrency limits: how many connections, streams or uploads are open, per address and in total.

use std::collections::HashMap;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};

use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::web::Bytes;

use crate::config::ConcurrencyLimit;

/// Hands out permits up to its limit.
#[derive(Clone)]
pub(super) struct ConcurrencyLimiter {
    limit: ConcurrencyLimit,
    /// How many of all are only for addresses without another one.
    for_first: usize,
    open: Arc<Mutex<OpenCounts>>,
}

#[derive(Default)]
struct OpenCounts {
    total: usize,
    /// Addresses without an open permit have no entry.
    per_address: HashMap<Option<IpAddr>, usize>,
}

/// The limit that leaves no permit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exhausted {
    Address,
    /// The limit of all addresses together.
    Total,
}

impl Exhausted {
    pub fn label(self) -> &'static str {
        match self {
            Self::Address => "address",
            Self::Total => "server",
        }
    }
}

/// One of the permits; dropping it returns it.
pub(super) struct Permit {
    limiter: ConcurrencyLimiter,
    address: Option<IpAddr>,
}

impl ConcurrencyLimiter {
    pub(super) fn new(limit: ConcurrencyLimit) -> Self {
        Self {
            limit,
            for_first: 0,
            open: Arc::default(),
        }
    }

    /// The same, with half of all permits only for addresses without another one.
    pub(super) fn with_half_for_first(self) -> Self {
        Self {
            for_first: self.limit.total / 2,
            ..self
        }
    }

    /// Acquires a permit for `address`; without an address (a trusted proxy) it counts towards the total only.
    ///
    /// # Errors
    /// The limit that is reached.
    pub(super) fn try_acquire(&self, address: Option<IpAddr>) -> Result<Permit, Exhausted> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let own = open.per_address.get(&address).copied().unwrap_or_default();
        if address.is_some() && own >= self.limit.per_address {
            return Err(Exhausted::Address);
        }
        let total = match own {
            0 => self.limit.total,
            _ => self.limit.total - self.for_first,
        };
        if open.total >= total {
            return Err(Exhausted::Total);
        }
        open.total += 1;
        open.per_address.insert(address, own + 1);
        Ok(Permit {
            limiter: self.clone(),
            address,
        })
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let open = self.limiter.open.lock();
        let mut open = open.unwrap_or_else(PoisonError::into_inner);
        open.total -= 1;
        if let Some(own) = open.per_address.get_mut(&self.address) {
            *own -= 1;
            if *own == 0 {
                open.per_address.remove(&self.address);
            }
        }
    }
}

/// A response body that owns a value until it is sent or dropped.
struct OwningBody<T> {
    body: BoxBody,
    _value: T,
}

/// Keeps `value`, such as a permit, until the body is sent or dropped.
pub(super) fn attach(body: impl MessageBody + 'static, value: impl Unpin + 'static) -> BoxBody {
    let body = BoxBody::new(body);
    BoxBody::new(OwningBody {
        body,
        _value: value,
    })
}

impl<T: Unpin> MessageBody for OwningBody<T> {
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
    fn second_permits_of_addresses_leave_half_of_all_to_others() {
        let limit = ConcurrencyLimit {
            per_address: 2,
            total: 8,
        };
        let limiter = ConcurrencyLimiter::new(limit).with_half_for_first();
        let address = |last| Some(Ipv4Addr::new(192, 168, 1, last).into());
        let mut open = Vec::new();
        for last in 0..4 {
            for _ in 0..2 {
                open.extend(limiter.try_acquire(address(last)));
            }
        }
        assert_eq!(open.len(), 6, "two addresses with two, two with one");
        assert!(limiter.try_acquire(address(4)).is_ok());
    }

    #[test]
    fn an_address_that_has_nothing_open_has_no_entry() {
        let limiter = ConcurrencyLimiter::new(ConcurrencyLimit {
            per_address: 1,
            total: 1,
        });
        let permit = limiter.try_acquire(None);
        assert!(permit.is_ok());
        for last in 0..100 {
            let address = Ipv4Addr::new(192, 168, 1, last).into();
            assert_eq!(
                limiter.try_acquire(Some(address)).err(),
                Some(Exhausted::Total)
            );
        }
        drop(permit);
        let open = limiter.open.lock().unwrap_or_else(PoisonError::into_inner);
        assert_eq!(open.per_address.len(), 0);
    }
}
