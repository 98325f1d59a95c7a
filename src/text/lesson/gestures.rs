//! Lessons 4 and 5: repair and break, the two gestures of Bouton's proof.

use super::{Course, Words};

pub(super) const REPAIR: Course = Course {
    name: "Repair",
    promise: "Balance any board by one heap.",
    moral: "A board that is not balanced can always be repaired by one heap: one that has the largest block that is alone.",
    steps: &[
        Words::task(
            "Leave every block with a partner",
            "Heaps of {heaps}. Blocks of {lonely} are alone. Choose stones and watch the blocks. Then take from one heap so that no block is alone.",
            "You left {then.heaps}: balanced. We call this repairing the board.",
        ),
        Words::choose(
            "Which heap?",
            "Heaps of {heaps}. The largest block that is alone is a {top}. From which heap do you have to take?",
            &[
                ("Heap A", ""),
                (
                    "Heap B",
                    "Heap B has no block of {top}. To get one, it would break its larger block, whose partner is then alone. Watch the right heap.",
                ),
                (
                    "Heap C",
                    "Heap C is the largest, but it has no block of {top}. To get one, it would break its larger block, whose partner is then alone. Watch the right heap.",
                ),
            ],
            "Heap {heap}, though it is the smallest: it has the block of {top} that is alone.",
        ),
        Words::task(
            "Repair it",
            "Heaps of {heaps}. Break the block of {top} in heap {heap}, so that nothing is alone.",
            "Heap {heap} went from {held} to {keeps}. Its block of {top} is gone, and what came in its place has a partner.",
        ),
        Words::choose(
            "Is there always such a heap?",
            "A block of {top} is alone here. On any board: if a block of some size is alone, how many heaps have a block of that size?",
            &[
                (
                    "An even number",
                    "Then they would pair up two by two, and none would be alone.",
                ),
                ("An odd number, so at least one", ""),
                (
                    "Perhaps none",
                    "Then there would be no block of that size to be alone.",
                ),
            ],
            "An odd number: pairs take two at a time, and one is left over. So there is always a heap with the largest block that is alone.",
        ),
        Words::choose(
            "Is it always a move?",
            "Heap {heap} must go from {held} to {keeps}: the block of {top} goes, smaller blocks come in its place. Why does the heap always get smaller?",
            &[
                ("A block is more than all smaller sizes together", ""),
                (
                    "It is the largest heap",
                    "Heaps of {heaps}: heap {heap} is the smallest here. Watch the move.",
                ),
                (
                    "It need not: stones may be added",
                    "Never: a turn takes stones, at least one. Watch the move.",
                ),
            ],
            "Here {top} is more than {keeps}. Whatever comes in its place is smaller. So repairing is always a legal move. That is the first half of the proof.",
        ),
        Words::task(
            "Do it",
            "Heaps of {heaps}, and blocks of {lonely} are alone. Repair the board.",
            "You left {then.heaps}. Heap {heap} went from {held} to {keeps}.",
        ),
        Words::task(
            "In your head",
            "Heaps of {heaps}. Now without the blocks: cut, pair, and repair.",
            "You left {then.heaps}. The largest block alone was {top}, in heap {heap}.",
        ),
    ],
};

pub(super) const BREAK: Course = Course {
    name: "Break",
    promise: "Know why a balanced board cannot stay balanced.",
    moral: "Repair, and they must break. Repair again, until the board is empty: then you have taken the last stone.",
    steps: &[
        Words::task(
            "Try to keep it",
            "Heaps of {heaps}: every block has a partner. Make any move you like, and watch the blocks.",
            "Your move left {then.lonely} alone. The computer repairs the board at once.",
        ),
        Words::choose(
            "Can it stay balanced?",
            "Heaps of {heaps}, balanced. Is there a move after which every block still has a partner?",
            &[
                (
                    "Yes, one of the {moves} moves",
                    "All {moves} moves have been tried: none does. Watch one, and the answer.",
                ),
                ("No, none of the {moves} moves", ""),
            ],
            "None of the {moves} moves does. Every move breaks a balanced board.",
        ),
        Words::choose(
            "Why must it break?",
            "Heaps of {heaps}. Why does every move leave something alone?",
            &[
                (
                    "There are fewer stones afterwards",
                    "A board with fewer stones can be balanced too. Watch what happens to the blocks.",
                ),
                ("Only one heap changes, and its partners lie in others", ""),
                (
                    "The heaps are of different size",
                    "Two equal heaps break as well. Watch what happens to the blocks.",
                ),
            ],
            "A move changes the blocks of one heap. Their partners lie in other heaps, and these stay as they are. So at least one block is alone afterwards.",
        ),
        Words::choose(
            "The end",
            "All stones are gone. Is the empty board balanced?",
            &[
                ("Yes", ""),
                ("No", "There is no block on it. So no block is alone."),
            ],
            "Yes: no block, so none is alone. And whoever leaves the empty board has taken the last stone.",
        ),
        Words::choose(
            "Put it together",
            "You leave a balanced board. The computer must break it. You repair it, it must break it, and so on. Who takes the last stone?",
            &[
                ("I do", ""),
                (
                    "The computer",
                    "After each of its moves something is alone. On the empty board nothing is. So it never leaves the empty board: you do.",
                ),
                (
                    "That depends on the heaps",
                    "Stones get fewer each turn, so the empty board must come. It is balanced, and all balanced boards are yours.",
                ),
            ],
            "You do: the empty board is balanced, and every balanced board is left by you.",
        ),
        Words::say(
            "The proof in three lines",
            "Repair: if a block is alone, a move in one heap leaves none alone.\nBreak: if no block is alone, every move leaves one alone.\nEnd: on the empty board none is alone.\nSo whoever repairs once can repair each time, and takes the last stone. Charles Bouton proved it so.",
        ),
        Words::task(
            "Repair to the end",
            "Heaps of {heaps}. The last stone wins, and you start. Repair each time until you have won.",
            "You won. You repaired each time, and the computer had to break each time.",
        ),
    ],
};
