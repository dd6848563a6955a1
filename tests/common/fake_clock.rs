//! A clock that is set by hand.

use rowlock::services::Clock;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use chrono::{DateTime, TimeDelta, Utc};

/// A clock that moves only when it is advanced.
#[derive(Clone)]
pub struct FakeClock(Arc<Mutex<(DateTime<Utc>, Instant)>>);

impl FakeClock {
    pub fn at(time: &str) -> Self {
        Self(Arc::new(Mutex::new((
            time.parse().unwrap(),
            Instant::now(),
        ))))
    }

    /// Lets time pass.
    pub fn advance(&self, by: TimeDelta) {
        self.0.lock().unwrap().1 += by.to_std().unwrap();
        self.jump(by);
    }

    /// Sets the time of day, forwards or back, without letting time pass.
    pub fn jump(&self, by: TimeDelta) {
        self.0.lock().unwrap().0 += by;
    }
}

impl Clock for FakeClock {
    fn now(&self) -> DateTime<Utc> {
        self.0.lock().unwrap().0
    }

    fn instant(&self) -> Instant {
        self.0.lock().unwrap().1
    }
}
