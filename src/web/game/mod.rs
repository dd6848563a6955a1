//! One game: its page, its lobby, its sheets and its moves.

mod all_sheets;
pub(crate) mod context;
mod correction;
mod delete;
mod end;
pub(crate) mod event_text;
mod fragment;
mod handlers;
mod lobby;
mod move_form;
mod move_fragment;
mod moves;
pub(crate) mod page;
mod players;
mod rematch;
mod request_decision;
pub(crate) mod requests;
pub(crate) mod result;
mod rewind;
pub(crate) mod seat_sheets;
pub(crate) mod sheet;
mod table_view;
mod waiting;

use actix_web::guard::fn_guard;
use actix_web::web::{self, ServiceConfig};

/// Registers the routes of this feature.
pub(super) fn routes(app: &mut ServiceConfig) {
    app.service(web::resource("/games/{game}").route(web::get().to(handlers::show)))
        .service(web::resource("/games/{game}/sheet").route(web::get().to(handlers::fragment)))
        .service(web::resource("/games/{game}/late").route(web::get().to(sheet::late::show)))
        .service(web::resource("/games/{game}/others").route(web::get().to(handlers::others)))
        .service(web::resource("/games/{game}/back").route(web::get().to(rewind::show)))
        .service(web::resource("/games/{game}/people").route(web::get().to(players::show)))
        .service(web::resource("/games/{game}/wait").route(web::get().to(waiting::show)))
        .service(
            web::resource("/games/{game}/requests/{request}")
                .route(web::post().to(request_decision::decide)),
        )
        .service(web::resource("/games/{game}/leave").route(web::post().to(players::leave)))
        .service(web::resource("/games/{game}/host").route(web::post().to(players::host)))
        .service(
            web::resource("/games/{game}/moves")
                .route(
                    web::post()
                        .guard(fn_guard(move_fragment::accepts_fragment))
                        .to(move_fragment::make),
                )
                .route(web::post().to(moves::act)),
        )
        .service(web::resource("/games/{game}/players").route(web::post().to(handlers::add_player)))
        .service(web::resource("/games/{game}/table").route(web::get().to(table_view::show)))
        .service(
            web::resource("/games/{game}/table/sheets").route(web::get().to(table_view::fragment)),
        )
        .service(
            web::resource("/games/{game}/lucky").route(web::post().to(handlers::lucky_numbers)),
        )
        .service(web::resource("/games/{game}/start").route(web::post().to(handlers::start)))
        .service(
            web::resource("/games/{game}/replay")
                .route(web::get().to(rematch::ask))
                .route(web::post().to(rematch::open)),
        )
        .service(web::resource("/games/{game}/rematch").route(web::post().to(handlers::rematch)))
        .service(
            web::resource("/games/{game}/end")
                .route(web::get().to(end::ask))
                .route(web::post().to(end::end)),
        )
        .service(
            web::resource("/games/{game}/delete")
                .route(web::get().to(delete::ask))
                .route(web::post().to(delete::delete)),
        );
}
