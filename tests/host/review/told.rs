//! What the screen says, taken apart and held against the facts.

use std::fmt::Debug;

use nim::game::{Game, Player, Seat};

use super::facts::Fact;
use crate::common::elements::Drawn;
use crate::common::truth::Truth;

fn mover(game: &Game, ply: usize) -> Seat {
    let first = game.table().first;
    if ply.is_multiple_of(2) {
        first
    } else {
        first.other()
    }
}

/// Who sits there, as a sentence begins with it.
fn name(game: &Game, seat: Seat) -> &'static str {
    let is_person = |seat| matches!(game.table().player(seat), Player::Person(_));
    let one = seat == Seat::One;
    match (is_person(seat), is_person(seat.other())) {
        (true, false) => "You",
        (false, true) => "The computer",
        (true, true) if one => "Player 1",
        (true, true) => "Player 2",
        (false, false) if one => "Casual 1",
        (false, false) => "Casual 2",
    }
}

/// The same in the middle of one.
fn inside(game: &Game, seat: Seat) -> &'static str {
    match name(game, seat) {
        "You" => "you",
        "The computer" => "the computer",
        name => name,
    }
}

fn written(&(heap, take): &(usize, u32)) -> String {
    format!("{}{take}", char::from(b'A' + u8::try_from(heap).unwrap()))
}

fn made(game: &Game, ply: usize) -> String {
    let made = game.moves()[ply];
    written(&(made.heap, made.take.get()))
}

fn is_slip(fact: &Fact) -> bool {
    fact.won && !fact.stayed
}

/// Whether a slip takes the win back at once.
fn word(facts: &[Fact], ply: usize) -> &'static str {
    let back = ply > 0 && is_slip(&facts[ply - 1]);
    if back { "back" } else { "away" }
}

/// The rest of a text after its beginning.
#[track_caller]
fn strip<'a>(text: &'a str, beginning: &str) -> &'a str {
    let rest = text.strip_prefix(beginning);
    rest.unwrap_or_else(|| panic!("{text:?} does not begin with {beginning:?}"))
}

/// The moves of a list such as `A1, B1 and C1`.
fn series(text: &str) -> Vec<String> {
    let parts = text.split(", ").flat_map(|part| part.split(" and "));
    parts.map(str::to_owned).collect()
}

#[track_caller]
fn same_set(mut left: Vec<String>, right: &[(usize, u32)], about: &impl Debug) {
    let mut right: Vec<String> = right.iter().map(written).collect();
    left.sort();
    right.sort();
    assert_eq!(left, right, "{about:?}");
}

/// The sentence and the picture of one move.
pub fn board(game: &Game, facts: &[Fact], truth: &mut Truth, number: usize, screen: &Drawn<'_>) {
    let text = screen.one("review__said").text();
    let heaps = super::review_heaps(game, number);
    let (told, after) = text.split_once(" Heaps: ").unwrap();
    let (listed, stands) = after.split_once(". ").unwrap();
    let expected: Vec<String> = heaps.iter().map(u32::to_string).collect();
    assert_eq!(listed, expected.join(", "));
    let to_move = mover(game, number);
    let ahead = if truth.wins(&heaps) {
        to_move
    } else {
        to_move.other()
    };
    let name_ahead = name(game, ahead);
    let over = heaps.iter().all(|&stones| stones == 0);
    let expected = match (over, name_ahead) {
        (true, "You") => "You win.".to_owned(),
        (true, name) => format!("{name} wins."),
        (false, name) => format!("{name} can win from here."),
    };
    assert_eq!(stands, expected, "{text}");
    let stones = |class: &str| {
        let paths = screen.all(class).into_iter();
        paths
            .map(|path| path.attr("d").matches("h0").count())
            .sum::<usize>()
    };
    assert_eq!(stones("review__stones"), heaps.iter().sum::<u32>() as usize);
    let Some(ply) = number.checked_sub(1) else {
        assert_eq!(told, "Before the first move.");
        assert_eq!((stones("review__gone"), stones("review__rings")), (0, 0));
        return;
    };
    let (fact, took) = (&facts[ply], game.moves()[ply]);
    let take = took.take.get() as usize;
    // Each of the signs in the legend is one more.
    assert_eq!(stones("review__gone"), take + 1);
    let beginning = format!(
        "Move {number} of {}: {}. {} took {take} from heap {}",
        game.ply(),
        made(game, ply),
        name(game, mover(game, ply)),
        char::from(b'A' + u8::try_from(took.heap).unwrap()),
    );
    let rest = strip(told, &beginning);
    let one = [(took.heap, took.take.get())];
    if is_slip(fact) {
        let rest = strip(rest, &format!(" and gave it {}: ", word(facts, ply)));
        let (named, rest) = rest.split_once(" kept it.").unwrap();
        let mut all = vec![named.to_owned()];
        if let Some(others) = rest.strip_prefix(" So did ") {
            all.extend(series(others.trim_end_matches('.')));
        } else {
            assert_eq!(rest, "");
        }
        same_set(all, &fact.winning, &text);
        let number: usize = named[1..].parse().unwrap();
        assert_eq!(stones("review__rings"), number + 1, "{text}");
        return;
    }
    assert_eq!(stones("review__rings"), 0);
    let all = match rest {
        " and kept the win: there was no other move." => {
            assert_eq!(fact.moves, 1);
            vec![made(game, ply)]
        }
        " and kept the win. No other move did." => {
            assert!(fact.moves > 1);
            vec![made(game, ply)]
        }
        ". It was lost anyway: there was no other move." => {
            assert_eq!((fact.moves, fact.won), (1, false));
            return;
        }
        _ if !fact.won => {
            let moves = strip(rest, ". It was lost anyway: none of ");
            assert_eq!(moves, format!("{} moves wins.", fact.moves));
            return;
        }
        _ => {
            let others = strip(rest, " and kept the win. So did ");
            let mut all = series(others.trim_end_matches('.'));
            all.push(made(game, ply));
            all
        }
    };
    assert!(fact.winning.contains(&one[0]));
    same_set(all, &fact.winning, &text);
}

/// Every line of the list.
pub fn list(game: &Game, facts: &[Fact], screen: &Drawn<'_>) {
    let rows = screen.all("review__move");
    assert_eq!(rows.len(), facts.len());
    for (row, fact) in rows.into_iter().zip(facts) {
        let number = fact.ply + 1;
        let text = row.text();
        let name = name(game, mover(game, fact.ply));
        let told = strip(&text, &format!("{number} {} {name} ", made(game, fact.ply)));
        let worth = match (fact.won, fact.stayed) {
            (true, true) => {
                assert_eq!(told, "kept the win");
                "kept"
            }
            (false, _) => {
                let verb = if name == "You" { "were" } else { "was" };
                assert_eq!(told, format!("{verb} lost anyway"));
                "lost"
            }
            (true, false) => {
                let rest = strip(told, &format!("gave it {}: ", word(facts, fact.ply)));
                let named = rest.strip_suffix(" kept it").unwrap();
                let winning: Vec<String> = fact.winning.iter().map(written).collect();
                assert!(winning.iter().any(|won| won == named), "{text}");
                "gave"
            }
        };
        assert_eq!(row.attr("data-worth"), worth);
        // The sign goes with the word.
        let sign = row.drawn().with("d")[0].attr("d");
        let others = screen.all("review__move");
        for other in others {
            let same = other.drawn().with("d")[0].attr("d") == sign;
            assert_eq!(same, other.attr("data-worth") == worth);
        }
    }
}

/// The figures of both sides.
pub fn figures(game: &Game, facts: &[Fact], screen: &Drawn<'_>) {
    let figures = screen.all("review__figure");
    assert_eq!(figures.len(), 2);
    for (figure, seat) in figures.into_iter().zip(Seat::BOTH) {
        let text = figure.text();
        let told = strip(&text, name(game, seat));
        let own = || facts.iter().filter(|fact| mover(game, fact.ply) == seat);
        let had = own().filter(|fact| fact.won).count();
        let kept = own().filter(|fact| fact.won && fact.stayed).count();
        if had == 0 {
            assert_eq!(told, "– never had a win to keep");
            continue;
        }
        let (percent, rest) = told.split_once("% ").unwrap();
        let percent: usize = percent.parse().unwrap();
        assert!((percent * had).abs_diff(100 * kept) <= had, "{text}");
        let moves = if had == 1 { "move" } else { "moves" };
        assert_eq!(rest, format!("{kept} of {had} {moves} kept it"));
    }
}

/// Where it was decided, and the slips before.
pub fn turning(game: &Game, facts: &[Fact], screen: &Drawn<'_>) {
    let text = screen.one("review__turning").text();
    let slips: Vec<&Fact> = facts.iter().filter(|fact| is_slip(fact)).collect();
    let earlier: Vec<String> = screen
        .all("review__earlier")
        .iter()
        .map(|told| told.text())
        .collect();
    let Some((last, before)) = slips.split_last() else {
        assert!(earlier.is_empty());
        let first = game.table().first;
        let winner = if facts[0].won { first } else { first.other() };
        let lost = format!(
            "Against perfect play this board was lost from the start, and {} did not give it away.",
            inside(game, winner)
        );
        let won = format!(
            "{} had it from the start and did not give it away.",
            name(game, winner)
        );
        let reader_lost = name(game, winner.other()) == "You";
        assert_eq!(text, if reader_lost { lost } else { won });
        return;
    };
    let rest = strip(
        &text,
        &format!(
            "{} had it until move {}: {} gave it {}, ",
            name(game, mover(game, last.ply)),
            last.ply + 1,
            made(game, last.ply),
            word(facts, last.ply),
        ),
    );
    is_winning(rest.strip_suffix(" kept it.").unwrap(), last);
    match before[..] {
        [] => assert!(earlier.is_empty()),
        [slip] => {
            let beginning = format!(
                "Before that it changed hands once: move {} was {} instead of ",
                slip.ply + 1,
                made(game, slip.ply),
            );
            let named = strip(&earlier[0], &beginning);
            is_winning(named.strip_suffix('.').unwrap(), slip);
        }
        ref many => {
            let beginning = format!("Before that it changed hands {} times", many.len());
            let rest = strip(&earlier[0], &beginning);
            if rest != "." {
                let listed = strip(rest, ": at moves ").strip_suffix('.').unwrap();
                let numbers: Vec<String> =
                    many.iter().map(|slip| (slip.ply + 1).to_string()).collect();
                assert_eq!(series(listed), numbers);
            }
        }
    }
}

#[track_caller]
fn is_winning(named: &str, fact: &Fact) {
    let winning: Vec<String> = fact.winning.iter().map(written).collect();
    assert!(winning.iter().any(|won| won == named), "{named} {fact:?}");
}

/// The line of the chart at each position, and the same in words.
pub fn chart(game: &Game, facts: &[Fact], truth: &mut Truth, screen: &Drawn<'_>) {
    let drawing = screen.one("review__drawing");
    let view: Vec<usize> = drawing
        .attr("viewBox")
        .split(' ')
        .map(|number| number.parse().unwrap())
        .collect();
    let lanes = screen.all("review__lane");
    let upper = game.table().only_person().unwrap_or(game.table().first);
    for (lane, seat) in lanes.iter().zip([upper, upper.other()]) {
        let name = name(game, seat);
        let wins = if name == "You" { "win" } else { "wins" };
        assert_eq!(lane.text(), format!("{name} {wins}"));
    }
    let line = Line::read(screen.one("review__line").attr("d"));
    let course = screen.drawn_course();
    let places = facts.len() + 1;
    for place in 0..places {
        let to_move = mover(game, place);
        let wins = truth.wins(&super::review_heaps(game, place));
        let ahead = if wins { to_move } else { to_move.other() };
        let height = line.height(view[2] * (2 * place + 1) / (2 * places));
        assert_eq!(height < view[3] / 2, ahead == upper, "{place} {game:?}");
        let told = course.iter().rfind(|(from, _)| *from <= place).unwrap();
        assert_eq!(told.1, inside(game, ahead), "{place} {course:?}");
    }
    let dots = screen.all("review__dot").len();
    assert_eq!(dots, facts.iter().filter(|fact| is_slip(fact)).count());
}

/// The steps of a line that runs across and up or down.
struct Line {
    start: usize,
    /// From where across it runs at which height.
    turns: Vec<(usize, usize)>,
}

impl Line {
    fn read(path: &str) -> Self {
        let (start, rest) = strip(path, "M0 ").split_once('H').unwrap();
        let mut turns = Vec::new();
        for part in rest.split('H') {
            if let Some((across, down)) = part.split_once('V') {
                turns.push((across.parse().unwrap(), down.parse().unwrap()));
            }
        }
        Self {
            start: start.parse().unwrap(),
            turns,
        }
    }

    fn height(&self, across: usize) -> usize {
        let turn = self.turns.iter().rfind(|turn| turn.0 <= across);
        turn.map_or(self.start, |turn| turn.1)
    }
}

trait Course {
    /// From which move on who was winning.
    fn drawn_course(&self) -> Vec<(usize, String)>;
}

impl Course for Drawn<'_> {
    fn drawn_course(&self) -> Vec<(usize, String)> {
        let text = self.one("review__chart").drawn().one("heard").text();
        let text = strip(&text, "Who was winning: ").strip_suffix('.').unwrap();
        let parts = text.split(", ").map(|part| {
            let (who, since) = part.split_once(" from ").unwrap();
            let number = since
                .strip_prefix("move ")
                .map(|number| number.parse().unwrap());
            assert!(number.is_some() || since == "the start");
            (number.unwrap_or(0), who.to_owned())
        });
        parts.collect()
    }
}
