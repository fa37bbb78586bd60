//! The time that a test takes by itself, however busy the machine is.

use std::time::{Duration, Instant};

pub struct Clock(Duration, Instant);

impl Clock {
    pub fn start() -> Clock {
        Clock(processor_time().unwrap_or_default(), Instant::now())
    }

    /// The processor time of this thread since the start; where the system does not tell it, the time that has passed.
    pub fn elapsed(&self) -> Duration {
        processor_time().map_or_else(|| self.1.elapsed(), |now| now - self.0)
    }
}

/// Linux tells it.
fn processor_time() -> Option<Duration> {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds = stat.split(' ').next()?.parse().ok()?;
    Some(Duration::from_nanos(nanoseconds))
}
