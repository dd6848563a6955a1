//! Whether a write-ahead log belongs to the database next to it, read without SQLite.
//!
//! SQLite applies every log with valid checksums to any file next to it, and so ruins a backup that was put back next
//! to a later log. Therefore the writer marks each generation of the log (see [`super::wal`]): the header of the file
//! holds a random number, and so does each copy of the header in the log that goes with it. This file compares the two
//! before SQLite opens anything.

use std::fs::File;
use std::io::{self, BufReader, Read};
use std::path::Path;

/// The file header of SQLite (<https://sqlite.org/fileformat2.html#the_database_header>).
const FILE_HEADER: usize = 100;
const FILE_MAGIC: &[u8] = b"SQLite format 3\0";
/// Where the header says that the file is used with a write-ahead log: twice the number 2.
const FILE_VERSIONS: std::ops::Range<usize> = 18..20;
/// The offset of `PRAGMA user_version`, which holds the mark.
const MARK: std::ops::Range<usize> = 60..64;
/// The offset of `PRAGMA application_id`.
const APPLICATION: std::ops::Range<usize> = 68..72;

/// The lengths of the headers of a log and of a frame (<https://sqlite.org/fileformat2.html#the_write_ahead_log>).
const LOG_HEADER: usize = 32;
const FRAME_HEADER: usize = 24;
const LOG_MAGIC: u32 = 0x377f_0682;
const LOG_VERSION: u32 = 3_007_000;
const PAGE_SIZES: std::ops::RangeInclusive<usize> = 512..=65_536;

/// What the file at this path is, as far as its header says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::store) enum FileHeader {
    /// Nothing was written yet.
    Empty,
    Sqlite,
    Foreign,
}

/// Reads what the file is, without a lock and without SQLite.
pub(in crate::store) fn header(file: &Path) -> io::Result<FileHeader> {
    // A pipe would wait for another program that writes to it.
    if file.metadata().is_ok_and(|found| !found.is_file()) {
        return Ok(FileHeader::Foreign);
    }
    let header = file_header(file)?;
    Ok(match header.get(..FILE_MAGIC.len()) {
        _ if header.is_empty() => FileHeader::Empty,
        Some(magic) if magic == FILE_MAGIC => FileHeader::Sqlite,
        Some(_) | None => FileHeader::Foreign,
    })
}

/// Whether SQLite may apply this log to this file. A log without any whole transaction always may: nothing is applied.
/// So may a log without a copy of the file's header: it is of a version that did not mark its logs.
pub(in crate::store) fn belongs_to(log: &Path, database: &Path) -> io::Result<bool> {
    let log = match File::open(log) {
        Ok(log) => log,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(true),
        Err(error) => return Err(error),
    };
    let Some(log) = WalTransactions::read(BufReader::with_capacity(1 << 20, log))? else {
        return Ok(true);
    };
    let header = file_header(database)?;
    if header.len() < FILE_HEADER {
        // The log's own file is gone.
        return Ok(false);
    }
    let fits_in_form = header[FILE_VERSIONS] == [2, 2] && page_size(&header) == log.page_size;
    let is_marked = log.marks.iter().any(|mark| *mark == header[MARK]);
    Ok(fits_in_form && (log.marks.is_empty() || is_marked))
}

/// Whether the header of the file itself, without a log, has this `application_id`.
pub(in crate::store) fn has_application_id(application: i32, database: &Path) -> io::Result<bool> {
    let header = file_header(database)?;
    Ok(header.get(APPLICATION) == Some(&application.to_be_bytes()[..]))
}

/// The file's header, or as much of it as there is.
fn file_header(file: &Path) -> io::Result<Vec<u8>> {
    let mut header = Vec::new();
    match File::open(file) {
        Ok(file) => file.take(FILE_HEADER as u64).read_to_end(&mut header)?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => 0,
        Err(error) => return Err(error),
    };
    Ok(header)
}

/// The size of a page, by a file's header; 1 stands for 65,536.
fn page_size(header: &[u8]) -> usize {
    match usize::from(u16::from_be_bytes([header[16], header[17]])) {
        1 => 65_536,
        size => size,
    }
}

/// The whole transactions of a log.
struct WalTransactions {
    page_size: usize,
    /// The marks in the copies of the file's header.
    marks: Vec<Vec<u8>>,
}

impl WalTransactions {
    /// Reads as much of a log as SQLite would apply; `None` where that is nothing.
    fn read(mut log: impl Read) -> io::Result<Option<Self>> {
        let mut header = [0; LOG_HEADER];
        if !read_full(&mut log, &mut header)? {
            return Ok(None);
        }
        let magic = read_u32(&header, 0);
        let page_size = usize::try_from(read_u32(&header, 8)).unwrap_or_default();
        let mut sum = Checksum::new(magic & 1 == 1);
        sum.add(&header[..24]);
        let is_log = magic & !1 == LOG_MAGIC
            && read_u32(&header, 4) == LOG_VERSION
            && PAGE_SIZES.contains(&page_size)
            && page_size.is_power_of_two()
            && sum.is(&header[24..]);
        if !is_log {
            return Ok(None);
        }
        // The marks of whole transactions, and of the transaction that is being read.
        let (mut marks, mut open) = (Vec::new(), Vec::new());
        let mut is_any_whole = false;
        let mut frame = vec![0; FRAME_HEADER + page_size];
        while read_full(&mut log, &mut frame)? {
            let (about, page) = frame.split_at(FRAME_HEADER);
            sum.add(&about[..8]);
            sum.add(page);
            if about[8..16] != header[16..24] || !sum.is(&about[16..]) {
                break;
            }
            if read_u32(about, 0) == 1 {
                open.push(page[MARK].to_vec());
            }
            let is_last_of_transaction = read_u32(about, 4) != 0;
            if is_last_of_transaction {
                is_any_whole = true;
                marks.append(&mut open);
                marks.dedup();
            }
        }
        Ok(is_any_whole.then_some(Self { page_size, marks }))
    }
}

/// Fills the whole buffer, or says that less was left.
fn read_full(from: &mut impl Read, buffer: &mut [u8]) -> io::Result<bool> {
    match from.read_exact(buffer) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(false),
        Err(error) => Err(error),
    }
}

/// The big-endian number at this offset; all four bytes must exist.
fn read_u32(bytes: &[u8], at: usize) -> u32 {
    let mut number = [0; 4];
    number.copy_from_slice(&bytes[at..at + 4]);
    u32::from_be_bytes(number)
}

/// SQLite's running checksum over a log.
struct Checksum {
    is_big_endian: bool,
    sums: (u32, u32),
}

impl Checksum {
    fn new(is_big_endian: bool) -> Self {
        Self {
            is_big_endian,
            sums: (0, 0),
        }
    }

    /// Goes on over these bytes; their number is a multiple of eight.
    fn add(&mut self, bytes: &[u8]) {
        let (mut first, mut second) = self.sums;
        for pair in bytes.chunks_exact(8) {
            let mut left = read_u32(pair, 0);
            let mut right = read_u32(pair, 4);
            if !self.is_big_endian {
                left = left.swap_bytes();
                right = right.swap_bytes();
            }
            first = first.wrapping_add(left).wrapping_add(second);
            second = second.wrapping_add(right).wrapping_add(first);
        }
        self.sums = (first, second);
    }

    /// Whether this is the checksum so far.
    fn is(&self, stored: &[u8]) -> bool {
        self.sums == (read_u32(stored, 0), read_u32(stored, 4))
    }
}
