//! Which events of a log are undone.

use crate::{Event, EventKind, Seq, SharedVec};

/// For each event whether it is undone, in one pass from the last event to the first.
///
/// A rewind undoes every event after the one it names, except those that are not part of the play: the
/// host's role and the rematch.
pub(crate) fn retracted(log: &SharedVec<Event>) -> SharedVec<bool> {
    let mut retracted_flags = vec![false; log.len()];
    let mut end = log.len();
    while let Some(index) = end.checked_sub(1) {
        end = index;
        match log.get(index).map(|event| &event.kind) {
            Some(EventKind::Undo { undid }) => {
                let target = index_of(*undid).filter(|&target| target < index);
                if let Some(flag) = target.and_then(|target| retracted_flags.get_mut(target)) {
                    *flag = true;
                }
            }
            Some(EventKind::Rewind { to }) => {
                // A log that names a later event is damaged; nothing before the rewind counts then.
                let to = usize::try_from(*to).ok().filter(|&to| to <= index);
                let to = to.unwrap_or_default();
                for (event, flag) in log.iter().zip(&mut retracted_flags).take(index).skip(to) {
                    *flag |= !outlasts_rewind(&event.kind);
                }
                end = to;
            }
            Some(_) | None => {}
        }
    }
    retracted_flags.into_iter().collect()
}

fn outlasts_rewind(kind: &EventKind) -> bool {
    matches!(kind, EventKind::Host {} | EventKind::Rematch { .. })
}

/// The index in the log of the event of this number.
pub(crate) fn index_of(seq: Seq) -> Option<usize> {
    usize::try_from(seq).ok()?.checked_sub(1)
}
