//! Lessons 6 and 7: blocks become bits, and the move is worked out.

use super::{Course, Words};

pub(super) const BITS: Course = Course {
    name: "Blocks become bits",
    promise: "Work out the nim-sum on paper.",
    moral: "Write the heaps in binary, one below the other. Their xor, written ⊕, has a one under each column with an odd number of ones: the blocks that are alone.",
    steps: &[
        Words::number(
            "A digit for each block",
            "Heap A: {size.a} = {cut.a}. Go through the sizes {sizes}. Write a one where the heap has such a block, and a zero where it has none.",
            "{size.a} is {bits.a}. These digits are called bits, and such numbers binary.",
            "One digit for each of the sizes {sizes}, in this order.",
        ),
        Words::number(
            "Once more",
            "Heap A has {size.a} stones now. Write it in bits: a digit for each of the sizes {sizes}.",
            "{size.a} = {cut.a} is {bits.a}.",
            "{size.a} = {cut.a}. One digit for each of the sizes {sizes}, in this order.",
        ),
        Words::number(
            "Read a column",
            "Heaps of {heaps} in bits. In the last column stand the blocks of one. How many ones are in it?",
            "{ones}: an odd number. Two pair up, and one block stays alone.",
            "Count the ones in the last column only.",
        ),
        Words::number(
            "All columns",
            "Below each column write a one if it has an odd number of ones, and a zero if the number is even.",
            "{equation}. This is called exclusive or, xor for short, and written ⊕. It shows what is alone: the nim-sum {sum}.",
            "Column by column: is the number of ones odd or even?",
        ),
        Words::number(
            "Four heaps",
            "Heaps of {heaps}. Work out their xor: one digit below each column.",
            "{equation}. No column is odd, so nothing is alone: the board is balanced.",
            "Column by column: an odd number of ones gives a one, an even number a zero.",
        ),
        Words::number(
            "As a number",
            "What is {size.a} ⊕ {size.b}? Write it as an ordinary number.",
            "{equation}, and that is {sum}.",
            "Adding would give {stones}; xor counts only what is alone. {size.a} = {cut.a} and {size.b} = {cut.b}.",
        ),
        Words::choose(
            "Balanced, in bits",
            "How do you see in bits that a board is balanced?",
            &[
                ("The xor of all heaps is zero", ""),
                (
                    "All heaps are equal",
                    "Three equal heaps are not balanced: two pair up, and the third is alone.",
                ),
                (
                    "The number of stones is even",
                    "Heaps of one and three have an even number of stones, and a block of two is alone.",
                ),
            ],
            "Then every column is even, so every block has a partner.",
        ),
    ],
};

pub(super) const FIND: Course = Course {
    name: "Find the move",
    promise: "Work out the winning move, and win a whole game.",
    moral: "Let S be the xor of all heaps. If S is zero, you can only hope. If not, look for a heap h with h ⊕ S smaller than h, and leave h ⊕ S there.",
    steps: &[
        Words::number(
            "What must the heap become?",
            "Heaps of {heaps}. Their xor S is {sum}. To repair by heap A, its {size.a} must become {size.a} ⊕ {sum}. How many stones are that?",
            "{size.a} ⊕ {sum} = {reach.a}. So take {less.a} from heap A. In short: h′ = h ⊕ S.",
            "In bits: {bits.a} ⊕ {bits}. A one in S turns the digit over, a zero keeps it.",
        ),
        Words::number(
            "Not every heap",
            "Heaps of {heaps}, S is {sum}. Try heap B: what is {size.b} ⊕ {sum}?",
            "{reach.b}: more than {size.b}. Stones are never added, so no move in heap B wins. Look for a heap where h ⊕ S is smaller than h.",
            "In bits: {bits.b} ⊕ {bits}. A one in S turns the digit over, a zero keeps it.",
        ),
        Words::task(
            "Find it",
            "Heaps of {heaps}. Work out S, find the heap where h ⊕ S is smaller than h, and take what is too many.",
            "{held} ⊕ {sum} = {keeps}, so you took {take} from heap {heap}. It is again the heap with the largest block that is alone: {top}.",
        ),
        Words::number(
            "How many moves win?",
            "Heaps of {heaps}, S is {sum}. Try each heap. How many moves win?",
            "{wins}: heap A becomes {reach.a}, or B {reach.b}, or C {reach.c}. A heap never has two winning moves.",
            "Work out h ⊕ {sum} for each heap. Count the heaps that get smaller.",
        ),
        Words::task(
            "Larger heaps",
            "Heaps of {heaps}. Find the winning move.",
            "S is {sum}, and {held} ⊕ {sum} = {keeps}. No other heap gets smaller.",
        ),
        Words::choose(
            "Say it",
            "The last stone wins. Which rule tells you what to leave, on every board?",
            &[
                ("Leave a board whose nim-sum is zero", ""),
                (
                    "Take from the largest heap",
                    "Watch: here the winning move takes from heap {heap}, the smallest.",
                ),
                (
                    "Leave as few stones as you can",
                    "Watch: here the winning move takes just {take}.",
                ),
            ],
            "Leave nim-sum zero: every block with a partner. Whatever they break, you repair.",
        ),
        Words::task(
            "Your own game",
            "Heaps of {heaps}, the last stone wins, and you start. Now you are the one who never guesses. The lesson is done when you win.",
            "You won by your own moves. The player of lesson one has met its equal.",
        ),
    ],
};
