//! Which events of a log count no more.

use super::{Event, EventKind, Seq};

/// Which events of a log count no more, in one pass from the last event to the first.
///
/// After a rewind those events count that counted after the event it names, and what is no part of the
/// game that is played again: who is the host, and that there is a rematch.
pub(super) fn retracted(log: &[Event]) -> Vec<bool> {
    let mut undone = vec![false; log.len()];
    let mut end = log.len();
    while let Some(index) = end.checked_sub(1) {
        end = index;
        match log.get(index).map(|event| &event.kind) {
            Some(EventKind::Undo { undid }) => {
                let target = index_of(*undid).filter(|&target| target < index);
                if let Some(flag) = target.and_then(|target| undone.get_mut(target)) {
                    *flag = true;
                }
            }
            Some(EventKind::Rewind { to }) => {
                // A log that names an event to come is damaged; nothing before the rewind counts then.
                let to = usize::try_from(*to).ok().filter(|&to| to <= index);
                let to = to.unwrap_or_default();
                for (event, flag) in log.iter().zip(&mut undone).take(index).skip(to) {
                    *flag |= !outlasts_rewind(&event.kind);
                }
                end = to;
            }
            Some(_) | None => {}
        }
    }
    undone
}

fn outlasts_rewind(kind: &EventKind) -> bool {
    matches!(kind, EventKind::Host {} | EventKind::Rematch { .. })
}

/// The place in the log of the event of this number.
pub(super) fn index_of(seq: Seq) -> Option<usize> {
    usize::try_from(seq).ok()?.checked_sub(1)
}
