//! The game tree.

use super::notation::value;
use super::{Choice, Words};
use crate::catalogue::lesson_tree as m;
use crate::game::lesson::Facts;

/// The words of each step.
pub(super) fn tree(step: usize, at: Facts<'_>) -> Words {
    match step {
        0 => every_game_at_once(at),
        1 => what_is_a_node_worth(at),
        2 => the_computer_chooses(),
        3 => go_up_one_node(at),
        4 => you_choose(at),
        5 => all_values(at),
        _ => trees_grow(at),
    }
}

fn every_game_at_once(at: Facts<'_>) -> Words {
    Words {
        right: Some(
            m::EveryGameAtOnceRight {
                games: at.games().into(),
                nodes: at.nodes().into(),
            }
            .text()
            .into(),
        ),
        wrong: Some(m::every_game_at_once_wrong().into()),
        ..Words::of(
            m::every_game_at_once(),
            m::EveryGameAtOnceAsk {
                stones: at.stones().into(),
                limit: at.limit().into(),
            }
            .text(),
        )
    }
}

fn what_is_a_node_worth(at: Facts<'_>) -> Words {
    Words {
        answers: vec![
            Choice::right(m::what_is_a_node_worth_answer_1()),
            Choice::wrong(
                m::what_is_a_node_worth_answer_2(),
                m::what_is_a_node_worth_miss_2(),
            ),
        ],
        right: Some(
            m::WhatIsANodeWorthRight {
                worth: value(!at.is_won()),
            }
            .text()
            .into(),
        ),
        ..Words::of(m::what_is_a_node_worth(), m::what_is_a_node_worth_ask())
    }
}

fn the_computer_chooses() -> Words {
    Words {
        answers: vec![
            Choice::wrong(
                m::the_computer_chooses_answer_1(),
                m::the_computer_chooses_miss_1(),
            ),
            Choice::right(m::the_computer_chooses_answer_2()),
            Choice::wrong(
                m::the_computer_chooses_answer_3(),
                m::the_computer_chooses_miss_3(),
            ),
        ],
        right: Some(m::the_computer_chooses_right().into()),
        ..Words::of(m::the_computer_chooses(), m::the_computer_chooses_ask())
    }
}

fn go_up_one_node(at: Facts<'_>) -> Words {
    Words {
        answers: vec![
            Choice::wrong(m::go_up_one_node_answer_1(), m::go_up_one_node_miss_1()),
            Choice::right(m::go_up_one_node_answer_2()),
        ],
        right: Some(
            m::GoUpOneNodeRight {
                worth: value(!at.is_won()),
            }
            .text()
            .into(),
        ),
        ..Words::of(
            m::go_up_one_node(),
            m::GoUpOneNodeAsk {
                stones: at.stones().into(),
            }
            .text(),
        )
    }
}

fn you_choose(at: Facts<'_>) -> Words {
    Words {
        right: Some(
            m::YouChooseRight {
                take: at.repair().take.into(),
                root: value(at.is_won()),
            }
            .text()
            .into(),
        ),
        ..Words::of(
            m::you_choose(),
            m::YouChooseAsk {
                stones: at.stones().into(),
                limit: at.limit().into(),
            }
            .text(),
        )
    }
}

fn all_values(at: Facts<'_>) -> Words {
    Words::of(
        m::all_values(),
        m::AllValuesAsk {
            root: value(at.is_won()),
            take: at.repair().take.into(),
        }
        .text(),
    )
}

fn trees_grow(at: Facts<'_>) -> Words {
    Words::of(
        m::trees_grow(),
        m::TreesGrowAsk {
            stones: at.stones().into(),
            nodes: at.nodes().into(),
        }
        .text(),
    )
}
