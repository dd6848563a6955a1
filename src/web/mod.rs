//! The HTML door: pages for people, a thin layer over the use cases.
//!
//! Every page can be read and every move made with plain forms; scripts only make it quick. A page
//! is a struct with its template, and a game's page and its updates are the same fragment.

mod again;
mod allow;
mod asks;
mod assets;
mod back;
mod blank;
mod chart;
mod choice;
mod comments;
mod controls;
mod course;
mod device;
mod dice;
mod ending;
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
mod late;
mod links;
mod lobby;
mod look;
mod members;
mod moment;
mod moves;
mod new_game;
mod news;
mod notice;
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
mod replay;
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
mod tv;
mod upload;
mod visitor;
mod wait;
mod written;
mod years;

use actix_web::Error as ActixError;
use actix_web::HttpRequest;
use actix_web::middleware::from_fn;
use actix_web::web::{self, FormConfig, PathConfig, QueryConfig, ServiceConfig};

pub use allow::answer as answer_method;
pub use fault::Fault;
pub use links::keep_secret;
pub use look::Look;

use crate::domain::error::{Code, Error};
use crate::domain::i18n::said;
use visitor::Visitor;
pub use visitor::{HeadRequest, renew_cookie};

/// Hangs the pages into a server. They need [`crate::games::Games`],
/// [`crate::groups::Groups`] and [`crate::site::Site`] as data.
pub fn configure(app: &mut ServiceConfig) {
    app.app_data(FormConfig::default().error_handler(unreadable))
        .app_data(QueryConfig::default().error_handler(unreadable))
        .app_data(PathConfig::default().error_handler(unreadable))
        .service(web::resource("/").route(web::get().to(home::show)))
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
        .service(web::resource("/j/{code}").route(web::get().to(join::scanned)))
        .service(web::resource("/tv").route(web::get().to(tv::show)))
        .service(
            web::resource("/screen")
                .route(web::get().to(tv::ask))
                .route(web::post().to(tv::bring)),
        )
        .service(web::resource("/link").route(web::post().to(links::typed)))
        .service(
            web::resource("/h/{secret}")
                .wrap(from_fn(links::answer_in_secret))
                .route(web::get().to(links::ask_seat))
                .route(web::post().to(links::take_seat)),
        )
        .service(
            web::resource("/i/{secret}")
                .wrap(from_fn(links::answer_in_secret))
                .route(web::get().to(links::ask_group))
                .route(web::post().to(links::enter_group)),
        )
        .service(
            web::resource("/s/{secret}")
                .wrap(from_fn(links::answer_in_secret))
                .route(web::get().to(links::look_on)),
        )
        .service(web::resource("/games/{game}").route(web::get().to(play::show)))
        .service(web::resource("/games/{game}/sheet").route(web::get().to(play::fragment)))
        .service(web::resource("/games/{game}/late").route(web::get().to(late::show)))
        .service(web::resource("/games/{game}/others").route(web::get().to(play::others)))
        .service(web::resource("/games/{game}/back").route(web::get().to(back::show)))
        .service(web::resource("/games/{game}/people").route(web::get().to(people::show)))
        .service(web::resource("/games/{game}/wait").route(web::get().to(wait::show)))
        .service(
            web::resource("/games/{game}/requests/{request}").route(web::post().to(asks::answer)),
        )
        .service(web::resource("/games/{game}/leave").route(web::post().to(people::leave)))
        .service(web::resource("/games/{game}/host").route(web::post().to(people::host)))
        .service(web::resource("/games/{game}/moves").route(web::post().to(play::act)))
        .service(web::resource("/games/{game}/players").route(web::post().to(play::add_player)))
        .service(
            web::resource("/games/{game}/seats/{seat}/handover")
                .route(web::post().to(given::hand_over)),
        )
        .service(web::resource("/games/{game}/share").route(web::post().to(given::share)))
        .service(
            web::resource("/games/{game}/share/withdraw")
                .route(web::post().to(given::withdraw_share)),
        )
        .service(web::resource("/games/{game}/table").route(web::get().to(table::show)))
        .service(web::resource("/games/{game}/table/sheets").route(web::get().to(table::fragment)))
        .service(web::resource("/games/{game}/review").route(web::get().to(review::show)))
        .service(
            web::resource("/games/{game}/review/moments").route(web::get().to(review::moments)),
        )
        .service(web::resource("/games/{game}/lucky").route(web::post().to(lobby::lucky_numbers)))
        .service(web::resource("/games/{game}/start").route(web::post().to(play::start)))
        .service(
            web::resource("/games/{game}/replay")
                .route(web::get().to(replay::ask))
                .route(web::post().to(replay::open)),
        )
        .service(web::resource("/games/{game}/rematch").route(web::post().to(play::rematch)))
        .service(web::resource("/groups/{group}/invites").route(web::post().to(given::invite)))
        .service(
            web::resource("/games/{game}/end")
                .route(web::get().to(ending::ask))
                .route(web::post().to(ending::end)),
        )
        .service(
            web::resource("/groups/{group}/invites/{invite}/withdraw")
                .route(web::post().to(members::withdraw)),
        )
        .service(web::resource("/groups/{group}/members").route(web::get().to(members::show)))
        .service(
            web::resource("/groups/{group}/members/{member}/end")
                .route(web::get().to(members::ask_end))
                .route(web::post().to(members::end)),
        )
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
        .service(
            web::resource("/groups/{group}/players").route(web::post().to(keeping::add_player)),
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
        .service(
            web::resource("/groups/{group}/players/{player}/merge")
                .route(web::post().to(person::merge)),
        )
        .service(web::resource("/device").route(web::get().to(device::show)))
        .service(
            web::resource("/device/end")
                .route(web::get().to(device::ask))
                .route(web::post().to(device::end)),
        )
        .service(web::resource("/privacy").route(web::get().to(privacy::show)))
        .service(web::resource("/history").route(web::get().to(history::all)))
        .service(web::resource("/history/{group}").route(web::get().to(history::one)))
        .service(web::resource("/groups/{group}").route(web::get().to(years::group)))
        .service(
            web::resource("/groups/{group}/players/{player}").route(web::get().to(years::player)),
        )
        .service(web::resource("/rules").route(web::get().to(rules::list)))
        .service(web::resource("/rules/{variant}").route(web::get().to(rules::show)))
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
        .service(web::resource("/print").route(web::get().to(blank::show)))
        .service(web::resource("/manifest.webmanifest").route(web::get().to(install::manifest)))
        .service(web::resource("/sw.js").route(web::get().to(install::worker)))
        .service(web::resource("/offline").route(web::get().to(install::offline)))
        .service(web::resource("/static/{tree}/{name:.*}").route(web::get().to(assets::serve)))
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
