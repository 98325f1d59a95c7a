//! Every state of the page to look at. `cargo xtask pictures` takes pictures of each, and the browser
//! tests check each with axe.
//!
//! A new screen or dialog is a [`View`] more here. Its steps name messages, as [`said`](super::said) reads them.

use super::view::{Step, View};

/// Saved data of a person: some games, and lessons.
const SAVED: &str = "\
nim-save 3\n\
game=#/play?heaps=1,3,5&two=skilled&moves=C2\n\
played=person 4 2 0 2\n\
played=casual 12 7 2 4\n\
played=perfect 3 0 0 0\n\
lessons=1 at=0 binary=0+ move=0+ limits=2\n\
end\n";

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
            Step::Press("{play.stone|take=1|heap=A|left=2}"),
            Step::Press("{play.stone|take=2|heap=C|left=3}"),
        ],
    },
    View {
        name: "thinking",
        address: "#/play?two=perfect",
        steps: &[
            Step::Hold,
            Step::Press("{play.stone|take=2|heap=C|left=5}"),
            Step::Press("{play.take-from|take=2|heap=C}"),
            Step::Hear("{play.is-thinking|who=computer}"),
        ],
    },
    View {
        name: "limit",
        address: "#/play?heaps=21&take=3&rule=normal",
        steps: &[Step::Press("{play.stone|take=3|heap=A|left=18}")],
    },
    View {
        name: "nothing-chosen",
        address: "",
        steps: &[
            Step::Press("{play.choose}"),
            Step::Hear("{play.choose-first}"),
        ],
    },
    View {
        name: "rule",
        address: "",
        steps: &[Step::Press("{play.rule|last=misere}")],
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
        steps: &[
            Step::Press("{page.new-game}"),
            Step::Dialog("{page.new-game}"),
        ],
    },
    View {
        name: "setup-friend",
        address: "",
        steps: &[
            Step::Press("{page.new-game}"),
            Step::Choose("{setup.against-friend}"),
            Step::Choose("{setup.preset-limited|name=21|most=3}"),
        ],
    },
    View {
        name: "setup-wrong",
        address: "",
        steps: &[
            Step::Press("{page.new-game}"),
            Step::Choose("{setup.own}"),
            Step::Fill("{setup.sizes}", "3, five, 7"),
            Step::Fill("{setup.limit}", "0"),
            Step::Fill("{setup.your-name}", "<b>Ada</b>"),
            Step::Press("{setup.play}"),
            Step::Read("{setup.not-a-heap|heap=B|text=five|least=1|most=31}"),
        ],
    },
    View {
        name: "more",
        address: "",
        steps: &[Step::Follow("{page.more}"), Step::Focus("h2 {page.more}")],
    },
    View {
        name: "about",
        address: "#/more",
        steps: &[
            Step::Press("{about.heading}"),
            Step::Dialog("{about.heading}"),
        ],
    },
    View {
        name: "how-to",
        address: "",
        steps: &[
            Step::Follow("{page.more}"),
            Step::Press("{page.how-to-play}"),
            Step::Dialog("{page.how-to-play}"),
        ],
    },
    View {
        name: "settings",
        address: "",
        steps: &[
            Step::Follow("{page.more}"),
            Step::Press("{settings.settings}"),
            Step::Dialog("{settings.settings}"),
        ],
    },
    View {
        name: "share",
        address: "#/play?two=human&moves=C4",
        steps: &[Step::Press("{page.share}"), Step::Dialog("{page.share}")],
    },
    View {
        name: "setup-watch",
        address: "#/play?one=minimax&two=learner",
        steps: &[
            Step::Press("{page.new-game}"),
            Step::Dialog("{page.new-game}"),
        ],
    },
    View {
        name: "learner",
        address: "#/play?heaps=1,3,5&two=learner",
        steps: &[
            Step::Press("{page.new-game}"),
            Step::Press("{learner.train-learner}"),
            Step::Dialog("{learner.learner}"),
            Step::Press("{learner.train|games=20000}"),
            Step::Read("{learner.games|games=20000}"),
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
            Step::Press("{play.hint}"),
            Step::Press("{play.hint}"),
            Step::Press("{play.hint}"),
            Step::Hear("{why.take-from|take=2|heap=B}"),
        ],
    },
    View {
        name: "taken-back",
        address: "#/play?moves=C6,B1",
        steps: &[Step::Press("{play.undo}"), Step::Hear("{play.undone}")],
    },
    View {
        name: "win",
        address: "#/play?heaps=1,2&rule=normal&two=human&names=Ada,Bob&moves=A1",
        steps: &[
            Step::Press("{play.stone|take=2|heap=B|left=0}"),
            Step::Press("{play.take-from|take=2|heap=B}"),
            Step::Dialog("{people.wins|who=Bob}"),
        ],
    },
    View {
        name: "lost",
        address: "#/play?heaps=1,1,1&two=perfect&moves=A1,B1,C1",
        steps: &[Step::Dialog("{win.you-lost}")],
    },
    View {
        name: "after-the-end",
        address: "#/play?heaps=1,2&two=human&moves=B2,A1",
        steps: &[
            Step::Dialog("{people.wins|who={people.player|number=1}}"),
            Step::Press("{win.see-board}"),
        ],
    },
    View {
        name: "analysis",
        address: "#/analyse?heaps=3,5,7&rule=misere",
        steps: &[
            Step::Press("{analysis.winning|takes=1}"),
            Step::Read("{analysis.line-move|chosen={moves.made|take=1|heap=A}|left=2, 5, 7}"),
        ],
    },
    View {
        name: "analysis-limit",
        address: "#/analyse?heaps=20,15,7,9&rule=misere&take=5",
        steps: &[Step::Read("{analysis.best-line}")],
    },
    View {
        name: "analysis-around",
        address: "#/analyse?heaps=3,5,7,9,11,13&rule=normal",
        steps: &[
            Step::Press("{analysis.around}"),
            Step::Read("{analysis.about-around}"),
        ],
    },
    View {
        name: "big-screen",
        address: "#/analyse?heaps=3,4,5&rule=normal&screen=big",
        steps: &[
            Step::Press("{analysis.show-answer}"),
            Step::Read("{analysis.best-line}"),
        ],
    },
    View {
        name: "analysis-wrong",
        address: "#/analyse",
        steps: &[
            Step::Fill("{setup.limit}", "none"),
            Step::Read("{setup.limit-problem|most=31}"),
        ],
    },
    View {
        name: "panel",
        address: "#/play?two=human",
        steps: &[
            Step::Press("{study.panel}"),
            Step::Read("{analysis.best-line}"),
            Step::Press("{play.stone|take=2|heap=C|left=5}"),
        ],
    },
    View {
        name: "tree",
        address: "#/tree",
        steps: &[
            Step::Press("{tree.cutoffs}"),
            Step::Press("{tree.to-the-end}"),
            Step::Read("{tree.step-of|done=14|all=14|news=}"),
        ],
    },
    View {
        name: "tree-large",
        address: "#/tree?heaps=1,2,3&rule=normal&tree=cutoffs.step-99.open-__________________________________________________",
        steps: &[Step::Read("{tree.step-of|done=99|all=249|news=}")],
    },
    View {
        name: "graph",
        address: "#/tree?heaps=3,3,2&rule=misere",
        steps: &[
            Step::Press("{tree.graph}"),
            Step::Press("{tree.to-the-end}"),
            Step::Read("{tree.merged|boards=19|nodes=6356}"),
        ],
    },
    View {
        name: "print-worksheet",
        address: "#/print/worksheet/1/1",
        steps: &[Step::Focus("h2 {print.heading}")],
    },
    View {
        name: "moves",
        address: "#/play?two=human&moves=A1,C4,B3",
        steps: &[
            Step::Press("{study.panel}"),
            Step::Press("{study.moves}"),
            Step::Read("{moves.copy}"),
        ],
    },
    View {
        name: "path",
        address: "#/path",
        steps: &[Step::Read("{path.part-game-about}")],
    },
    View {
        name: "path-step",
        address: "#/path/2?rule=misere",
        steps: &[Step::Read("{course-path.leave-singles|last=misere}")],
    },
    View {
        name: "path-blocks",
        address: "#/path/12?rule=misere",
        steps: &[Step::Read("{path.game-with-blocks-hint}")],
    },
    View {
        name: "path-cut",
        address: "#/path/8?rule=misere",
        steps: &[
            Step::Press("{path.cut-here|below=1|above=5|heap=C}"),
            Step::Press("{path.check}"),
            Step::Read("{path.no-partner|size=2}"),
        ],
    },
    View {
        name: "path-join",
        address: "#/path/10?rule=misere",
        steps: &[Step::Press("{path.block-alone|size=4|heap=B}")],
    },
    View {
        name: "lessons",
        address: "#/learn",
        steps: &[Step::Read("{lessons.done-of|done=0|all=6}")],
    },
    View {
        name: "lesson-asks",
        address: "#/learn/limits",
        steps: &[Step::Read("{course-limits.at-most-n-a-turn|limit=3}")],
    },
    View {
        name: "lesson-tree",
        address: "#/learn/tree",
        steps: &[Step::Read("{course-tree.every-game-at-once}")],
    },
    View {
        name: "lesson-play",
        address: "#/learn/proof",
        steps: &[
            Step::Focus("h2 {course-proof.any-move-breaks-a-pair}"),
            Step::Press("{play.stone|take=1|heap=B|left=4}"),
        ],
    },
    View {
        name: "history",
        address: "#/learn/history",
        steps: &[Step::Read("{history.bouton}")],
    },
    View {
        name: "teachers",
        address: "#/learn/teachers",
        steps: &[Step::Read("{teachers.pupils}")],
    },
    View {
        name: "proof-whole",
        address: "#/learn/proof",
        steps: &[Step::Press("{proof.open}"), Step::Read("{proof.exercises}")],
    },
    View {
        name: "puzzle",
        address: "#/puzzle/5/7",
        steps: &[Step::Read("{course-puzzle.find}")],
    },
    View {
        name: "puzzle-shown",
        address: "#/puzzle/3/2",
        // The page scrolls to the heading when the puzzle has arrived, so a control pressed before has
        // moved.
        steps: &[
            Step::Focus("h2 {course-puzzle.find}"),
            Step::Press("{path.no-move}"),
            Step::Press("{path.show}"),
            Step::Read("{path.again}"),
        ],
    },
    View {
        name: "daily",
        address: "#/puzzle/2026-11-20",
        steps: &[Step::Read("{path.no-move}")],
    },
    View {
        name: "review",
        address: "#/review?heaps=3,5,7&rule=misere&moves=A1,C4,B3,C1,B2",
        steps: &[Step::Read("{review.instead|stones=4|heap=B}")],
    },
    View {
        name: "no-such-lesson",
        address: "#/learn/3",
        steps: &[Step::Read("{lessons.no-lesson|text=3}")],
    },
    View {
        name: "statistics-none",
        address: "#/statistics",
        steps: &[Step::Read("{statistics.nothing-counted}")],
    },
    View {
        name: "statistics",
        address: "#/statistics",
        steps: &[
            Step::Press("{statistics.paste}"),
            Step::Fill("{statistics.pasted}", SAVED),
            Step::Press("{statistics.read}"),
            Step::Press("{statistics.replace}"),
            Step::Read("{statistics.imported}"),
        ],
    },
    View {
        name: "data-offered",
        address: "#/statistics",
        steps: &[
            Step::Press("{statistics.show-text}"),
            Step::Press("{statistics.delete-everything}"),
            Step::Press("{statistics.paste}"),
            Step::Fill("{statistics.pasted}", SAVED),
            Step::Press("{statistics.read}"),
            Step::Read("{statistics.replace-question}"),
        ],
    },
    View {
        name: "data-refused",
        address: "#/statistics",
        steps: &[
            Step::Press("{statistics.paste}"),
            Step::Fill("{statistics.pasted}", "Dear diary, today I lost."),
            Step::Press("{statistics.read}"),
            Step::Read("{statistics.foreign}"),
        ],
    },
    View {
        name: "many-heaps",
        address: "#/play?heaps=1,2,3,4,5,6,7,6,5&two=human",
        steps: &[],
    },
    View {
        name: "rows-of-four",
        address: "#/play?heaps=14,18,21&two=human",
        steps: &[],
    },
    View {
        name: "large-heaps",
        address: "#/play?heaps=31,12,9,8&take=30&two=human&names=A%20name%20of%20twenty-four%20c,Bob",
        steps: &[],
    },
    View {
        name: "largest-board",
        address: "#/play?heaps=7,7,7,7,7,7,6,6,6&two=human&moves=B1,C6,D7",
        steps: &[],
    },
];
