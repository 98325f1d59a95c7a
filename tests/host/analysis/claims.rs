//! Every claim of the panel, part by part, against the truth.

use std::num::NonZeroU32;

use nim::engine::heap_name;

use super::truth::Truth;
use crate::common::elements::Drawn;
use crate::common::truth::after;

fn name(heap: usize) -> String {
    heap_name(heap).to_string()
}

fn bits(number: u32) -> String {
    format!("{number:04b}")
}

pub fn verdict(truth: &mut Truth, heaps: &[u32], drawn: &Drawn<'_>, reader_moves: bool) {
    let wins = truth.wins(heaps);
    let moves = truth.moves(heaps);
    let all = moves.len();
    let winning = truth.winning(heaps).len();
    assert_eq!(wins, winning > 0 || (all == 0 && !truth.is_normal()));
    let prospect = if wins == reader_moves { "good" } else { "bad" };
    assert_eq!(
        drawn.one("analysis__verdict").attr("data-prospect"),
        prospect
    );
    let tag = if wins { "Unsafe" } else { "Safe" };
    let tag = format!("{tag} to leave");
    assert_eq!(drawn.one("analysis__tag").text(), tag);
    let keep = if winning == 1 { "keeps" } else { "keep" };
    let kept = if all == 1 {
        "the only move keeps it.".to_owned()
    } else {
        format!("{winning} of {all} moves {keep} it.")
    };
    let told = match (all, wins, reader_moves) {
        (0, true, true) | (0, false, false) => "The game is over: you have won.".to_owned(),
        (0, ..) => "The game is over: your opponent has won.".to_owned(),
        (_, true, true) => format!("You can win from here: {kept}"),
        (_, true, false) => format!("Your opponent can win from here: {kept}"),
        (1, false, true) => "You lose from here: you have no other move.".to_owned(),
        (1, false, false) => "You can win from here: your opponent has no other move.".to_owned(),
        (_, false, true) => {
            format!("You lose from here: against perfect play none of {all} moves wins.")
        }
        (_, false, false) => {
            format!("You can win from here: none of your opponent’s {all} moves prevents it.")
        }
    };
    assert_eq!(
        drawn.one("analysis__who").text(),
        told,
        "{heaps:?} {:?}",
        truth.rules
    );
    if all == 0 {
        assert!(drawn.all("analysis__length").is_empty());
        return;
    }
    let length = match truth.plies(heaps) {
        1 => "With best play the game ends with the next turn.".to_owned(),
        plies => format!("With best play the game ends in {plies} turns."),
    };
    assert_eq!(drawn.one("analysis__length").text(), length, "{heaps:?}");
}

pub fn nim_sum(truth: &mut Truth, heaps: &[u32], drawn: &Drawn<'_>) {
    let sum = truth.grundy(heaps);
    let told = format!("Nim-sum {sum} = {}", bits(sum));
    assert_eq!(drawn.one("analysis__sum").text(), told);
    let terms: Vec<String> = heaps
        .iter()
        .map(|&stones| bits(truth.worth(stones)))
        .collect();
    let equation = format!("{} = {}", terms.join(" ⊕ "), bits(sum));
    assert_eq!(drawn.one("analysis__equation").text(), equation);
}

/// Why it is so, the phases of misère play, and how heaps count.
pub fn reasons(truth: &mut Truth, heaps: &[u32], drawn: &Drawn<'_>) {
    let sum = truth.grundy(heaps);
    let worth: Vec<u32> = heaps.iter().map(|&stones| truth.worth(stones)).collect();
    let limit = truth.rules.limit.map_or(u32::MAX, NonZeroU32::get);
    let divided = heaps.iter().any(|&stones| stones > limit);
    let large = worth.iter().filter(|&&worth| worth > 1).count();
    let ones = worth.iter().filter(|&&worth| worth == 1).count();
    let over = heaps.iter().all(|&stones| stones == 0);
    let why = drawn.one("analysis__why").text();
    let begins = if over {
        "No stone is left.".to_owned()
    } else if !truth.is_normal() && large == 1 {
        let last = name(worth.iter().position(|&worth| worth > 1).unwrap());
        match (divided, ones) {
            (false, 0) => {
                format!("Only heap {last} is left, and it is above 1. Cut it to a single")
            }
            (false, 1) => format!("Only heap {last} is above 1, beside 1 single stone. Cut it so"),
            (false, _) => format!("Only heap {last} is above 1, beside {ones} single stones. Cut"),
            (true, 1) => format!("Only the remainder of heap {last} is above 1, and 1 other is 1."),
            (true, _) => {
                format!("Only the remainder of heap {last} is above 1, and {ones} others are 1.")
            }
        }
    } else if !truth.is_normal() && large == 0 {
        let parity = if ones % 2 == 0 { "even" } else { "odd" };
        match (divided, ones) {
            (false, 1) => "Only 1 single stone is left. Whoever faces an odd number".to_owned(),
            (false, _) => format!("Only {ones} single stones are left. Whoever faces an odd"),
            (true, 1) => "No remainder is above 1, and 1 is 1, an odd number. Every".to_owned(),
            (true, _) => format!("No remainder is above 1, and {ones} are 1, an {parity} number."),
        }
    } else if sum == 0 {
        "Every column holds an even number of ones, and any move changes that.".to_owned()
    } else {
        let columns: Vec<String> = [8, 4, 2, 1]
            .into_iter()
            .filter(|column| worth.iter().filter(|&&worth| worth & column != 0).count() % 2 == 1)
            .map(|column| column.to_string())
            .collect();
        match &columns[..] {
            [only] => format!("Column {only} holds an odd number of ones."),
            [first @ .., last] => {
                let first = first.join(", ");
                format!("Columns {first} and {last} hold an odd number of ones.")
            }
            [] => panic!("nim-sum {sum} without an odd column"),
        }
    };
    assert!(
        why.starts_with(&begins),
        "{heaps:?} {:?}: {why}",
        truth.rules
    );
    // A win by another heap than the last large one leaves two that are large, and only then.
    let by_balance = truth.winning(heaps).into_iter().any(|chosen| {
        let left = after(heaps, chosen);
        left.iter().any(|&stones| truth.worth(stones) > 1)
    });
    let told = why.ends_with("A winning move in another heap makes every column even.");
    assert_eq!(
        told,
        !truth.is_normal() && large == 1 && by_balance,
        "{heaps:?}"
    );

    let notes: Vec<String> = drawn
        .all("analysis__note")
        .iter()
        .map(|note| note.text())
        .collect();
    let phase = notes.iter().find(|note| note.starts_with("Misère"));
    let expected = match (truth.is_normal() || over, large) {
        (true, _) => None,
        (false, 0 | 1) => Some("Misère, second phase: No more than one "),
        (false, _) => Some("Misère, first phase: Two "),
    };
    match (phase, expected) {
        (None, None) => {}
        (Some(phase), Some(expected)) => {
            assert!(phase.starts_with(expected), "{heaps:?}: {phase}");
            let by = format!(" by {} ", limit.wrapping_add(1));
            assert_eq!(phase.contains(&by), divided, "{phase}");
            assert_eq!(
                phase.contains("still nim-sum 0"),
                large == 1 && by_balance,
                "{phase}"
            );
        }
        (phase, _) => panic!("{heaps:?}: {phase:?}, not {expected:?}"),
    }
    let counts: Vec<String> = worth.iter().map(ToString::to_string).collect();
    let plural = if limit == 1 { "stone" } else { "stones" };
    let remainders = divided.then(|| {
        format!(
            "A turn takes at most {limit} {plural}, so a heap counts by its remainder after \
             division by {}: {}.",
            limit + 1,
            counts.join(", ")
        )
    });
    let told = notes.into_iter().find(|note| note.starts_with("A turn"));
    assert_eq!(told, remainders, "{heaps:?}");
}

pub fn table(truth: &mut Truth, heaps: &[u32], drawn: &Drawn<'_>) {
    let columns: Vec<String> = drawn
        .all("analysis__head")
        .iter()
        .map(|head| head.text())
        .collect();
    assert_eq!(columns, ["8", "4", "2", "1"]);
    let limit = truth.rules.limit.map_or(u32::MAX, NonZeroU32::get);
    let divided = heaps.iter().any(|&stones| stones > limit);
    let winning = truth.winning(heaps);
    let rows: Vec<Drawn<'_>> = drawn
        .with("data-row")
        .iter()
        .map(|row| row.drawn())
        .collect();
    assert_eq!(rows.len(), heaps.len());
    let mut ones = [0; 4];
    for (heap, row) in rows.iter().enumerate() {
        let (stones, worth) = (heaps[heap], truth.worth(heaps[heap]));
        let counts = if divided {
            format!("counts {worth}")
        } else {
            String::new()
        };
        let head = format!("{} · {stones}{counts}", name(heap));
        assert_eq!(row.one("analysis__row").text(), head);
        let cells = row.all("analysis__bit");
        let shown: String = cells.iter().map(|cell| cell.text()).collect();
        assert_eq!(shown, bits(worth), "{heaps:?}");
        for (column, cell) in cells.iter().enumerate() {
            let on = cell.text() == "1";
            assert_eq!(cell.attr("data-on") == "true", on);
            ones[column] += u32::from(on);
        }
        let own: Vec<u32> = winning
            .iter()
            .filter(|chosen| chosen.0 == heap)
            .map(|chosen| chosen.1)
            .collect();
        match own[..] {
            [] => assert_eq!(row.one("analysis__none").text(), "none"),
            [take] => {
                let button = row.one("analysis__take");
                assert_eq!(button.text(), format!("take {take}"));
                let left = stones - take;
                let leaves = format!("leaves {left} {}", bits(truth.worth(left)));
                assert_eq!(row.one("analysis__leaves").text(), leaves);
                let after = after(heaps, (heap, take));
                let all_small = after.iter().all(|&stones| truth.worth(stones) <= 1);
                let odd_ones = !row.all("analysis__odd-ones").is_empty();
                assert_eq!(odd_ones, !truth.is_normal() && all_small, "{heaps:?}");
            }
            _ => panic!("{heaps:?}: two winning moves in a heap"),
        }
    }
    let total = drawn.one("analysis__total").drawn();
    let sum = truth.grundy(heaps);
    // The colours of the nim-sum and of its blocks follow the reader, who is to move.
    let prospect = if truth.wins(heaps) { "good" } else { "bad" };
    for part in ["analysis__total", "analysis__blocks"] {
        assert_eq!(drawn.one(part).attr("data-prospect"), prospect);
    }
    assert_eq!(total.one("analysis__row").text(), format!("⊕ {sum}"));
    for (column, cell) in total.all("analysis__bit").iter().enumerate() {
        let told = if ones[column] % 2 == 1 {
            "1 odd"
        } else {
            "0 even"
        };
        assert_eq!(cell.text(), told, "{heaps:?}");
    }
}

/// The sums heap by heap: each is right, and says what the table says.
pub fn worked_out(truth: &mut Truth, heaps: &[u32], drawn: &Drawn<'_>) {
    let sum = truth.grundy(heaps);
    let winning = truth.winning(heaps);
    let sentences = drawn.all("analysis__worked");
    assert_eq!(sentences.len(), heaps.len());
    for (heap, sentence) in sentences.iter().enumerate() {
        let sentence = sentence.text();
        let worth = truth.worth(heaps[heap]);
        let (equation, told) = sentence.split_once(": ").unwrap();
        let whole = format!("{} ⊕ {} = {}", bits(worth), bits(sum), bits(worth ^ sum));
        assert!(equation == bits(worth) || equation == whole, "{sentence}");
        let take = winning
            .iter()
            .find(|chosen| chosen.0 == heap)
            .map(|&(_, take)| take);
        let number = told
            .split_once("take ")
            .map(|(_, rest)| rest.split(['.', ',']).next().unwrap().parse().unwrap());
        assert_eq!(number, take, "{heaps:?}: {sentence}");
        if take.is_none() {
            no_safe_move(truth, heaps, heap, told);
        }
    }
}

/// Why a heap has no safe move.
fn no_safe_move(truth: &mut Truth, heaps: &[u32], heap: usize, told: &str) {
    let stones = heaps[heap];
    let wanted = truth.worth(stones) ^ truth.grundy(heaps);
    let period = truth.rules.limit.map_or(0, |limit| limit.get() + 1);
    match told {
        "the heap is empty." => assert_eq!(stones, 0),
        "nothing to change, so no safe move." => assert_eq!(truth.grundy(heaps), 0),
        "an even number of single stones would be left."
        | "an even number of remainders would be 1, or one above 1." => {
            assert!(!truth.is_normal());
            let moves = truth.moves(heaps).into_iter();
            for chosen in moves.filter(|chosen| chosen.0 == heap) {
                let left = after(heaps, chosen);
                let worth: Vec<u32> = left.iter().map(|&stones| truth.worth(stones)).collect();
                let ones = worth.iter().filter(|&&worth| worth == 1).count();
                let large = worth.iter().filter(|&&worth| worth > 1).count();
                let is_told = match large {
                    0 => ones % 2 == 0,
                    1 => told.ends_with("one above 1."),
                    _ => false,
                };
                assert!(is_told, "{heaps:?}: {told}");
            }
        }
        _ if told.contains(" cannot be ") => {
            assert!(wanted >= period);
            assert_eq!(
                told,
                format!("a remainder by {period} cannot be {wanted}, so no safe move.")
            );
        }
        _ => {
            assert!(wanted > stones);
            assert_eq!(
                told,
                format!("{wanted} is more than {stones}, so no safe move.")
            );
        }
    }
}

/// The block view of some heaps, whether they are the board or what the choice makes of it.
pub fn blocks(truth: &mut Truth, heaps: &[u32], drawn: &Drawn<'_>) {
    let places = drawn.all("analysis__block");
    let rows = places.len() / heaps.len();
    let mut seen = vec![0; heaps.len()];
    let mut lines: Vec<String> = Vec::new();
    let mut alone = Vec::new();
    for row in 0..rows {
        let places = &places[row * heaps.len()..][..heaps.len()];
        let mut size: u32 = 0;
        let mut in_row = Vec::new();
        for (heap, place) in places.iter().enumerate() {
            let state = place.attr("data-state");
            if state == "none" {
                assert_eq!(place.text(), "");
                continue;
            }
            size = place.text().parse().unwrap();
            seen[heap] += size;
            in_row.push((heap, state == "alone"));
        }
        if in_row.is_empty() {
            continue;
        }
        assert!(size.is_power_of_two());
        let mut parts = Vec::new();
        let (pairs, rest) = in_row.as_chunks::<2>();
        for [one, other] in pairs {
            assert!(!one.1 && !other.1);
            parts.push(format!("{} and {} pair up", name(one.0), name(other.0)));
        }
        for last in rest {
            assert!(last.1);
            parts.push(format!("{} stays alone", name(last.0)));
            alone.push(size);
        }
        lines.push(format!("Blocks of {size}: {}.", parts.join(", ")));
    }
    let worth: Vec<u32> = heaps.iter().map(|&stones| truth.worth(stones)).collect();
    assert_eq!(seen, worth, "{heaps:?}");
    let sum = truth.grundy(heaps);
    assert_eq!(alone.iter().sum::<u32>(), sum, "{heaps:?}");
    let told: Vec<String> = drawn.one("analysis__blocks").drawn().tags("li");
    assert_eq!(told, lines, "{heaps:?}");
    let counts: Vec<String> = drawn
        .all("analysis__count")
        .iter()
        .map(|count| count.text())
        .collect();
    assert_eq!(
        counts,
        worth.iter().map(ToString::to_string).collect::<Vec<_>>()
    );
    let terms: Vec<String> = alone.iter().map(ToString::to_string).collect();
    let expected = match alone.len() {
        0 if worth.iter().all(|&worth| worth == 0) => "Nothing counts here: nim-sum 0.".to_owned(),
        0 => "Every block has a partner: nim-sum 0.".to_owned(),
        1 => format!("Left alone: {sum}, the nim-sum."),
        _ => format!("Left alone: {} = {sum}, the nim-sum.", terms.join(" + ")),
    };
    assert_eq!(drawn.one("analysis__alone").text(), expected, "{heaps:?}");
}

/// Every legal move once, with its value and the turns to the end, the best first.
pub fn moves(truth: &mut Truth, heaps: &[u32], drawn: &Drawn<'_>) {
    let mut expected: Vec<_> = truth
        .moves(heaps)
        .into_iter()
        .map(|chosen| {
            let after = after(heaps, chosen);
            let (wins, plies) = (!truth.wins(&after), truth.plies(&after) + 1);
            let order = if wins { plies } else { u32::MAX - plies };
            ((!wins, order, chosen), wins, plies)
        })
        .collect();
    expected.sort_unstable();
    let turns = |plies: u32| {
        let plural = if plies == 1 { "turn" } else { "turns" };
        format!("{plies} {plural}")
    };
    let folded = expected.len() > 24;
    let listed = drawn.all("analysis__move");
    let in_full: Vec<_> = expected.iter().filter(|told| !folded || told.1).collect();
    assert_eq!(listed.len(), in_full.len());
    for (button, &&((.., (heap, take)), wins, plies)) in listed.iter().zip(&in_full) {
        let text = format!(
            "{0}{take} {1} {2}. Take {take} from heap {0}, leaving {3}",
            name(heap),
            if wins { "wins" } else { "loses" },
            turns(plies),
            heaps[heap] - take
        );
        assert_eq!(button.text(), text, "{heaps:?} {:?}", truth.rules);
        assert_eq!(
            button.attr("data-prospect"),
            if wins { "good" } else { "bad" }
        );
    }
    let mut shorts: Vec<String> = drawn
        .all("analysis__short")
        .iter()
        .map(|short| short.text())
        .collect();
    let mut losing: Vec<String> = expected
        .iter()
        .filter(|told| folded && !told.1)
        .map(|&((.., (heap, take)), _, plies)| format!("{}{take} · {}", name(heap), turns(plies)))
        .collect();
    shorts.sort_unstable();
    losing.sort_unstable();
    assert_eq!(shorts, losing, "{heaps:?}");
}

/// What is said of a choice before it is taken.
pub fn choice(
    truth: &mut Truth,
    heaps: &[u32],
    chosen: (usize, u32),
    drawn: &Drawn<'_>,
    reader_moves: bool,
) {
    let after = after(heaps, chosen);
    let sum = truth.grundy(&after);
    let reader_wins = truth.wins(&after) != reader_moves;
    let over = after.iter().all(|&stones| stones == 0);
    let then = match (over, reader_wins, reader_moves) {
        (true, true, _) => "you have won",
        (true, false, _) => "your opponent has won",
        (false, true, true) => "your opponent loses",
        (false, false, true) => "your opponent can win",
        (false, true, false) => "you can win",
        (false, false, false) => "you lose",
    };
    let prospect = if reader_wins { "good" } else { "bad" };
    let line = drawn.one("analysis__after");
    assert_eq!(
        line.text(),
        format!("After this: nim-sum {sum}, {then}."),
        "{heaps:?}"
    );
    let rows = drawn.all("analysis__then");
    for part in [&line, &drawn.one("analysis__blocks")]
        .into_iter()
        .chain(&rows)
    {
        assert_eq!(part.attr("data-prospect"), prospect);
    }
    let texts: Vec<String> = rows.iter().map(|row| row.text()).collect();
    let (heap, left) = (chosen.0, after[chosen.0]);
    let expected = [
        format!("{} → {left}{}", name(heap), bits(truth.worth(left))),
        format!("⊕ → {sum}{}", bits(sum)),
    ];
    assert_eq!(texts, expected, "{heaps:?}");
    blocks(truth, &after, drawn);
    // It is named in the list, and in the table by its number.
    let (named, taken) = (
        format!("{}{} ", name(heap), chosen.1),
        format!("take {}", chosen.1),
    );
    let presses = drawn.with("aria-pressed");
    let pressed_ones: Vec<String> = presses
        .iter()
        .filter(|button| button.attr("aria-pressed") == "true")
        .map(|button| button.text())
        .collect();
    let is_it = |text: &String| text.starts_with(&named) || *text == taken;
    assert!(!pressed_ones.is_empty() && pressed_ones.iter().all(is_it));
}
