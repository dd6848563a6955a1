//! The titles of columns: the names that programs use, those of each language, and others that people give them.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use rowlock_rules::Color;

use super::cells::Cells;
use crate::domain::i18n::{Language, msg};
use crate::groups::import::answers::RowNumbers;
use crate::groups::import::game::versions::translated;

/// A column of a table with a player in each row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Column {
    Game,
    Date,
    Variant,
    Player,
    Row(Color),
    Penalties,
    Total,
    Place,
    Note,
}

impl Column {
    /// All columns; the first ten are those of the template.
    pub(super) const ALL: [Self; 12] = [
        Self::Game,
        Self::Date,
        Self::Variant,
        Self::Player,
        Self::Row(Color::Red),
        Self::Row(Color::Yellow),
        Self::Row(Color::Green),
        Self::Row(Color::Blue),
        Self::Penalties,
        Self::Total,
        Self::Place,
        Self::Note,
    ];

    /// The name for programs.
    pub(super) const fn as_str(self) -> &'static str {
        match self {
            Self::Game => "game",
            Self::Date => "date",
            Self::Variant => "variant",
            Self::Player => "player",
            Self::Row(color) => color.as_str(),
            Self::Penalties => "penalties",
            Self::Total => "total",
            Self::Place => "place",
            Self::Note => "note",
        }
    }

    /// The title in a language, or the name for programs.
    pub(super) fn title(self, language: Option<Language>) -> String {
        match language {
            Some(language) => translated(language, msg(format!("table-column-{}", self.as_str()))),
            None => self.as_str().to_owned(),
        }
    }

    /// Other titles that people give it, separated by commas.
    const fn synonyms(self) -> &'static str {
        match self {
            Self::Game => {
                "#, no, nr, number, nummer, numero, n°, round, runde, manche, ronde, match, partij, game no, \
                game nr, game number, spielnr, spiel nr, juego, gioco, jeu, id"
            }
            Self::Date => {
                "day, tag, jour, dia, día, giorno, dag, when, timestamp, zeitstempel, wann, played, gespielt am"
            }
            Self::Variant => "variant, board, edition, spielplan, ausgabe, versie, plateau",
            Self::Player => {
                "name, spieler, spielerin, spieler/in, nom, naam, nombre, nome, who, wer"
            }
            Self::Row(_) => "",
            Self::Penalties => {
                "penalty, pénalité, pénalités, penalites, coups ratés, lancers ratés, échecs, strafpunkte, strafe, \
                fehler, mislukte worpen, fallos, tiros fallidos, errori, lanci nulli, miss, misthrows, misses, \
                strafen, minus, minuspunkte, misthrow, failed throws, fails, lancers manqués, lanci falliti, misworpen, fehlwurf, malus, fautes, strafpunten, penalizzazioni"
            }
            Self::Total => {
                "points, pts, score, result, punkte, gesamt, gesamtpunkte, summe, endstand, ergebnis, punktzahl, \
                somme, resultat, punten, totaal, score total, puntos, puntuación, punti, punteggio, total points, \
                total score, final score"
            }
            Self::Place => "location, where, wo, lugar, endroit, plek",
            Self::Note => {
                "notes, comment, comments, remark, remarks, notizen, kommentar, bemerkung, bemerkungen, \
                commentaire, remarque, opmerking, opmerkingen, notas, comentario, commento"
            }
        }
    }
}

/// What a row or column is called that says nothing of a single game: sums, means, ranks and the like.
const SUMS: &str = "sum, sums, total, totals, totale, totaal, totaux, summe, summen, gesamt, gesamtsumme, insgesamt, somme, som, \
    suma, somma, average, averages, avg, mean, ø, durchschnitt, schnitt, mittelwert, moyenne, gemiddelde, \
    gemiddeld, promedio, media, wins, siege, victoires, victorias, vittorie, overwinningen, record, rekord, best, \
    bestes, beste, bester, meilleur, mejor, migliore, anzahl, played, gespielt, gewonnen, won, games, parties, \
    median, highest, lowest, high, low, highscore, rank, rang, ranking, rangliste, subtotal, σ";

/// The same of columns only.
const OTHERS: &str = "winner, sieger, siegerin, gewinner, gewinnerin, gagnant, vainqueur, winnaar, ganador, ganadora, vincitore, \
    vincitrice, place, platz, position, plaats, puesto, posto, time, uhrzeit, zeit, heure, tijd, hora, duration, \
    dauer, durée, duur, duración, durata, minutes, minuten, players, spieleranzahl, anzahl, joueurs, spelers, \
    jugadores, giocatori, weekday, wochentag, difference, differenz, kw, woche, week, semaine, semana, \
    settimana, mins, diff, margin, lead, rounds, runden, set, cost, spieltag, beginn, begin, ende, start, end, \
    spielzeit, anzahl spieler, nb joueurs, verschil, hoogste, diferencia, máximo, massimo, maximum, minimum, \
    höchstwert, différence, vorsprung, alter";

/// What the parts of a day are called where each has a column.
const YEARS: &str = "year, jahr, année, annee, año, ano, anno, jaar";
const MONTHS: &str = "month, monat, mois, mes, mese, maand";

/// The words of the two lists.
static SUM_WORDS: LazyLock<HashSet<&str>> = LazyLock::new(|| SUMS.split(", ").collect());
static OTHER_TITLES: LazyLock<HashSet<&str>> = LazyLock::new(|| OTHERS.split(", ").collect());

/// What the numbers of the rows are, as a title can say in parentheses.
const UNITS: [(RowNumbers, &str); 2] = [
    (RowNumbers::Crosses, "import-numbers-crosses"),
    (RowNumbers::Points, "import-numbers-points"),
];

/// A title as it is compared: in small letters, without the signs around it.
fn plain(title: &str) -> String {
    let title = title.trim();
    let bare = title.trim_matches(|it: char| {
        matches!(it, '.' | ':' | '*' | '_' | '"' | '=') || it.is_whitespace()
    });
    bare.to_lowercase()
}

/// Whether a text names a sum, a mean, a rank or the like.
pub(super) fn is_sum(text: &str) -> bool {
    let text = plain(text);
    let first = text.split([' ', ':', '(', '\u{a0}']).next();
    first.is_some_and(|first| SUM_WORDS.contains(first))
}

/// Whether a title says that its column has neither a player nor a fact of a game.
pub(super) fn is_other(title: &str) -> bool {
    let plain = plain(title.split('(').next().unwrap_or_default());
    let is_part = is_year(title) || is_month(title);
    is_sum(title) || is_part || OTHER_TITLES.contains(plain.as_str())
}

/// Whether a title is that of a column of years.
pub(super) fn is_year(title: &str) -> bool {
    let title = plain(title);
    YEARS.split(", ").any(|year| year == title)
}

/// Whether a title is that of a column of months.
pub(super) fn is_month(title: &str) -> bool {
    let title = plain(title);
    MONTHS.split(", ").any(|month| month == title)
}

/// A title, as far as it is known.
#[derive(Clone, Copy, Debug)]
pub(super) struct Title {
    pub(super) column: Column,
    /// What it says of the numbers below it.
    pub(super) numbers: Option<RowNumbers>,
    /// Whether it is the title of a template.
    pub(super) is_usual: bool,
}

/// All known titles.
pub(super) struct Titles {
    columns: HashMap<String, Column>,
    units: HashMap<String, RowNumbers>,
    /// The titles of each language, and the names for programs.
    languages: Vec<(Option<Language>, Vec<String>)>,
}

impl Titles {
    pub(super) fn new() -> Self {
        let languages = [None]
            .into_iter()
            .chain(Language::ALL.into_iter().map(Some));
        let of_language = |language| {
            let titles = Column::ALL.map(|column| plain(&column.title(language)));
            (language, titles.to_vec())
        };
        let languages: Vec<_> = languages.map(of_language).collect();
        let mut columns = HashMap::new();
        for (_, titles) in &languages {
            for (title, column) in titles.iter().zip(Column::ALL) {
                columns.entry(title.clone()).or_insert(column);
            }
        }
        for column in Column::ALL {
            for synonym in column.synonyms().split(", ").filter(|it| !it.is_empty()) {
                columns.entry(synonym.to_owned()).or_insert(column);
            }
        }
        let mut units = HashMap::new();
        for (numbers, key) in UNITS {
            for language in Language::ALL {
                units.insert(translated(language, msg(key)).to_lowercase(), numbers);
            }
        }
        Self {
            columns,
            units,
            languages,
        }
    }

    /// What a title is known as.
    pub(super) fn read(&self, title: &str) -> Option<Title> {
        let title = plain(title);
        if let Some(&column) = self.columns.get(&title) {
            let usual = |(_, titles): &(Option<Language>, Vec<String>)| titles.contains(&title);
            return Some(Title {
                column,
                numbers: None,
                is_usual: self.languages.iter().any(usual),
            });
        }
        let (alone, word) = title.strip_suffix(')')?.split_once('(')?;
        let numbers = Some(*self.units.get(word.trim())?);
        let column = *self.columns.get(alone.trim())?;
        Some(Title {
            column,
            numbers,
            is_usual: true,
        })
    }

    /// The language that most of these titles are in; `None` for the names that programs use.
    pub(super) fn language(&self, header: &Cells) -> Option<Language> {
        let header: Vec<String> = header.iter().map(plain).collect();
        let matches = |(_, titles): &&(Option<Language>, Vec<String>)| {
            header.iter().filter(|title| titles.contains(title)).count()
        };
        // The first of those with the most.
        let most = self.languages.iter().rev().max_by_key(matches);
        most.and_then(|(language, _)| *language)
    }
}

/// The titles of a template, in which those of the rows say that crosses are meant.
pub(super) fn template_titles(language: Language) -> Vec<String> {
    let unit = translated(language, msg("import-numbers-crosses")).to_lowercase();
    let title = |column: Column| {
        let title = column.title(Some(language));
        match column {
            Column::Row(_) => format!("{title} ({unit})"),
            _ => title,
        }
    };
    Column::ALL.into_iter().take(10).map(title).collect()
}
