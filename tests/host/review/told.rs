//! The texts of the screen, compared with the facts.

use nim::catalogue::{Who, moves, people, play, review as words, why};
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

/// The player on a seat.
fn who(game: &Game, seat: Seat) -> Who {
    let is_person = |seat| matches!(game.table().player(seat), Player::Person(_));
    let number = if seat == Seat::One { 1_u32 } else { 2 }.into();
    match (is_person(seat), is_person(seat.other())) {
        (true, false) => Who::You,
        (false, true) => Who::Computer,
        (true, true) => Who::Named(people::Player { number }.text()),
        (false, false) => {
            let name = people::casual();
            Who::Named(people::Numbered { name, number }.text())
        }
    }
}

fn written(&(heap, take): &(usize, u32)) -> String {
    format!("{}{take}", char::from(b'A' + u8::try_from(heap).unwrap()))
}

/// A move in a sentence.
fn said(&(heap, take): &(usize, u32)) -> String {
    let take = take.into();
    moves::Made { take, heap }.text()
}

fn made(game: &Game, ply: usize) -> (usize, u32) {
    let made = game.moves()[ply];
    (made.heap, made.take.get())
}

fn is_slip(fact: &Fact) -> bool {
    fact.won && !fact.stayed
}

/// The rest of a text after its beginning.
#[track_caller]
fn strip<'a>(text: &'a str, beginning: &str) -> &'a str {
    let rest = text.strip_prefix(beginning);
    rest.unwrap_or_else(|| panic!("{text:?} does not begin with {beginning:?}"))
}

/// The sentence and the picture of one move.
pub fn board(
    game: &Game,
    facts: &[Fact],
    truth: &mut Truth,
    number: usize,
    screen: &Drawn<'_>,
    markup: &str,
) {
    let text = screen.one("review__said").text();
    let heaps = super::review_heaps(game, number);
    let to_move = mover(game, number);
    let ahead = if truth.wins(&heaps) {
        to_move
    } else {
        to_move.other()
    };
    let ahead = &who(game, ahead);
    let next = if heaps.iter().all(|&stones| stones == 0) {
        play::Wins { who: ahead }.text()
    } else {
        words::CanWin { who: ahead }.text()
    };
    let end = format!("{} {next}", play::Heaps { heaps: &heaps }.text());
    check_stones(markup, game, number, 0);
    let Some(ply) = number.checked_sub(1) else {
        assert_eq!(text, format!("{} {end}", words::before_first()));
        return;
    };
    let (fact, took) = (&facts[ply], game.moves()[ply]);
    let at_move = words::AtMove {
        number: number.into(),
        count: game.ply().into(),
        made: &said(&made(game, ply)),
    };
    let who = &who(game, mover(game, ply));
    let (stones_taken, heap) = (took.take.into(), took.heap);
    let took_message = words::Took {
        who,
        stones: stones_taken,
        heap,
    };
    let others: Vec<String> = fact
        .winning
        .iter()
        .filter(|&&won| won != (took.heap, took.take.get()))
        .map(said)
        .collect();
    let (count, moves) = (others.len().into(), &others[..]);
    let came = if is_slip(fact) {
        words::GaveAway { count, moves }.text()
    } else if fact.won && fact.moves == 1 {
        words::kept_by_only_move().to_owned()
    } else if fact.won && others.is_empty() {
        words::kept_by_only_winning_move().to_owned()
    } else if fact.won {
        words::KeptLikeOthers { count, moves }.text()
    } else if fact.moves == 1 {
        words::lost_by_only_move().to_owned()
    } else {
        let count = fact.moves.into();
        words::LostByAllMoves { count }.text()
    };
    let expected = [at_move.text(), took_message.text(), came, end];
    assert_eq!(text, expected.join(" "));
    let choice: Vec<String> = screen
        .all("review__side")
        .iter()
        .map(|side| side.text())
        .collect();
    if is_slip(fact) {
        let stones = stones_taken;
        assert_eq!(choice[0], words::Played { who, stones, heap }.text());
        instead(fact, &choice[1], |&(heap, take)| {
            let stones = take.into();
            words::Instead { stones, heap }.text()
        });
    } else {
        assert_eq!(choice, Vec::<String>::new());
    }
}

/// At a mistake, the board with the better move instead of the one that was played.
pub fn better(game: &Game, facts: &[Fact], number: usize, screen: &Drawn<'_>, markup: &str) {
    let Some(fact) = number.checked_sub(1).map(|ply| &facts[ply]) else {
        return;
    };
    if !is_slip(fact) {
        return;
    }
    let before = super::review_heaps(game, fact.ply);
    let text = screen.one("review__said").text();
    // Its reason is told to the only person alone, for an own mistake.
    let own = game.table().only_person() == Some(mover(game, fact.ply));
    instead(fact, &text, |&(heap, take)| {
        let mut left = before.clone();
        left[heap] -= take;
        let told = if own {
            let take = take.into();
            why::TakeFrom { take, heap }.text()
        } else {
            let moves: Vec<String> = fact.winning.iter().map(said).collect();
            let (count, moves) = (moves.len().into(), &moves[..]);
            words::GaveAway { count, moves }.text()
        };
        let heaps = play::Heaps { heaps: &left }.text();
        let is_told = text.contains(&told) && text.contains(&heaps);
        if is_told {
            check_stones(markup, game, fact.ply, take as usize);
            text.clone()
        } else {
            String::new()
        }
    });
}

/// A winning move instead of a slip, as something says it.
fn instead(fact: &Fact, text: &str, said: impl Fn(&(usize, u32)) -> String) {
    let mut winning = fact.winning.iter();
    assert!(winning.any(|won| said(won) == text), "{text} {fact:?}");
}

/// The same, where it is named.
fn named(fact: &Fact, text: &str, told: impl Fn(&str) -> String) {
    instead(fact, text, |won| told(&said(won)));
}

/// Every line of the list, and above it how the list writes moves.
pub fn list(game: &Game, facts: &[Fact], screen: &Drawn<'_>) {
    let rows = screen.all("review__move");
    let first = made(game, 0);
    let short = [&written(&first), ": ", &said(&first), "."].concat();
    assert_eq!(screen.one("moves__said").text(), short);
    assert_eq!(rows.len(), facts.len());
    for (row, fact) in rows.into_iter().zip(facts) {
        let number = fact.ply + 1;
        let text = row.text();
        let who = &who(game, mover(game, fact.ply));
        let told = strip(
            &text,
            &format!("{number} {} ", written(&made(game, fact.ply))),
        );
        let worth = match (fact.won, fact.stayed) {
            (true, true) => {
                assert_eq!(told, words::Kept { who }.text());
                "kept"
            }
            (false, _) => {
                assert_eq!(told, words::Lost { who }.text());
                "lost"
            }
            (true, false) => {
                named(fact, told, |better| words::Gave { who, better }.text());
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
        let told = strip(&text, who(game, seat).name());
        let own = || facts.iter().filter(|fact| mover(game, fact.ply) == seat);
        let had = own().filter(|fact| fact.won).count();
        let kept = own().filter(|fact| fact.won && fact.stayed).count();
        if had == 0 {
            assert_eq!(told, words::never_had_one());
            continue;
        }
        let (kept, count) = (kept.into(), had.into());
        assert_eq!(told, words::KeptIn { kept, count }.text());
    }
}

/// The deciding move, and the mistakes before it.
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
        let reader_lost = who(game, winner.other()) == Who::You;
        let expected = if reader_lost {
            words::never_winning().to_owned()
        } else {
            let winner = &who(game, winner);
            words::AlwaysWinning { winner }.text()
        };
        assert_eq!(text, expected);
        return;
    };
    let loser = &who(game, mover(game, last.ply));
    named(last, &text, |better| {
        words::WinningUntil {
            loser,
            number: (last.ply + 1).into(),
            made: &said(&made(game, last.ply)),
            better,
        }
        .text()
    });
    match before[..] {
        [] => assert!(earlier.is_empty()),
        [slip] => named(slip, &earlier[0], |better| {
            words::EarlierMistake {
                number: (slip.ply + 1).into(),
                made: &said(&made(game, slip.ply)),
                better,
            }
            .text()
        }),
        ref many => {
            let count = many.len().into();
            let moves: Vec<String> = many.iter().map(|slip| (slip.ply + 1).to_string()).collect();
            let expected = if many.len() > 6 {
                words::ManyEarlierMistakes { count }.text()
            } else {
                let moves = &moves;
                words::EarlierMistakes { count, moves }.text()
            };
            assert_eq!(earlier, [expected]);
        }
    }
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
        let who = &who(game, seat);
        assert_eq!(lane.text(), people::Wins { who }.text());
    }
    let line = Line::read(screen.one("review__line").attr("d"));
    let places = facts.len() + 1;
    let mut course = Vec::new();
    let mut ahead_before = None;
    for place in 0..places {
        let to_move = mover(game, place);
        let wins = truth.wins(&super::review_heaps(game, place));
        let ahead = if wins { to_move } else { to_move.other() };
        let height = line.height(view[2] * (2 * place + 1) / (2 * places));
        assert_eq!(height < view[3] / 2, ahead == upper, "{place} {game:?}");
        if ahead_before.replace(ahead) != Some(ahead) {
            let who = &who(game, ahead);
            let number = place.into();
            course.push(if place == 0 {
                words::FromStart { who }.text()
            } else {
                words::FromMove { number, who }.text()
            });
        }
    }
    let told = screen.one("review__chart").drawn().one("heard").text();
    assert_eq!(told, course.join(" "), "{game:?}");
    let dots = screen.all("review__dot").len();
    assert_eq!(dots, facts.iter().filter(|fact| is_slip(fact)).count());
    for (mark, seat) in screen.all("review__mark").iter().zip(Seat::BOTH) {
        let own = facts.iter().filter(|fact| mover(game, fact.ply) == seat);
        assert_eq!(mark.attr("d").matches('M').count(), own.count());
    }
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

/// Every heap has its stones after so many moves, and each empty place has the sign of the player who took its stone.
/// `better` stones have the ring of a better move.
fn check_stones(markup: &str, game: &Game, number: usize, better: usize) {
    let heaps = super::review_heaps(game, number);
    assert_eq!(markup.matches("data-mark=\"better\"").count(), better);
    let drawn: Vec<_> = markup.split("data-heap=").skip(1).collect();
    assert_eq!(drawn.len(), heaps.len(), "{markup}");
    for (heap, (drawn, stones)) in drawn.into_iter().zip(heaps).enumerate() {
        assert_eq!(drawn.matches("class=\"stone\"").count(), stones as usize);
        let ghosts = drawn
            .split('<')
            .filter(|tag| tag.contains("class=\"ghost\""));
        let signs: Vec<_> = ghosts
            .map(|ghost| ghost.contains("data-side=\"right\""))
            .collect();
        let mut taken = Vec::new();
        for (ply, made) in game.moves()[..number].iter().enumerate() {
            if made.heap == heap {
                let right = mover(game, ply) == Seat::Two;
                taken.extend(vec![right; made.take.get() as usize]);
            }
        }
        // The first that was taken lay on top.
        taken.reverse();
        assert_eq!(signs, taken);
    }
}
