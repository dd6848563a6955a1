//! Application data that a request needs.

use actix_web::HttpRequest;
use actix_web::web::Data;

use crate::domain::error::{Error, ErrorCode};

/// Application data of this type.
pub(super) fn app_data<T: 'static>(request: &HttpRequest) -> Result<Data<T>, Error> {
    let data = request.app_data::<Data<T>>().cloned();
    data.ok_or_else(|| Error::new(ErrorCode::Internal, "server-incomplete"))
}
