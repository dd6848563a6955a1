//! Numbers that look random and follow from a seed.

/// A stream of numbers from a seed (SplitMix64).
#[derive(Clone, Copy, Debug)]
pub struct Stream(u64);

impl Stream {
    /// The stream that begins with this seed.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The stream of a part of what a seed stands for.
    pub fn part(seed: u64, part: u64) -> Self {
        let mut stream = Self(seed ^ part.wrapping_mul(0xd1b5_4a32_d192_ed03));
        let seed = stream.next_number();
        Self(seed)
    }

    /// The next number; each is equally likely.
    pub fn next_number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below this one.
    pub fn below(&mut self, limit: u32) -> u32 {
        (((self.next_number() >> 32) * u64::from(limit)) >> 32) as u32
    }

    /// Two white dice, and one of each color.
    pub fn roll(&mut self, sides: u8) -> Roll {
        let mut bits = self.next_number() >> 16;
        let mut die = || {
            // Eight bits for each die: all six are taken from one number, the rest of each multiplication carries on.
            bits = (bits & 0xffff_ffff_ffff) * u64::from(sides);
            let value = (bits >> 48) as u8;
            value + 1
        };
        Roll {
            white: [die(), die()],
            colored: [die(), die(), die(), die()],
        }
    }
}

/// What six dice show; those that have left the game show anything, or 0 where that is not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Roll {
    pub white: [u8; 2],
    pub colored: [u8; 4],
}

impl Roll {
    pub(crate) fn white_sum(&self) -> u8 {
        self.white[0] + self.white[1]
    }
}

/// A seed from the id of a game (FNV-1a).
pub fn seed_of(id: &str) -> u64 {
    fingerprint(id.as_bytes())
}

/// A number that another content most likely does not have (FNV-1a).
pub(crate) fn fingerprint(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
