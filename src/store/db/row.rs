//! Rows and their columns.

use std::str::FromStr;

use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{Column as _, ColumnIndex, Row as _, TypeInfo, ValueRef};

use crate::store::error::StoreError;

/// A row that a statement returned.
pub(in crate::store) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

/// A column by its name or its number from 0.
pub(in crate::store) trait Index:
    ColumnIndex<SqliteRow> + ColumnIndex<PgRow>
{
}

impl Index for &str {}

impl Index for usize {}

impl Row {
    /// The value of a column.
    pub(in crate::store) fn try_get<'r, T: Column<'r>>(
        &'r self,
        column: impl Index,
    ) -> Result<T, sqlx::Error> {
        let column = match self {
            Self::Sqlite(row) => column.index(row)?,
            Self::Postgres(row) => column.index(row)?,
        };
        T::read(self, column)
    }

    /// Parses a text column.
    pub(in crate::store) fn parse<T: FromStr<Err: ToString>>(
        &self,
        column: impl Index,
    ) -> Result<T, StoreError> {
        parsed(self.try_get(column)?)
    }

    /// As [`Row::parse`], for a column that may be NULL.
    pub(in crate::store) fn parse_optional<T: FromStr<Err: ToString>>(
        &self,
        column: impl Index,
    ) -> Result<Option<T>, StoreError> {
        self.try_get::<Option<&str>>(column)?
            .map(parsed)
            .transpose()
    }

    fn is_null(&self, column: usize) -> Result<bool, sqlx::Error> {
        match self {
            Self::Sqlite(row) => Ok(row.try_get_raw(column)?.is_null()),
            Self::Postgres(row) => Ok(row.try_get_raw(column)?.is_null()),
        }
    }
}

fn parsed<T: FromStr<Err: ToString>>(text: &str) -> Result<T, StoreError> {
    let parsed = text.parse();
    parsed.map_err(|error: T::Err| StoreError::Damaged(error.to_string()))
}

/// A type that a column can be read as.
pub(in crate::store) trait Column<'r>: Sized {
    /// Reads the column with this number.
    fn read(row: &'r Row, column: usize) -> Result<Self, sqlx::Error>;
}

impl<'r, T: Column<'r>> Column<'r> for Option<T> {
    fn read(row: &'r Row, column: usize) -> Result<Self, sqlx::Error> {
        match row.is_null(column)? {
            true => Ok(None),
            false => T::read(row, column).map(Some),
        }
    }
}

macro_rules! read_values {
    ($($value:ty),*) => {
        $(impl<'r> Column<'r> for $value {
            fn read(row: &'r Row, column: usize) -> Result<Self, sqlx::Error> {
                match row {
                    Row::Sqlite(row) => row.try_get(column),
                    Row::Postgres(row) => row.try_get(column),
                }
            }
        })*
    };
}

read_values!(&'r str, Vec<u8>, bool);

impl Column<'_> for String {
    fn read(row: &Row, column: usize) -> Result<Self, sqlx::Error> {
        <&str>::read(row, column).map(str::to_owned)
    }
}

impl Column<'_> for i64 {
    fn read(row: &Row, column: usize) -> Result<Self, sqlx::Error> {
        match row {
            Row::Sqlite(row) => row.try_get(column),
            Row::Postgres(row) => match row.try_column(column)?.type_info().name() {
                "INT4" => row.try_get::<i32, _>(column).map(Self::from),
                _ => row.try_get(column),
            },
        }
    }
}

macro_rules! read_integers {
    ($($integer:ty),*) => {
        $(impl Column<'_> for $integer {
            fn read(row: &Row, column: usize) -> Result<Self, sqlx::Error> {
                i64::read(row, column)?.try_into().map_err(|error| sqlx::Error::ColumnDecode {
                    index: column.to_string(),
                    source: Box::new(error),
                })
            }
        })*
    };
}

read_integers!(u8, u32, i32);
