//! Every state of the page to look at. `cargo xtask pictures` takes pictures of each, and the browser
//! tests check each with axe.
//!
//! A new screen or dialog is a [`View`] more here.

use super::view::{Step, View};

/// Saved data of a person: some games, and lessons.
const SAVED: &str = "\
nim-save 1 6bd3e243\n\
stamp 9 7 ~ed9e1845\n\
game #/play?heaps=1,3,5&two=skilled&moves=C2 ~0fdee43b\n\
played person misere 4 2 ~28e20c99\n\
played casual misere 12 7 ~916d2977\n\
played perfect normal 3 0 ~929c2110\n\
row 2 4 ~5db25b72\n\
accuracy 30 46 1/4 2/3 0/2 1/1 3/5 2/2 1/3 4/6 3/3 2/4 5/5 1/2 3/3 2/3 ~8492bcba\n\
lessons nim-lessons-1 0+ 0+ 2 0 0 0 0 0 0 0 ~fb034d2b";

pub const VIEWS: &[View] = &[
    View {
        name: "first-visit",
        address: "",
        steps: &[],
    },
    View {
        name: "chosen",
        address: "#/play?moves=C2,B1",
        steps: &[
            Step::Press("Take 1 from heap A, leaving 2"),
            Step::Press("Take 2 from heap C, leaving 3"),
        ],
    },
    View {
        name: "thinking",
        address: "#/play?two=perfect",
        steps: &[
            Step::Hold,
            Step::Press("Take 2 from heap C, leaving 5"),
            Step::Press("Take 2 from heap C"),
            Step::Hear("thinking"),
        ],
    },
    View {
        name: "limit",
        address: "#/play?heaps=21&take=3&rule=normal",
        steps: &[Step::Press("Take 3 from heap A, leaving 18")],
    },
    View {
        name: "nothing-chosen",
        address: "",
        steps: &[
            Step::Press("Choose stones"),
            Step::Hear("Choose at least one stone."),
        ],
    },
    View {
        name: "rule",
        address: "",
        steps: &[Step::Press("Last stone loses")],
    },
    View {
        name: "last-stone",
        address: "#/play?heaps=1,1,2&two=human&moves=C2,A1",
        steps: &[],
    },
    View {
        name: "trouble",
        address: "#/play?heaps=3,-1",
        steps: &[],
    },
    View {
        name: "setup",
        address: "",
        steps: &[Step::Press("New game"), Step::Dialog("New game")],
    },
    View {
        name: "setup-friend",
        address: "",
        steps: &[
            Step::Press("New game"),
            Step::Choose("A friend here"),
            Step::Choose("21, take 1–3"),
        ],
    },
    View {
        name: "setup-wrong",
        address: "",
        steps: &[
            Step::Press("New game"),
            Step::Choose("Your own"),
            Step::Fill("Heap sizes", "3, five, 7"),
            Step::Fill("Most stones a turn", "0"),
            Step::Fill("Your name", "<b>Ada</b>"),
            Step::Press("Play"),
            Step::Read("Heap B is “five”."),
        ],
    },
    View {
        name: "menu",
        address: "",
        steps: &[Step::PressIfThere("Menu")],
    },
    View {
        name: "how-to",
        address: "",
        steps: &[
            Step::PressIfThere("Menu"),
            Step::Press("How to play"),
            Step::Dialog("How to play"),
        ],
    },
    View {
        name: "settings",
        address: "",
        steps: &[
            Step::PressIfThere("Menu"),
            Step::Press("Settings"),
            Step::Dialog("Settings"),
        ],
    },
    View {
        name: "share",
        address: "#/play?two=human&moves=C4",
        steps: &[
            Step::PressIfThere("Menu"),
            Step::Press("Share"),
            Step::Dialog("Share"),
        ],
    },
    View {
        name: "setup-watch",
        address: "#/play?one=minimax&two=learner",
        steps: &[Step::Press("New game"), Step::Dialog("New game")],
    },
    View {
        name: "learner",
        address: "#/play?heaps=1,3,5&two=learner",
        steps: &[
            Step::Press("New game"),
            Step::Press("Train the learner"),
            Step::Dialog("The learner"),
            Step::Press("Train: 20,000 games"),
            Step::Read("Games learned from: 20,000."),
        ],
    },
    View {
        name: "watching",
        address: "#/play?one=perfect&two=casual&moves=A2",
        steps: &[],
    },
    View {
        name: "hint",
        address: "#/play?moves=C6,B1",
        steps: &[
            Step::Press("Hint"),
            Step::Press("Hint"),
            Step::Press("Hint"),
            Step::Hear("That leaves"),
        ],
    },
    View {
        name: "taken-back",
        address: "#/play?moves=C6,B1",
        steps: &[Step::Press("Undo"), Step::Hear("Taken back.")],
    },
    View {
        name: "win",
        address: "#/play?heaps=1,2&rule=normal&two=human&names=Ada,Bob&moves=A1",
        steps: &[
            Step::Press("Take 2 from heap B, leaving 0"),
            Step::Press("Take 2 from heap B"),
            Step::Dialog("Bob wins"),
        ],
    },
    View {
        name: "lost",
        address: "#/play?heaps=1,1,1&two=perfect&moves=A1,B1,C1",
        steps: &[Step::Dialog("The computer wins")],
    },
    View {
        name: "after-the-end",
        address: "#/play?heaps=1,2&two=human&moves=B2,A1",
        steps: &[Step::Dialog("Player 1 wins"), Step::Press("See the board")],
    },
    View {
        name: "analysis",
        address: "#/analyse?heaps=3,5,7&rule=misere",
        steps: &[
            Step::Press("A1 wins 14 turns . Take 1 from heap A, leaving 2"),
            Step::Read("nim-sum 0"),
        ],
    },
    View {
        name: "analysis-limit",
        address: "#/analyse?heaps=20,35,7,99&rule=misere&take=5",
        steps: &[Step::Press("Start the check"), Step::Read("no exception.")],
    },
    View {
        name: "analysis-wrong",
        address: "#/analyse",
        steps: &[
            Step::Fill("Most stones a turn", "none"),
            Step::Read("whole number"),
        ],
    },
    View {
        name: "panel",
        address: "#/play?two=human",
        steps: &[
            Step::PressIfThere("Menu"),
            Step::PressEither("Analysis of this game", "Analysis"),
            Step::Read("You can win."),
            Step::Press("Take 2 from heap C, leaving 5"),
            Step::Read("nim-sum 3"),
        ],
    },
    View {
        name: "tree",
        address: "#/tree",
        steps: &[
            Step::Press("Cut-offs"),
            Step::Press("To the end"),
            Step::Read("Step 12 of 12."),
        ],
    },
    View {
        name: "tree-large",
        address: "#/tree?heaps=3,5,7&rule=misere",
        steps: &[
            Step::Press("Unfold all"),
            Step::Read("No more than 160 nodes are drawn."),
        ],
    },
    View {
        name: "graph",
        address: "#/tree?heaps=3,3,2&rule=misere",
        steps: &[
            Step::Press("Graph"),
            Step::Press("To the end"),
            Step::Read("boards instead of"),
        ],
    },
    View {
        name: "moves",
        address: "#/play?two=human&moves=A1,C4,B3",
        steps: &[
            Step::PressIfThere("Menu"),
            Step::PressEither("Moves of this game", "Analysis"),
            // At a desk the moves lie behind the analysis; on a phone this is where one is.
            Step::Press("Moves"),
            Step::Read("This game as text"),
        ],
    },
    View {
        name: "lessons",
        address: "#/learn",
        steps: &[Step::Read("0 of 10 done")],
    },
    View {
        name: "lesson-play",
        address: "#/learn/1",
        steps: &[
            Step::Read("Lesson 1 of 10"),
            Step::Focus("h2 Play a game"),
            Step::Press("Take 1 from heap B, leaving 1"),
        ],
    },
    View {
        name: "lesson-asks",
        address: "#/learn/2",
        steps: &[Step::Read("Lesson 2 of 10")],
    },
    View {
        name: "lesson-blocks",
        address: "#/learn/4",
        steps: &[Step::Read("Lesson 4 of 10")],
    },
    View {
        name: "lesson-tree",
        address: "#/learn/10",
        steps: &[Step::Read("Lesson 10 of 10")],
    },
    View {
        name: "history",
        address: "#/learn/history",
        steps: &[Step::Read("Bouton")],
    },
    View {
        name: "puzzle",
        address: "#/puzzle/5/7",
        steps: &[Step::Read("Find a winning move")],
    },
    View {
        name: "puzzle-shown",
        address: "#/puzzle/3/7",
        // The page scrolls to the heading when the puzzle has arrived, so a control pressed before has
        // moved.
        steps: &[
            Step::Focus("h2 Puzzle"),
            Step::Press("Show the answer"),
            Step::Read("Try again"),
        ],
    },
    View {
        name: "daily",
        address: "#/puzzle/2026-11-20",
        steps: &[Step::Read("20 November 2026")],
    },
    View {
        name: "review",
        address: "#/review?heaps=3,5,7&rule=misere&moves=A1,C4,B3,C1,B2",
        steps: &[Step::Read("B4")],
    },
    View {
        name: "no-such-lesson",
        address: "#/learn/12",
        steps: &[Step::Read("There is no lesson")],
    },
    View {
        name: "statistics-none",
        address: "#/statistics",
        steps: &[Step::Read("You have not finished a game")],
    },
    View {
        name: "statistics",
        address: "#/statistics",
        steps: &[
            Step::Press("Paste its text instead"),
            Step::Fill("Text of the file", SAVED),
            Step::Press("Read the text"),
            Step::Press("Replace"),
            Step::Read("Everything in the file is now here."),
            Step::Press("The numbers of the chart"),
        ],
    },
    View {
        name: "data-offered",
        address: "#/statistics",
        steps: &[
            Step::Press("Show as text"),
            Step::Press("Delete everything"),
            Step::Press("Paste its text instead"),
            Step::Fill("Text of the file", SAVED),
            Step::Press("Read the text"),
            Step::Read("Replace everything here?"),
        ],
    },
    View {
        name: "data-refused",
        address: "#/statistics",
        steps: &[
            Step::Press("Paste its text instead"),
            Step::Fill("Text of the file", "Dear diary, today I lost."),
            Step::Press("Read the text"),
            Step::Read("Nim did not save this file."),
        ],
    },
    View {
        name: "many-heaps",
        address: "#/play?heaps=1,2,3,4,5,6,7,6,5,4,3,2&two=human",
        steps: &[],
    },
    View {
        name: "large-heaps",
        address: "#/play?heaps=99,40,63,12&take=30&two=human&names=A%20name%20of%20twenty-four%20c,Bob",
        steps: &[],
    },
    View {
        name: "largest-board",
        address: "#/play?heaps=99,99,99,99,99,99,99,99,99,99,99,99&two=human&moves=B1,C98,D99",
        steps: &[],
    },
];
