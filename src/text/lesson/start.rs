//! Lessons 1 and 2: lose first, then copy.

use super::{Course, Words};

pub(super) const PLAY_FIRST: Course = Course {
    name: "Play first",
    promise: "Lose to a player that never guesses, and see why.",
    moral: "Every board is won for one side before anybody moves: for whoever moves now, or for the other. So leave boards on which the other one loses.",
    steps: &[
        Words::task(
            "Play a game",
            "Take as many stones as you like from one heap: at least one. Press a stone to choose it and all above it, then press Take. Then it is the computer’s turn. Whoever takes the last stone of all wins. You start.",
            "You lost, and it was no bad luck: the computer never guesses. Soon you will play as it does.",
        ),
        Words::choose(
            "What decided it?",
            "The same heaps again: {heaps}. You started, and you lost. What decided this game?",
            &[
                (
                    "Luck",
                    "There are no dice and no hidden cards in Nim. Watch the board: the computer has an answer.",
                ),
                (
                    "My first move was a mistake",
                    "Every one of your {moves} first moves loses here. Watch the answer to one of them.",
                ),
                ("The board: whoever starts on it loses", ""),
            ],
            "Each of the {moves} first moves has an answer. Every board is won for one side: for whoever moves, or for the other. You will learn to see for whom.",
        ),
        Words::task(
            "Now you can win",
            "Heaps of {heaps}, and it is your move. The last stone wins. Which move leaves the computer without a good answer?",
            "You left {then.heaps}. The computer must take one stone, and you take the other: the last.",
        ),
        Words::choose(
            "Who wins this one?",
            "Two heaps with one stone each. Who takes the last stone: whoever moves now, or the other?",
            &[
                (
                    "Whoever moves now",
                    "Watch: after your move one stone is left, and the computer takes it.",
                ),
                ("The other", ""),
            ],
            "The other. So this is a good board to leave, and a bad one to get. In Nim you win by what you leave.",
        ),
    ],
};

pub(super) const COPY: Course = Course {
    name: "Copy",
    promise: "Win on two equal heaps, each time.",
    moral: "Two equal heaps are partners. Leave partners; then, whatever they take from one, take as many from the other.",
    steps: &[
        Words::choose(
            "Two equal heaps",
            "Two heaps of {size.a}. The last stone wins. Would you like to move first or second?",
            &[
                (
                    "First",
                    "Watch: whatever you take from one heap, the computer takes from the other.",
                ),
                ("Second", ""),
            ],
            "Second. Whatever they take from one heap, you take as many from the other. So you always have an answer.",
        ),
        Words::task(
            "Your answer",
            "The heaps were equal, then the computer took from heap B. Now they are {heaps}. What is your answer?",
            "Equal again: {then.heaps}. You copied its move in the other heap.",
        ),
        Words::choose(
            "Why it works",
            "Two heaps of {size.a}. Why does the player who copies never run out of moves?",
            &[
                ("What they took from one heap still lies in the other", ""),
                (
                    "The one who copies has more stones",
                    "Nobody has stones of their own: both take from the same {stones}. Watch the copy.",
                ),
                (
                    "The one who copies looks further ahead",
                    "Nothing has to be looked at: copying is enough. Watch.",
                ),
            ],
            "After each copy the heaps are equal again. So the one who copies also takes the last stone.",
        ),
        Words::task(
            "Copy to the end",
            "The computer starts on two heaps of {size.a}. Win the game by copying.",
            "You took the last stone. Where two heaps are equal and the last stone wins, copying never fails.",
        ),
        Words::task(
            "Make partners",
            "Heaps of {heaps}, and it is your move. What do you leave?",
            "You left {then.heaps}: two equal heaps. We call them partners. From now on you copy.",
        ),
    ],
};
