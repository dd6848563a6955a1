//! Links as QR codes.

use fast_qr::convert::Builder;
use fast_qr::convert::svg::SvgBuilder;
use fast_qr::{ECL, QRBuilder};

use crate::http::ascii_url;

/// The link as a QR code in SVG; empty if it is too long, as the page also shows it as text.
pub(crate) fn qr(link: &str) -> String {
    // Not every camera reads other letters.
    let link = ascii_url(link).unwrap_or_default();
    let code = QRBuilder::new(&*link).ecl(ECL::M).build();
    code.map(|code| SvgBuilder::default().margin(2).to_str(&code))
        .unwrap_or_default()
}
