//! Games: making, joining, starting, playing.

use actix_web::http::StatusCode;
use actix_web::http::header::{ETAG, EntityTag, IF_NONE_MATCH, IfNoneMatch};
use actix_web::web::{Data, Path};
use actix_web::{HttpMessage, HttpRequest, HttpResponse};
use data_encoding::BASE64URL_NOPAD;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};

use super::Problem;
use super::body::{NoBody, Post, id, once, private, query};
use super::who::Who;
use crate::error::{Code, Error};
use crate::games::{EventView, Games, GroupChoice, Move, NewGame, Wanted};
use crate::ids::GameId;
use crate::name::Name;
use crate::rules::{Action, HouseRules, LuckyNumbers, Mode, Seat, Seq};
use crate::store::Holder;

type Answer = Result<HttpResponse, Problem>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewGameBody {
    variant: String,
    #[serde(default)]
    mode: Mode,
    #[serde(default)]
    players: Vec<String>,
    #[serde(default)]
    start: bool,
    #[serde(default)]
    house_rules: HouseRules,
    #[serde(default)]
    lucky_numbers: Option<Vec<LuckyNumbers>>,
}

impl TryFrom<NewGameBody> for NewGame {
    type Error = Error;

    fn try_from(body: NewGameBody) -> Result<Self, Error> {
        let names = body.players.iter().map(|name| name.parse::<Name>());
        Ok(Self {
            variant: body.variant,
            mode: body.mode,
            players: names.collect::<Result<_, _>>()?,
            start: body.start,
            house_rules: body.house_rules,
            lucky_numbers: body.lucky_numbers.unwrap_or_default(),
        })
    }
}

pub(super) async fn create(games: Data<Games>, post: Post<NewGameBody>) -> Answer {
    let Post { who, body, keep } = post;
    let keep = keep.as_ref();
    once(&games, keep, StatusCode::CREATED, async {
        let group = match who.caller.holder() {
            Some(Holder::Token(_)) => {
                let mut groups = who.caller.groups().into_iter();
                let group = groups.next().ok_or_else(|| who.caller.refusal())?;
                GroupChoice::Existing(group)
            }
            Some(Holder::Device(_)) | None => GroupChoice::New { time_zone: None },
        };
        let new = body.try_into()?;
        games.create(&who.caller, group, new, None, keep).await
    })
    .await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LookupBody {
    code: String,
}

pub(super) async fn lookup(games: Data<Games>, post: Post<LookupBody>) -> Answer {
    let keep = post.keep.as_ref();
    once(&games, None, StatusCode::OK, async {
        // Nothing is written, so there is nothing to keep: the answer may be newer the second time.
        if let Some(keep) = keep {
            games.kept(keep).await?;
        }
        games.lookup(&post.body.code).await
    })
    .await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct JoinBody {
    code: String,
    #[serde(default)]
    name: Option<String>,
    #[serde(default)]
    seat: Option<usize>,
}

pub(super) async fn join(games: Data<Games>, post: Post<JoinBody>) -> Answer {
    let keep = post.keep.as_ref();
    let JoinBody { code, name, seat } = &post.body;
    once(&games, keep, StatusCode::CREATED, async {
        let wanted = match (name, seat) {
            (Some(name), None) => Wanted::Name(name.parse()?),
            (None, &Some(seat)) => Wanted::Seat(seat),
            (Some(_), Some(_)) | (None, None) => {
                return Err(Error::invalid("name-or-seat"));
            }
        };
        games.join(code, wanted, None, keep).await
    })
    .await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StartBody {
    #[serde(default)]
    order: Option<Vec<Seat>>,
}

pub(super) async fn start(games: Data<Games>, path: Path<String>, post: Post<StartBody>) -> Answer {
    let keep = post.keep.as_ref();
    let game = id(&path)?;
    once(&games, keep, StatusCode::OK, async {
        let order = post.body.order.clone();
        games.start(post.caller(), &game, order, keep).await
    })
    .await
}

/// A move as it is sent: the fields of its type, and the seat it is for.
#[derive(Deserialize)]
#[serde(try_from = "Map<String, Value>")]
pub(super) struct MoveBody(Move);

impl TryFrom<Map<String, Value>> for MoveBody {
    type Error = serde_json::Error;

    fn try_from(mut fields: Map<String, Value>) -> Result<Self, Self::Error> {
        let seat = fields.remove("seat").unwrap_or_default();
        Ok(Self(Move {
            seat: Option::<usize>::deserialize(seat)?,
            action: Action::deserialize(Value::Object(fields))?,
        }))
    }
}

pub(super) async fn act(games: Data<Games>, path: Path<String>, post: Post<MoveBody>) -> Answer {
    let keep = post.keep.as_ref();
    let game = id(&path)?;
    let MoveBody(wanted) = post.body;
    let caller = &post.who.caller;
    once(&games, keep, StatusCode::CREATED, async {
        games.act(caller, &game, wanted, keep).await
    })
    .await
}

pub(super) async fn rematch(games: Data<Games>, path: Path<String>, post: Post<NoBody>) -> Answer {
    let keep = post.keep.as_ref();
    let game = id(&path)?;
    let for_device = post.who.device().is_some();
    once(&games, keep, StatusCode::CREATED, async {
        games.rematch(post.caller(), &game, for_device, keep).await
    })
    .await
}

pub(super) async fn follow_rematch(
    games: Data<Games>,
    path: Path<String>,
    post: Post<NoBody>,
) -> Answer {
    let keep = post.keep.as_ref();
    let game: GameId = id(&path)?;
    once(&games, keep, StatusCode::CREATED, async {
        games.follow_rematch(post.caller(), &game, keep).await
    })
    .await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HostBody {
    seat: usize,
}

pub(super) async fn move_host(
    games: Data<Games>,
    path: Path<String>,
    post: Post<HostBody>,
) -> Answer {
    let keep = post.keep.as_ref();
    let game = id(&path)?;
    once(&games, keep, StatusCode::OK, async {
        let seat = post.body.seat;
        games.move_host(post.caller(), &game, seat, keep).await
    })
    .await
}

pub(super) async fn delete(games: Data<Games>, path: Path<String>, who: Who) -> Answer {
    games.delete(&who.caller, &id(&path)?).await?;
    Ok(private(StatusCode::NO_CONTENT).finish())
}

pub(super) async fn view(
    games: Data<Games>,
    path: Path<String>,
    who: Who,
    request: HttpRequest,
) -> Answer {
    let view = games.view(&who.caller, &id(&path)?).await?;
    let body =
        serde_json::to_vec(&view).map_err(|_| Error::new(Code::Internal, "answer-failed"))?;
    // Two callers may see the same game differently, so the tag is that of the answer.
    let tag = EntityTag::new_strong(BASE64URL_NOPAD.encode(&Sha256::digest(&body)[..12]));
    let is_known = request.headers().contains_key(IF_NONE_MATCH)
        && match request.get_header::<IfNoneMatch>() {
            Some(IfNoneMatch::Any) => true,
            Some(IfNoneMatch::Items(tags)) => tags.iter().any(|known| known.weak_eq(&tag)),
            None => false,
        };
    let status = if is_known {
        StatusCode::NOT_MODIFIED
    } else {
        StatusCode::OK
    };
    let mut answer = private(status);
    answer.insert_header((ETAG, tag));
    Ok(if is_known {
        answer.finish()
    } else {
        answer.body(body)
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AfterQuery {
    #[serde(default)]
    pub(super) after: Seq,
}

#[derive(Serialize)]
struct Events {
    events: Vec<EventView>,
}

pub(super) async fn events(
    games: Data<Games>,
    path: Path<String>,
    who: Who,
    request: HttpRequest,
) -> Answer {
    let AfterQuery { after } = query(&request)?;
    let events = games.events(&who.caller, &id(&path)?, after).await?;
    Ok(private(StatusCode::OK).json(Events { events }))
}
