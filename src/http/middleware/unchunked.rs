//! Bodies of unknown length for clients of HTTP/1.0, which know no chunks.

use actix_web::Error as ActixError;
use actix_web::body::{BodySize, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::{ConnectionType, Version};

/// Middleware: sends such a body as it is, and closes the connection at its end.
pub async fn close_at_end<B: MessageBody>(
    request: ServiceRequest,
    next: impl AsyncFnOnce(ServiceRequest) -> Result<ServiceResponse<B>, ActixError>,
) -> Result<ServiceResponse<B>, ActixError> {
    let knows_chunks = request.version() >= Version::HTTP_11;
    let mut response = next(request).await?;
    if !knows_chunks && response.response().body().size() == BodySize::Stream {
        let head = response.response_mut().head_mut();
        head.no_chunking(true);
        head.set_connection_type(ConnectionType::Close);
    }
    Ok(response)
}
