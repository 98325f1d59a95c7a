//! Every claim of the panel, part by part, against the truth.

use std::num::NonZeroU32;

use nim::catalogue::{Number, analysis as words, play, why};
use nim::engine::heap_name;
use nim::text::analysis::blocks_of;

use crate::common::elements::Drawn;
use crate::common::position;
use crate::common::reasons::claimed;
use crate::common::truth::{Truth, after};

fn name(heap: usize) -> String {
    heap_name(heap).to_string()
}

fn number(count: usize) -> Number {
    count.into()
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
    let lead = match (all, wins == reader_moves) {
        (0, true) => words::you_have_won(),
        (0, false) => words::opponent_has_won(),
        (_, true) => words::you_can_win(),
        (_, false) => words::opponent_can_win(),
    };
    let (winning, number) = (number(winning), number(all));
    let moves = match (all, wins, reader_moves) {
        (0, ..) => words::game_is_over().to_owned(),
        (_, true, _) => words::WinningMoves {
            winning,
            all: number,
        }
        .text(),
        (_, false, true) => words::NoneOfYourMoves { all: number }.text(),
        (_, false, false) => words::NoneOfTheirMoves { all: number }.text(),
    };
    let told = format!("{lead} {moves}");
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
    let turns = truth.plies(heaps).into();
    let length = words::Length { turns }.text();
    assert_eq!(drawn.one("analysis__length").text(), length, "{heaps:?}");
}

pub fn nim_sum(truth: &mut Truth, heaps: &[u32], drawn: &Drawn<'_>) {
    let sum = truth.grundy(heaps);
    let named = words::NimSum { sum: sum.into() }.text();
    let told = format!("{named} = {}", bits(sum));
    assert_eq!(drawn.one("analysis__sum").text(), told);
    let terms: Vec<String> = heaps
        .iter()
        .map(|&stones| bits(truth.worth(stones)))
        .collect();
    let equation = format!("{} = {}", terms.join(" ⊕ "), bits(sum));
    assert_eq!(drawn.one("analysis__equation").text(), equation);
}

/// Why it is so, how heaps count, and that misère play changes nothing yet.
pub fn reasons(truth: &mut Truth, heaps: &[u32], drawn: &Drawn<'_>, binary: bool) {
    let worth: Vec<u32> = heaps.iter().map(|&stones| truth.worth(stones)).collect();
    let limit = truth.rules.limit().map_or(u32::MAX, NonZeroU32::get);
    let divided = heaps.iter().any(|&stones| stones > limit);
    let told = drawn.one("analysis__why").text();
    let wins = truth.wins(heaps);
    assert_eq!(claimed(&told, heaps, truth), Some(wins), "{heaps:?} {told}");
    assert!(binary || !told.contains("im-sum"), "{told}");

    let notes: Vec<String> = drawn
        .all("analysis__note")
        .iter()
        .map(|note| note.text())
        .collect();
    let mut expected = Vec::new();
    if divided {
        let told = words::Remainders {
            most: limit.into(),
            period: (limit + 1).into(),
            remainders: &worth,
        };
        expected.push(told.text());
    }
    let by_blocks = ["block", "im-sum", "partner"]
        .iter()
        .any(|word| told.contains(word));
    if !truth.is_normal() && by_blocks {
        expected.push(why::while_two_are_large().to_owned());
    }
    assert_eq!(notes, expected, "{heaps:?}");
}

pub fn table(truth: &mut Truth, heaps: &[u32], drawn: &Drawn<'_>) {
    let columns: Vec<String> = drawn
        .all("analysis__head")
        .iter()
        .map(|head| head.text())
        .collect();
    assert_eq!(columns, ["8", "4", "2", "1"]);
    let limit = truth.rules.limit().map_or(u32::MAX, NonZeroU32::get);
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
            let remainder = worth.into();
            words::CountsAs { remainder }.text()
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
            [] => assert_eq!(row.one("analysis__none").text(), words::none()),
            [take] => {
                let button = row.one("analysis__take");
                let told = play::Take { take: take.into() }.text();
                assert_eq!(button.text(), told);
                let left = stones - take;
                let leaves = words::Leaves {
                    stones: left.into(),
                };
                let mut leaves = leaves.text();
                if !divided {
                    leaves = format!("{leaves} {}", bits(truth.worth(left)));
                }
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
    // The colours of the nim-sum follow the reader, who is to move.
    let prospect = if truth.wins(heaps) { "good" } else { "bad" };
    assert_eq!(drawn.one("analysis__total").attr("data-prospect"), prospect);
    assert_eq!(total.one("analysis__row").text(), format!("⊕ {sum}"));
    for (column, cell) in total.all("analysis__bit").iter().enumerate() {
        let told = if ones[column] % 2 == 1 {
            format!("1 {}", words::odd())
        } else {
            format!("0 {}", words::even())
        };
        assert_eq!(cell.text(), told, "{heaps:?}");
    }
}

/// The sums heap by heap: each is right, and agrees with the table.
pub fn worked_out(truth: &mut Truth, heaps: &[u32], drawn: &Drawn<'_>) {
    let sum = truth.grundy(heaps);
    let winning = truth.winning(heaps);
    let sentences = drawn.all("analysis__worked");
    assert_eq!(sentences.len(), heaps.len());
    for (heap, sentence) in sentences.iter().enumerate() {
        let sentence = sentence.text();
        let worth = truth.worth(heaps[heap]);
        let whole = format!("{} ⊕ {} = {}. ", bits(worth), bits(sum), bits(worth ^ sum));
        let told = sentence.strip_prefix(&whole).unwrap_or(&sentence);
        match winning.iter().find(|chosen| chosen.0 == heap) {
            Some(&(_, take)) => winning_move(truth, heaps, (heap, take), told),
            None => no_winning_move(truth, heaps, heap, told),
        }
    }
}

/// The number that a winning move takes, and the result.
fn winning_move(truth: &mut Truth, heaps: &[u32], chosen: (usize, u32), told: &str) {
    let left = after(heaps, chosen);
    let is_endgame = !truth.is_normal() && left.iter().all(|&stones| truth.worth(stones) <= 1);
    let limit = truth.rules.limit().map_or(u32::MAX, NonZeroU32::get);
    let divided = heaps.iter().any(|&stones| stones > limit);
    let (take, stones) = (chosen.1.into(), heaps[chosen.0].into());
    let remainder = truth.worth(left[chosen.0]);
    let expected = match (is_endgame, divided) {
        (true, false) => words::TakeToOddSingles { take }.text(),
        (true, true) => words::TakeToOddRemainders { take }.text(),
        (false, false) => words::TakeTo {
            left: remainder.into(),
            stones,
            take,
        }
        .text(),
        (false, true) => words::TakeToRemainder {
            take,
            remainder: remainder.into(),
        }
        .text(),
    };
    assert_eq!(told, expected, "{heaps:?}");
}

/// Why a heap has no winning move.
fn no_winning_move(truth: &mut Truth, heaps: &[u32], heap: usize, told: &str) {
    let stones = heaps[heap];
    let wanted = truth.worth(stones) ^ truth.grundy(heaps);
    let period = truth.rules.limit().map_or(0, |limit| limit.get() + 1);
    let no_such_remainder = words::NoSuchRemainder {
        period: period.into(),
        needed: wanted.into(),
    };
    if told == words::heap_is_empty() {
        assert_eq!(stones, 0);
    } else if told == words::nothing_to_change() {
        assert_eq!(truth.grundy(heaps), 0);
    } else if told == words::leaves_even_singles() || told == words::leaves_even_remainders() {
        assert!(!truth.is_normal());
        let moves = truth.moves(heaps).into_iter();
        for chosen in moves.filter(|chosen| chosen.0 == heap) {
            let left = after(heaps, chosen);
            let worth: Vec<u32> = left.iter().map(|&stones| truth.worth(stones)).collect();
            let ones = worth.iter().filter(|&&worth| worth == 1).count();
            let large = worth.iter().filter(|&&worth| worth > 1).count();
            let is_told = match large {
                0 => ones % 2 == 0,
                1 => told == words::leaves_even_remainders(),
                _ => false,
            };
            assert!(is_told, "{heaps:?}: {told}");
        }
    } else if told == no_such_remainder.text() {
        assert!(wanted >= period);
    } else {
        assert!(wanted > stones);
        let (needed, stones) = (wanted.into(), stones.into());
        assert_eq!(told, words::TooFew { needed, stones }.text());
    }
}

/// The blocks in words: those of the board, or those after the choice.
pub fn blocks(truth: &mut Truth, heaps: &[u32], drawn: &Drawn<'_>, binary: bool) {
    let worth: Vec<u32> = heaps.iter().map(|&stones| truth.worth(stones)).collect();
    let (mut lines, mut alone) = (Vec::new(), Vec::new());
    let winning = truth.winning(heaps).into_iter().rev();
    let best = winning.max_by_key(|&(_, take)| take);
    let best = best.map(|(heap, _)| heap);
    for place in (0..7).rev() {
        let size = 1_u32 << place;
        let holds: Vec<usize> = (0..heaps.len())
            .filter(|&heap| worth[heap] / size % 2 == 1)
            .collect();
        // Of an odd number one stays alone: in the heap of the winning move that takes most, or else the last.
        let left = holds.iter().copied().find(|&heap| Some(heap) == best);
        let left = left.or(holds.last().copied());
        let left = left.filter(|_| holds.len() % 2 == 1);
        let paired: Vec<usize> = holds
            .into_iter()
            .filter(|&heap| Some(heap) != left)
            .collect();
        let mut told: Vec<(usize, String)> = Vec::new();
        for &[first, second] in paired.as_chunks::<2>().0 {
            let size = size.into();
            let pair = words::Pair {
                size,
                first,
                second,
            };
            told.push((first, pair.text()));
        }
        if let Some(heap) = left {
            let unpaired = words::Unpaired {
                size: size.into(),
                heap,
            };
            told.push((heap, unpaired.text()));
            alone.push(size);
        }
        told.sort_unstable();
        lines.extend(told.into_iter().map(|(_, told)| told));
    }
    let sum = truth.grundy(heaps);
    assert_eq!(alone.iter().sum::<u32>(), sum, "{heaps:?}");
    let blocks = position(heaps, truth.rules).analysis().blocks();
    let told = (0..7)
        .rev()
        .flat_map(|place| blocks_of(1 << place, &blocks));
    assert_eq!(told.collect::<Vec<_>>(), lines, "{heaps:?}");
    let terms: Vec<String> = alone.iter().map(ToString::to_string).collect();
    let mut expected = match alone.len() {
        0 if worth.iter().all(|&worth| worth == 0) => words::no_blocks().to_owned(),
        0 => words::all_paired().to_owned(),
        count => words::SomeUnpaired {
            sizes: &terms,
            count: number(count),
        }
        .text(),
    };
    if binary {
        expected = format!("{expected} {}", words::SumIs { sum: sum.into() }.text());
    }
    assert_eq!(drawn.one("analysis__alone").text(), expected, "{heaps:?}");
    let has_pairs = worth.iter().sum::<u32>() > sum;
    let joined = drawn.all("analysis__joined").len();
    assert_eq!(joined, usize::from(has_pairs), "{heaps:?}");
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
        words::Turns {
            turns: plies.into(),
        }
        .text()
    };
    let folded = expected.len() > 24;
    let listed = drawn.all("analysis__move");
    let in_full: Vec<_> = expected.iter().filter(|told| !folded || told.1).collect();
    assert_eq!(listed.len(), in_full.len());
    for (button, &&((.., (heap, take)), wins, plies)) in listed.iter().zip(&in_full) {
        let text = format!(
            "{}{take} {} {}. {}",
            name(heap),
            if wins { words::wins() } else { words::loses() },
            turns(plies),
            play::Stone {
                take: take.into(),
                heap,
                left: (heaps[heap] - take).into(),
            }
            .text()
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

/// The text about a choice before it is taken.
pub fn choice(
    truth: &mut Truth,
    heaps: &[u32],
    chosen: (usize, u32),
    drawn: &Drawn<'_>,
    reader_moves: bool,
    binary: bool,
) {
    let after = after(heaps, chosen);
    let sum = truth.grundy(&after);
    let reader_wins = truth.wins(&after) != reader_moves;
    let over = after.iter().all(|&stones| stones == 0);
    let verdict = match (over, reader_wins) {
        (true, true) => words::you_have_won(),
        (true, false) => words::opponent_has_won(),
        (false, true) => words::you_can_win(),
        (false, false) => words::opponent_can_win(),
    };
    let mut told = words::After { verdict }.text();
    if binary {
        told = format!("{told} {}", words::SumIs { sum: sum.into() }.text());
    }
    let prospect = if reader_wins { "good" } else { "bad" };
    let line = drawn.one("analysis__after");
    assert_eq!(line.text(), told, "{heaps:?}");
    let rows = drawn.all("analysis__then");
    for part in [&line].into_iter().chain(&rows) {
        assert_eq!(part.attr("data-prospect"), prospect);
    }
    let texts: Vec<String> = rows.iter().map(|row| row.text()).collect();
    let (heap, left) = (chosen.0, after[chosen.0]);
    let expected = [
        format!("{} → {left}{}", name(heap), bits(truth.worth(left))),
        format!("⊕ → {sum}{}", bits(sum)),
    ];
    let rows = if binary { &expected[..] } else { &[] };
    assert_eq!(texts, rows, "{heaps:?}");
    blocks(truth, &after, drawn, binary);
    // The move is named in the list, and in the table by its number.
    let (named, taken) = (
        format!("{}{} ", name(heap), chosen.1),
        play::Take {
            take: chosen.1.into(),
        }
        .text(),
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
