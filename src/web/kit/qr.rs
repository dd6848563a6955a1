//! Links for the camera of another phone.

use fast_qr::convert::Builder;
use fast_qr::convert::svg::SvgBuilder;
use fast_qr::{ECL, QRBuilder};

/// The link as a QR code; nothing where it is too long for one, for it stands beside it in letters.
pub(crate) fn qr(link: &str) -> String {
    let code = QRBuilder::new(link).ecl(ECL::M).build();
    code.map(|code| SvgBuilder::default().margin(2).to_str(&code))
        .unwrap_or_default()
}
