//! Lessons 8 to 10: the last stone loses, a turn has a limit, and a tree knows it all.

use super::{Course, Words};

pub(super) const LAST_STONE_LOSES: Course = Course {
    name: "When the last stone loses",
    promise: "Win the other rule too: misère.",
    moral: "If the last stone loses, repair as always. Only when your move can leave nothing but single stones, leave an odd number of them.",
    steps: &[
        Words::choose(
            "Single stones",
            "Now the last stone loses. This rule is called misère. Heaps of {heaps}: who wins, whoever moves now, or the other?",
            &[
                (
                    "Whoever moves now",
                    "One stone goes each turn. Watch: the last of {stones} is yours.",
                ),
                ("The other", ""),
            ],
            "The other. One stone goes each turn, and {stones} is odd: whoever takes the first takes the last one too.",
        ),
        Words::task(
            "First the old rule",
            "Heaps of {heaps}, and the last stone wins. Find the move.",
            "You left {then.heaps}: balanced, and you take the last stone.",
        ),
        Words::task(
            "Now the other rule",
            "The same heaps, {heaps}, but the last stone loses. Find the move.",
            "You took {take}, and left {then.heaps}: an odd number of single stones. The last one is theirs.",
        ),
        Words::task(
            "One large heap",
            "Heaps of {heaps}. The last stone loses. What do you leave?",
            "You left {then.heaps}. An odd number of single stones again: here just one.",
        ),
        Words::choose(
            "Where is the difference?",
            "When does your move differ from the one by which the last stone would win?",
            &[
                (
                    "In every position",
                    "No: while two heaps have more than one stone, you repair as before. Watch what is different on this board.",
                ),
                ("When it can leave nothing but single stones", ""),
                ("Never", "On {heaps} it does: watch."),
            ],
            "Only then. Leave an odd number of single stones rather than an even number. Until then, repair as always.",
        ),
        Words::task(
            "Early in the game",
            "Heaps of {heaps}. The last stone loses. Which move wins?",
            "You left {then.heaps}: balanced, the same move as if the last stone won.",
        ),
        Words::task(
            "Your own game",
            "Heaps of {heaps}. The last stone loses, and you start. Repair, and at the end leave an odd number of single stones. The lesson is done when you win.",
            "You won: the computer had to take the last stone.",
        ),
    ],
};

pub(super) const LIMITS: Course = Course {
    name: "A limit, and remainders",
    promise: "Win when a turn may take only a few.",
    moral: "If a turn takes at most k, divide each heap by one more than k. Only the remainders count: cut those into blocks, and play as before.",
    steps: &[
        Words::choose(
            "At most {limit}",
            "One heap of {stones}. A turn takes at most {limit}, and the last one wins. Who wins: whoever moves now, or the other?",
            &[
                (
                    "Whoever moves now",
                    "Watch: whatever you take, the computer takes the rest.",
                ),
                ("The other", ""),
            ],
            "The other. Whatever you take, they can make it up to {period} together.",
        ),
        Words::task(
            "Make it up",
            "One heap of {stones}, at most {limit} a turn, and the last one wins. What do you leave?",
            "You left {then.heaps}, a multiple of {period}. Whatever they take, you make it up to {period} each time.",
        ),
        Words::number(
            "What counts",
            "Multiples of {period} cancel out. So only the remainder counts. Divide {size.a} by {period}: what is the remainder?",
            "{counts.a}. A heap of {size.a} counts as much as a heap of {counts.a}.",
            "Take {period} away from {size.a} as often as you can. What is left?",
        ),
        Words::task(
            "Two heaps",
            "Heaps of {heaps}, at most {limit} a turn. They count {counts}: these are cut into blocks. Repair the board.",
            "You left {then.heaps}. They count {then.counts}: every block has a partner.",
        ),
        Words::choose(
            "{stones} matches",
            "{stones} matches in one heap. A turn takes at most {limit}, and the last one loses. Would you like to move first or second?",
            &[
                (
                    "First",
                    "Watch: the computer makes your move up to {period}.",
                ),
                ("Second", ""),
            ],
            "Second. Whoever has to move from {lost} loses: always one more than a multiple of {period}.",
        ),
        Words::task(
            "Your own game",
            "{stones} matches, at most {limit} a turn, and the last one loses. The computer starts. Win.",
            "You won. You left one more than a multiple of {period} each time, and one at the end.",
        ),
    ],
};

pub(super) const TREE: Course = Course {
    name: "The game tree",
    promise: "See how a computer finds the move without any theory.",
    moral: "Minimax goes through the tree from its ends to its root and finds who wins, in any game. For Nim, the blocks say the same at once.",
    steps: &[
        Words::number(
            "Every game at once",
            "{stones} matches, at most {limit} a turn, and the last one loses. A moves at squares, B at circles. The lines tell how many are taken. At a triangle a game is over. How many triangles are there?",
            "{games} games, one for each triangle, and {nodes} nodes in all.",
            "Count the triangles only. Each is the end of another game.",
        ),
        Words::choose(
            "What is it worth?",
            "We write {plus} where A wins and {minus} where B wins. One match is left, B has to move, and the last one loses. What is this worth?",
            &[
                ("{plus}", ""),
                (
                    "{minus}",
                    "B has to take the last match. So B loses, and A wins.",
                ),
            ],
            "{worth}: B has to take the last match, so A wins.",
        ),
        Words::choose(
            "B chooses",
            "At a circle B chooses among several moves, and knows what each is worth. Which value does B choose?",
            &[
                (
                    "The largest",
                    "That is the best one for A. B wants A to lose.",
                ),
                ("The smallest", ""),
                (
                    "Something between",
                    "B makes one move, and gets the value of that move.",
                ),
            ],
            "B chooses the smallest, A the largest. So each node gets its value from the nodes below it. This is called minimax.",
        ),
        Words::choose(
            "Go up one node",
            "{stones} matches are left, and B has to move. B can leave one match, or none. What is this worth?",
            &[
                (
                    "{plus}",
                    "B leaves one match, and A has to take it. So B wins.",
                ),
                ("{minus}", ""),
            ],
            "{worth}: B leaves one match, A has to take it, and B wins.",
        ),
        Words::task(
            "A chooses",
            "You are A. {stones} matches, at most {limit} a turn, and the last one loses. Which move has the largest value?",
            "Taking {take} is worth {root}: B is left with the last match.",
        ),
        Words::say(
            "All values",
            "Here is the whole tree with its values. Follow them from the triangles up: squares took the largest, circles the smallest. At the root stands {root}: A wins, by taking {take}.",
        ),
        Words::say(
            "Trees grow",
            "For {stones} matches the tree has {nodes} nodes. Minimax has to work through them; the remainder tells the same at once. Both always agree. That is how this page checks its theory.",
        ),
    ],
};
