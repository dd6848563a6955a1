//! A clock that is set by hand.

use std::sync::{Arc, Mutex};

use chrono::{DateTime, TimeDelta, Utc};
use rowlock::games::Clock;

/// A clock that stands still until it is advanced.
#[derive(Clone)]
pub struct Watch(Arc<Mutex<DateTime<Utc>>>);

impl Watch {
    pub fn at(time: &str) -> Self {
        Self(Arc::new(Mutex::new(time.parse().unwrap())))
    }

    pub fn advance(&self, by: TimeDelta) {
        *self.0.lock().unwrap() += by;
    }
}

impl Clock for Watch {
    fn now(&self) -> DateTime<Utc> {
        *self.0.lock().unwrap()
    }
}
