//! The analysis on its own screen: blocks on the stones, one way to go on, and the screen for a class,
//! compared with brute force.

use std::collections::BTreeMap;

use nim::catalogue::{Language, analysis as words, map as map_words, play, print};
use nim::engine::{Move, Position, Rules};
use nim::game::blocks::{LaidBlock, laid_blocks};
use nim::screens::analysis::{
    AnalysisAction, AnalysisState, BigProps, Binary, BoardAction, BoardEditor, Cell, Columns,
    MapAction, OutcomeMap, Part, Pointing, Shows, big_view, columns, map_words::value, valued,
};
use yew::Callback;

use crate::common::reasons::claimed;
use crate::common::truth::{Truth, after};
use crate::common::{boards_of, drawn, position, rules_up_to};

/// All boards of one to three heaps of up to six stones.
fn boards() -> impl Iterator<Item = Vec<u32>> {
    (1..=3).flat_map(|heaps| boards_of(heaps, 6))
}

#[test]
fn blocks_lie_on_the_stones_that_count_and_pair_up() {
    for rules in rules_up_to(4) {
        let mut truth = Truth::new(rules);
        for heaps in boards() {
            let blocks = laid_blocks(&position(&heaps, rules));
            for (heap, &stones) in heaps.iter().enumerate() {
                let mut spans: Vec<_> = blocks
                    .iter()
                    .filter(|laid| laid.block.heap == heap)
                    .map(|laid| (laid.span.from, laid.span.to))
                    .collect();
                spans.sort_unstable();
                let mut next = stones - truth.worth(stones);
                for (from, to) in spans {
                    assert_eq!(from, next, "{heaps:?} {rules:?}");
                    assert!((to - from).is_power_of_two());
                    next = to;
                }
                assert_eq!(next, stones, "{heaps:?} {rules:?}");
            }
            let mut of_size: BTreeMap<u32, Vec<&LaidBlock>> = BTreeMap::new();
            for laid in &blocks {
                of_size.entry(laid.block.size).or_default().push(laid);
            }
            for equal in of_size.values() {
                let alone = equal.iter().filter(|laid| laid.block.partner.is_none());
                assert_eq!(alone.count(), equal.len() % 2);
            }
        }
    }
}

/// The columns beside this position, where the reader or the opponent is to move.
fn beside(position: &Position, choice: Option<Move>, reader_moves: bool) -> String {
    drawn(columns(&Columns {
        position,
        valued: &valued(position),
        choice,
        reader_moves,
        part: Part::Why,
        pointing: &Pointing::default(),
        on_move: &Callback::noop(),
        on_open: &Callback::noop(),
        binary: Binary::Offered,
        on_binary: &Callback::noop(),
        content: yew::Html::default(),
    }))
}

/// The sentences of one way to go on from this position.
fn way_on(position: &Position) -> Vec<String> {
    let html = beside(position, None, true);
    let Some((_, list)) = html.split_once("<ol class=\"editor__line\">") else {
        return Vec::new();
    };
    let list = list.split_once("</ol>").unwrap().0;
    let items = list.split("<li>").skip(1);
    items
        .map(|item| item.split_once("</li>").unwrap().0.to_owned())
        .collect()
}

#[test]
fn one_way_to_go_on_keeps_the_win_of_whoever_has_it() {
    for rules in rules_up_to(4) {
        let mut truth = Truth::new(rules);
        for heaps in boards().step_by(3) {
            let position = position(&heaps, rules);
            let mut now = heaps.clone();
            let lines = way_on(&position);
            let plies: u32 = heaps.iter().sum();
            assert_eq!(lines.is_empty(), plies == 0);
            for (ply, line) in lines.iter().enumerate() {
                let says = |(heap, take): (usize, u32), left: &[u32]| {
                    let take = take.into();
                    if ply % 2 == 0 {
                        words::OnwardYou { take, heap, left }.text()
                    } else {
                        words::OnwardOpponent { take, heap, left }.text()
                    }
                };
                let moves = truth.moves(&now).into_iter();
                let made = moves
                    .into_iter()
                    .find(|&made| says(made, &after(&now, made)) == *line);
                let left = after(&now, made.unwrap_or_else(|| panic!("{now:?}: {line}")));
                assert!(!truth.wins(&now) || !truth.wins(&left), "{now:?}: {line}");
                now = left;
            }
            assert!(lines.len() == 5 || now.iter().sum::<u32>() == 0);
        }
    }
}

#[test]
fn the_verdict_on_a_move_is_the_same_before_and_after_the_move() {
    let columns =
        |editor: &BoardEditor| beside(&editor.position(), editor.choice(), editor.reader_moves());
    for rules in rules_up_to(3) {
        let mut truth = Truth::new(rules);
        for heaps in boards().step_by(7) {
            for (heap, take) in truth.moves(&heaps) {
                let told = format!("{heaps:?} {rules:?}: {take} from {heap}");
                let mut editor = BoardEditor::of(&position(&heaps, rules));
                let press = BoardAction::Press(Move::new(heap, take).unwrap());
                editor.act(press.clone());
                let chosen = columns(&editor);
                editor.act(press);
                let made = columns(&editor);
                let lead = made.split_once("class=\"analysis__lead\">").unwrap().1;
                let verdict = lead.split_once('<').unwrap().0;
                let said = words::After { verdict }.text();
                assert!(chosen.contains(&said), "{told}: {said}");
                let loses = truth.wins(&after(&heaps, (heap, take)));
                let outlook = if loses { "bad" } else { "good" };
                let outlook = format!("data-prospect=\"{outlook}\"");
                for (html, class) in [
                    (&chosen, "\"analysis__after\""),
                    (&made, "\"analysis__verdict\""),
                ] {
                    let tag = html.split('<').find(|tag| tag.contains(class)).unwrap();
                    assert!(tag.contains(&outlook), "{told}: {tag}");
                }
            }
        }
    }
}

#[test]
fn one_way_to_go_on_delays_the_loss_as_long_as_its_number_says() {
    let position = position(&[3, 5, 7], Rules::misere());
    // Of the answers to 2-5-7, A1 lasts 11 turns, B1 and C1 last 13.
    let says = |heap, left: &[u32]| {
        let take = 1_u32.into();
        words::OnwardOpponent { take, heap, left }.text()
    };
    let second = &way_on(&position)[1];
    assert!(
        [says(1, &[2, 4, 7]), says(2, &[2, 5, 6])].contains(second),
        "{second}"
    );
}

fn big(editor: &BoardEditor, is_answered: bool) -> String {
    drawn(big_view(&BigProps {
        spoken: Language::ENGLISH,
        editor: editor.clone(),
        is_answered,
        can_undo: false,
        binary: Binary::Known,
        on_binary: Callback::noop(),
        pointing: Pointing::default(),
        on_action: Callback::noop(),
    }))
}

#[test]
fn the_screen_for_a_class_covers_the_answer_and_then_tells_the_truth() {
    for rules in rules_up_to(3) {
        let mut truth = Truth::new(rules);
        for heaps in boards().step_by(2) {
            let editor = BoardEditor::of(&position(&heaps, rules));
            let [winning, all] =
                [truth.winning(&heaps), truth.moves(&heaps)].map(|made| made.len());
            let (winning, all) = (winning.into(), all.into());
            let verdicts = [
                print::CanWin { winning, all }.text(),
                print::CannotWin { all }.text(),
                words::game_is_over().to_owned(),
            ];
            let covered = big(&editor, false);
            assert!(covered.contains(words::show_answer()));
            assert_eq!(covered.matches("role=\"status\"").count(), 1);
            assert!(verdicts.iter().all(|verdict| !covered.contains(verdict)));
            assert!(!covered.contains(words::cover_answer()));
            // Blocks answer half of the question.
            let blocks = laid_blocks(&editor.position()).len();
            for (html, blocks) in [(&covered, 0), (&big(&editor, true), blocks)] {
                assert_eq!(html.matches("data-from=").count(), blocks);
            }
            let worths: Vec<u32> = heaps.iter().map(|&heap| truth.worth(heap)).collect();
            let columns = worths.iter().max().unwrap().max(&1).ilog2() + 1;
            assert_eq!(covered.matches(">?</td>").count(), columns as usize);

            let shown = big(&editor, true);
            assert!(!shown.contains(words::show_answer()) && !shown.contains(">?<"));
            let is_over = heaps.iter().all(|&heap| heap == 0);
            let place = match (is_over, truth.wins(&heaps)) {
                (false, true) => 0,
                (false, false) => 1,
                (true, _) => 2,
            };
            let told = verdicts.iter().filter(|other| shown.contains(*other));
            assert_eq!(
                told.collect::<Vec<_>>(),
                [&verdicts[place]],
                "{heaps:?} {rules:?}"
            );
            let (_, reason) = shown.split_once("</b></p><p>").unwrap();
            let (reason, _) = reason.split_once("</p>").unwrap();
            let wins = truth.wins(&heaps);
            assert_eq!(claimed(reason, &heaps, &mut truth), Some(wins), "{reason}");
            let odd = (0..columns).filter(|place| {
                let ones = worths.iter().filter(|worth| *worth >> place & 1 == 1);
                ones.count() % 2 == 1
            });
            let cell = |word| format!(">{word}</td>");
            assert_eq!(shown.matches(&cell(words::odd())).count(), odd.count());
            let (_, list) = shown.split_once("<ul class=\"big__winning\">").unwrap();
            let mut named: Vec<&str> = list
                .split("<li>")
                .skip(1)
                .map(|item| item.split_once("</li>").unwrap().0)
                .collect();
            let mut expected: Vec<String> = truth
                .winning(&heaps)
                .into_iter()
                .map(|(heap, take)| {
                    let take = take.into();
                    play::TakeFrom { take, heap }.text()
                })
                .collect();
            named.sort_unstable();
            expected.sort_unstable();
            assert_eq!(named, expected, "{heaps:?} {rules:?}");
        }
    }
}

#[test]
fn another_board_covers_the_answer_again_and_escape_leaves() {
    let state = AnalysisState::opened(&position(&[3, 4, 5], Rules::normal()), true);
    let state = state.after(AnalysisAction::ShowAnswer(true));
    assert!(state.big.unwrap().is_answered);
    let chosen = Move::new(0, 2).unwrap();
    let press = || AnalysisAction::Board(BoardAction::Press(chosen));
    let state = state.after(press());
    assert!(state.big.unwrap().is_answered, "the board is the same");
    let state = state.after(press());
    assert!(!state.big.unwrap().is_answered);
    // Undo goes back to the board that was put up, and no further.
    let again = state
        .clone()
        .after(AnalysisAction::Board(BoardAction::Undo));
    assert_eq!(again.editor.position().heaps(), [3, 4, 5]);
    assert!(!again.can_undo());
    let state = state.after(AnalysisAction::Escape);
    assert_eq!(state.big, None);
    assert_eq!(state.editor.position().heaps(), [1, 4, 5]);
    let put_up = state.after(AnalysisAction::ShowBig(true));
    assert!(!put_up.can_undo());
    let kept = put_up.after(AnalysisAction::Board(BoardAction::Undo));
    assert_eq!(kept.editor.position().heaps(), [1, 4, 5]);
}

#[test]
fn the_map_shows_nim_sums_that_say_who_loses() {
    for rules in rules_up_to(4) {
        let mut truth = Truth::new(rules);
        let mut map = OutcomeMap::of(&position(&[3, 5], rules));
        map.act(MapAction::Show(Shows::Values));
        for a in 0..=8 {
            for b in 0..=8 {
                let cell: Cell = [a, b];
                map.act(MapAction::Point(cell));
                let [x, y] = [truth.worth(a), truth.worth(b)];
                let (values, sum) = (&format!("{x} ⊕ {y}"), (x ^ y).into());
                let told = map_words::Value { values, sum }.text();
                assert_eq!(value(&map), Some(told));
                // What the sentence below the map says.
                let is_large = x > 1 || y > 1;
                let lost_on = u32::from(!truth.is_normal() && !is_large);
                assert_eq!(!truth.wins(&cell), x ^ y == lost_on, "{cell:?} {rules:?}");
            }
        }
        map.act(MapAction::Show(Shows::Outcomes));
        assert_eq!(value(&map), None);
    }
}
