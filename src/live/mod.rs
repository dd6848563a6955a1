//! Live updates: the hub that fans them out, and the frames in which they are sent.

mod hub;
mod sse;

pub use hub::{EventUpdate, Hub, Update};
pub use sse::SseFrame;
