//! Lesson 3: heaps are cut into blocks, and equal blocks pair up.

use super::{Course, Words};

pub(super) const PAIR: Course = Course {
    name: "Blocks that pair up",
    promise: "See at a glance whether a board is balanced.",
    moral: "Cut each heap into blocks and pair equal ones. What stays alone, added up, is the nim-sum. Nothing alone: the board is balanced.",
    steps: &[
        Words::number(
            "Cut a heap",
            "How to copy with three heaps? Cut each heap into blocks of {sizes}, each size at most once, the largest first. Which is the largest block in a heap of {size.a}?",
            "{size.a} = {cut.a}. Every heap can be cut in one way only.",
            "Take the largest of {sizes} that is not more than {size.a}.",
        ),
        Words::number(
            "Cut another",
            "Now cut a heap of {size.a}. How many blocks are there?",
            "{size.a} = {cut.a}.",
            "Begin with the largest of {sizes} that fits, then cut what is left. No size comes twice.",
        ),
        Words::task(
            "Equal blocks pair up",
            "Two equal heaps were partners. So are two equal blocks of different heaps. Heaps of {size.a} = {cut.a} and {size.b} = {cut.b}: press a block, then its partner.",
            "Only {alone} stays alone. Without it the heaps would be equal.",
        ),
        Words::task(
            "Three heaps",
            "Heaps of {heaps}. Pair all blocks that you can.",
            "There are {ones} blocks of one. Two of them pair up, and the third stays alone. What stays alone, added up, is the nim-sum: here {sum}.",
        ),
        Words::task(
            "Four heaps",
            "Heaps of {heaps}. Pair all blocks that you can.",
            "Every block has a partner: the nim-sum is {sum}. We call such a board balanced.",
        ),
        Words::choose(
            "Without your hands",
            "Heaps of {heaps}. Cut them in your head: has every block a partner?",
            &[
                ("Yes, it is balanced", ""),
                (
                    "No, something is alone",
                    "{size.a} = {cut.a}, {size.b} = {cut.b}, {size.c} = {cut.c}: each block is there twice.",
                ),
            ],
            "{size.a} = {cut.a}, {size.b} = {cut.b}, {size.c} = {cut.c}: each block is there twice.",
        ),
        Words::choose(
            "And this one?",
            "Heaps of {heaps}. Has every block a partner?",
            &[
                (
                    "Yes, it is balanced",
                    "{size.a} = {cut.a}, {size.b} = {cut.b}, {size.c} = {cut.c}: a block of {alone} has no partner. Watch the move that takes it away.",
                ),
                ("No, something is alone", ""),
            ],
            "A block of {alone} stays alone. The nim-sum is {sum}.",
        ),
    ],
};
