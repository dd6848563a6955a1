//! The HTML door: pages for people, a thin layer over the use cases.
//!
//! Every page can be read and every move made with plain forms; scripts only make it quick. A page
//! is a struct with its template, and a game's page and its updates are the same fragment.

mod again;
mod assets;
mod back;
mod blank;
mod chart;
mod choice;
mod course;
mod device;
mod dice;
mod entry;
mod eraser;
mod examples;
mod fault;
mod filters;
mod frame;
mod game;
mod given;
mod history;
mod home;
mod install;
mod join;
mod keeping;
mod links;
mod lobby;
mod look;
mod moment;
mod moves;
mod new_game;
mod others;
mod page;
mod paper;
mod people;
mod person;
mod play;
mod privacy;
mod qr;
mod question;
mod removal;
mod result;
mod review;
mod rules;
mod scene;
mod score;
mod search;
mod seen;
mod settings;
mod sheet;
mod space;
mod story;
mod table;
mod terms;
mod upload;
mod visitor;
mod written;
mod years;

use actix_web::Error as ActixError;
use actix_web::HttpRequest;
use actix_web::middleware::from_fn;
use actix_web::web::{self, FormConfig, PathConfig, QueryConfig, ServiceConfig};

pub use fault::Fault;
pub use look::Look;

use crate::error::{Code, Error};
use crate::words::said;
use visitor::Visitor;

/// Hangs the pages into a server. They need [`crate::games::Games`],
/// [`crate::groups::Groups`] and [`crate::site::Site`] as data.
pub fn configure(app: &mut ServiceConfig) {
    app.app_data(FormConfig::default().error_handler(unreadable))
        .app_data(QueryConfig::default().error_handler(unreadable))
        .app_data(PathConfig::default().error_handler(unreadable))
        .route("/", web::get().to(home::show))
        .service(
            web::resource("/new")
                .route(web::get().to(new_game::show))
                .route(web::post().to(new_game::make)),
        )
        .service(
            web::resource("/join")
                .route(web::get().to(join::show))
                .route(web::post().to(join::join)),
        )
        .route("/j/{code}", web::get().to(join::scanned))
        .route("/link", web::post().to(links::typed))
        .service(
            web::resource("/h/{secret}")
                .wrap(from_fn(links::keep_secret))
                .route(web::get().to(links::ask_seat))
                .route(web::post().to(links::take_seat)),
        )
        .service(
            web::resource("/i/{secret}")
                .wrap(from_fn(links::keep_secret))
                .route(web::get().to(links::ask_group))
                .route(web::post().to(links::enter_group)),
        )
        .service(
            web::resource("/s/{secret}")
                .wrap(from_fn(links::keep_secret))
                .route(web::get().to(links::look_on)),
        )
        .route("/games/{game}", web::get().to(play::show))
        .route("/games/{game}/sheet", web::get().to(play::fragment))
        .route("/games/{game}/others", web::get().to(play::others))
        .route("/games/{game}/back", web::get().to(back::show))
        .route("/games/{game}/people", web::get().to(people::show))
        .route("/games/{game}/leave", web::post().to(people::leave))
        .route("/games/{game}/host", web::post().to(people::host))
        .route("/games/{game}/moves", web::post().to(play::act))
        .route("/games/{game}/players", web::post().to(play::add_player))
        .route(
            "/games/{game}/seats/{seat}/handover",
            web::post().to(given::hand_over),
        )
        .route("/games/{game}/share", web::post().to(given::share))
        .route(
            "/games/{game}/share/withdraw",
            web::post().to(given::withdraw_share),
        )
        .route("/games/{game}/table", web::get().to(table::show))
        .route("/games/{game}/table/sheets", web::get().to(table::fragment))
        .route("/games/{game}/review", web::get().to(review::show))
        .route(
            "/games/{game}/review/moments",
            web::get().to(review::moments),
        )
        .route("/games/{game}/lucky", web::post().to(lobby::lucky_numbers))
        .route("/games/{game}/start", web::post().to(play::start))
        .route("/games/{game}/rematch", web::post().to(play::rematch))
        .route("/groups/{group}/invites", web::post().to(given::invite))
        .service(
            web::resource("/games/{game}/delete")
                .route(web::get().to(removal::ask))
                .route(web::post().to(removal::delete)),
        )
        .service(
            web::resource("/groups/{group}/edit")
                .route(web::get().to(keeping::show))
                .route(web::post().to(keeping::change)),
        )
        .service(
            web::resource("/groups/{group}/delete")
                .route(web::get().to(keeping::ask_delete))
                .route(web::post().to(keeping::delete)),
        )
        .service(
            web::resource("/groups/{group}/leave")
                .route(web::get().to(keeping::ask_leave))
                .route(web::post().to(keeping::leave)),
        )
        .service(
            web::resource("/groups/{group}/import")
                .route(web::get().to(upload::show))
                .route(web::post().to(upload::take)),
        )
        .service(
            web::resource("/groups/{group}/paper")
                .route(web::get().to(entry::show))
                .route(web::post().to(entry::take)),
        )
        .route(
            "/groups/{group}/players",
            web::post().to(keeping::add_player),
        )
        .service(
            web::resource("/groups/{group}/players/{player}/edit")
                .route(web::get().to(person::show))
                .route(web::post().to(person::rename)),
        )
        .service(
            web::resource("/groups/{group}/players/{player}/delete")
                .route(web::get().to(person::ask_delete))
                .route(web::post().to(person::delete)),
        )
        .route(
            "/groups/{group}/players/{player}/merge",
            web::post().to(person::merge),
        )
        .route("/device", web::get().to(device::show))
        .service(
            web::resource("/device/end")
                .route(web::get().to(device::ask))
                .route(web::post().to(device::end)),
        )
        .route("/privacy", web::get().to(privacy::show))
        .route("/history", web::get().to(history::all))
        .route("/history/{group}", web::get().to(history::one))
        .route("/groups/{group}", web::get().to(years::group))
        .route(
            "/groups/{group}/players/{player}",
            web::get().to(years::player),
        )
        .route("/rules", web::get().to(rules::list))
        .route("/rules/{variant}", web::get().to(rules::show))
        .service(
            web::resource("/settings")
                .route(web::get().to(settings::show))
                .route(web::post().to(settings::keep)),
        )
        .service(
            web::resource("/score")
                .route(web::get().to(score::show))
                .route(web::post().to(score::check)),
        )
        .route("/print", web::get().to(blank::show))
        .route("/manifest.webmanifest", web::get().to(install::manifest))
        .route("/sw.js", web::get().to(install::worker))
        .route("/offline", web::get().to(install::offline))
        .route("/static/{tree}/{name:.*}", web::get().to(assets::serve))
        .default_service(web::to(not_found));
}

/// A form, query or path that no page of ours makes.
fn unreadable<E: std::fmt::Display>(error: E, _: &HttpRequest) -> ActixError {
    Fault::from(Error::new(
        Code::Malformed,
        said("not-readable").with("reason", error.to_string()),
    ))
    .into()
}

async fn not_found(_: Visitor) -> Result<&'static str, Fault> {
    Err(Error::not_found().into())
}
