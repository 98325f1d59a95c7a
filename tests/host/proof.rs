//! The whole proof: its claims, its example and its answers against brute force.

use nim::catalogue::{print, proof as said};
use nim::engine::Rules;
use nim::screens::teach::whole_proof;
use nim::text::courses::LIMIT;
use yew::Html;

use crate::common::elements::Drawn;
use crate::common::truth::{Truth, after};
use crate::common::{boards_of, drawn, rules_up_to};

fn page() -> Html {
    whole_proof()
}

/// The boards as they are drawn: that of the example, and those of the exercises.
fn boards() -> Vec<Vec<u32>> {
    let html = drawn(page());
    let boards = html.split("class=\"proof__board\"").skip(1);
    let boards = boards.map(|board| {
        let counts = board.split("class=\"heap__count\">").skip(1);
        let counts = counts.map(|rest| rest.split('<').next().unwrap().parse().unwrap());
        counts.collect()
    });
    boards.collect()
}

fn nim_sum(values: &[u32]) -> u32 {
    values.iter().fold(0, |sum, value| sum ^ value)
}

/// The sum as it is written: `001 ⊕ 100 = 101`.
fn equation(values: &[u32]) -> String {
    let largest = values.iter().max().unwrap();
    let digits = format!("{largest:b}").len();
    let write = |value: &u32| format!("{value:0digits$b}");
    let terms: Vec<String> = values.iter().map(write).collect();
    format!("{} = {}", terms.join(" ⊕ "), write(&nim_sum(values)))
}

/// The winning moves by brute force, as the answers write them.
fn answers(rules: Rules, heaps: &[u32]) -> Vec<String> {
    let winning = Truth::new(rules).winning(heaps).into_iter();
    let told = winning.map(|(heap, take)| {
        let (take, left) = (take.into(), &*after(heaps, (heap, take)));
        print::WinningMove { take, heap, left }.text()
    });
    told.collect()
}

#[test]
fn the_claims_hold_on_every_small_board() {
    for rules in rules_up_to(4) {
        let mut truth = Truth::new(rules);
        let period = rules.limit().map_or(u32::MAX, |limit| limit.get() + 1);
        for heaps in boards_of(3, 6) {
            let values: Vec<u32> = heaps.iter().map(|stones| stones % period).collect();
            let is_end = !truth.is_normal() && values.iter().all(|&value| value < 2);
            let lost_on = u32::from(is_end);
            let lost = nim_sum(&values) == lost_on;
            assert_eq!(truth.wins(&heaps), !lost, "{heaps:?} {rules:?}");
        }
    }
}

#[test]
fn the_example_is_worked_out_as_the_proof_says() {
    let heaps = &boards()[0];
    let sum = nim_sum(heaps);
    let top = 1 << sum.ilog2();
    let heap = heaps.iter().position(|stones| stones & top > 0).unwrap();
    let held = heaps[heap];
    let keeps = held ^ sum;
    let digits = format!("{:b}", heaps.iter().max().unwrap()).len();
    let repair = &format!("{held:0digits$b} ⊕ {sum:0digits$b} = {keeps:0digits$b}");
    let told = [
        said::ExampleSum {
            heaps,
            equation: &equation(heaps),
            top: top.into(),
            heap,
        }
        .text(),
        said::ExampleMove {
            repair,
            held: held.into(),
            keeps: keeps.into(),
            take: (held - keeps).into(),
            heap,
        }
        .text(),
    ];
    let page = page();
    let said = Drawn::of(&page).tags("p");
    for told in told {
        assert!(said.contains(&told), "{told}");
    }
}

#[test]
fn the_answers_agree_with_brute_force_on_the_screen_and_on_paper() {
    let (boards, page) = (boards(), page());
    let drawing = Drawn::of(&page);
    let beside = drawing.all("proof__answer");
    let apart = drawing.one("proof__solutions").drawn();
    let limited = Rules::normal().with_limit(LIMIT);
    let asked = [
        (&boards[1], vec![Rules::normal()]),
        (&boards[2], vec![Rules::misere(), Rules::normal()]),
        (&boards[3], vec![limited]),
    ];
    assert_eq!((boards.len(), beside.len()), (4, asked.len()));
    // On paper an answer is an item with its moves as items.
    let mut on_paper = apart.tags("li").into_iter();
    for ((heaps, rules), answer) in asked.iter().zip(&beside) {
        let expected: Vec<String> = rules
            .iter()
            .flat_map(|&rules| answers(rules, heaps))
            .collect();
        assert!(!expected.is_empty());
        assert_eq!(answer.drawn().tags("li"), expected, "{heaps:?}");
        let whole = on_paper.next().unwrap();
        assert!(whole.contains(&expected[0]), "{whole}");
        for told in expected {
            assert_eq!(on_paper.next(), Some(told));
        }
    }
    assert_eq!(on_paper.next(), None);
}

#[test]
fn the_reasons_of_the_answers_are_true() {
    let boards = boards();
    let said = drawn(page());
    // One heap alone has the leftmost digit of the nim-sum.
    let sum = nim_sum(&boards[1]);
    let top = 1 << sum.ilog2();
    let with_top: Vec<usize> = (0..boards[1].len())
        .filter(|&heap| boards[1][heap] & top > 0)
        .collect();
    let [heap] = with_top[..] else {
        panic!("{with_top:?}")
    };
    let equation_of = equation(&boards[1]);
    let why = said::WhyNormal {
        equation: &equation_of,
        top: top.into(),
        heap,
    };
    assert!(said.contains(&why.text()));
    // The winning moves leave an odd number of single stones.
    for made in Truth::new(Rules::misere()).winning(&boards[2]) {
        let left = after(&boards[2], made);
        assert!(left.iter().all(|&stones| stones < 2));
        assert_eq!(left.iter().sum::<u32>() % 2, 1);
    }
    // The winning moves leave nim-sum 0 of the remainders.
    let period = LIMIT.get() + 1;
    let counts = |heaps: &[u32]| -> Vec<u32> { heaps.iter().map(|it| it % period).collect() };
    let why = said::WhyLimit {
        period: period.into(),
        counts: &counts(&boards[3]),
        equation: &equation(&counts(&boards[3])),
    };
    assert!(said.contains(&why.text()));
    for made in Truth::new(Rules::normal().with_limit(LIMIT)).winning(&boards[3]) {
        assert_eq!(nim_sum(&counts(&after(&boards[3], made))), 0);
    }
}
