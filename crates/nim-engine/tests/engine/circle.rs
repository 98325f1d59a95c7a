//! The boards of the page against a brute force that shares no code with the engine: nine heaps at most, of 31
//! stones at most, and 60 stones in all.

use std::collections::HashMap;

use nim_engine::{Game, Move, Outcome};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, RngExt};

use crate::common::seeded;

/// Nine heaps of seven bits each.
type Key = u64;

/// Tries every move from every board. The numbers that a turn may take are bits.
struct BruteForce {
    takes: u128,
    last_stone_wins: bool,
    /// Whether the player to move wins, and after how many turns.
    known: HashMap<Key, (bool, u8)>,
}

impl BruteForce {
    fn result(&mut self, mut heaps: [u8; 9]) -> (bool, u8) {
        heaps.sort_unstable();
        let key = heaps
            .iter()
            .fold(0, |key, &heap| (key << 7) | Key::from(heap));
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let (mut wins, mut loses, mut over) = (u8::MAX, 0, true);
        for (heap, take) in self.moves(heaps) {
            over = false;
            let mut after = heaps;
            after[heap] -= take;
            match self.result(after) {
                (false, turns) => wins = wins.min(turns + 1),
                (true, turns) => loses = loses.max(turns + 1),
            }
        }
        let result = if over {
            (!self.last_stone_wins, 0)
        } else if wins < u8::MAX {
            (true, wins)
        } else {
            (false, loses)
        };
        self.known.insert(key, result);
        result
    }

    fn moves(&self, heaps: [u8; 9]) -> Vec<(usize, u8)> {
        let mut moves = Vec::new();
        for (heap, &stones) in heaps.iter().enumerate() {
            moves.extend(
                (1..=stones)
                    .filter(|take| self.takes >> take & 1 == 1)
                    .map(|take| (heap, take)),
            );
        }
        moves
    }
}

/// A board as a link writes it, and the same for the brute force.
struct PageBoard {
    text: String,
    heaps: [u8; 9],
    takes: u128,
    last_stone_wins: bool,
}

impl PageBoard {
    fn new(heaps: &[u8], take: &str, last_stone_wins: bool) -> Self {
        let numbers: Vec<u64> = take
            .split(',')
            .filter_map(|number| number.parse().ok())
            .collect();
        let takes = match numbers[..] {
            [] => u128::MAX,
            [limit] => (1..=limit).fold(0, |bits, take| bits | 1 << take),
            _ => numbers.iter().fold(0, |bits, take| bits | 1 << take),
        };
        let written: Vec<String> = heaps.iter().map(u8::to_string).collect();
        let rule = if last_stone_wins { "normal" } else { "misere" };
        let written = written.join(",");
        let text = match take {
            "" => format!("heaps={written}&rule={rule}"),
            _ => format!("heaps={written}&rule={rule}&take={take}"),
        };
        let mut padded = [0; 9];
        padded[..heaps.len()].copy_from_slice(heaps);
        Self {
            text,
            heaps: padded,
            takes,
            last_stone_wins,
        }
    }

    /// The Grundy value of a heap: the least that no move from it leads to.
    fn value(&self, stones: u8) -> u32 {
        let mut values: Vec<u32> = Vec::new();
        for size in 0..=stones {
            let is_allowed = |take: &u8| self.takes >> take & 1 == 1;
            let reached: Vec<u32> = (1..=size)
                .filter(is_allowed)
                .map(|take| values[usize::from(size - take)])
                .collect();
            values.extend((0..=u32::from(size)).find(|value| !reached.contains(value)));
        }
        values[usize::from(stones)]
    }

    fn random(rng: &mut Xoshiro256PlusPlus) -> Self {
        // The largest heap by the number of heaps. With these, all 500 boards take seconds.
        let most = [0, 31, 31, 20, 15, 9, 7, 5, 5, 4];
        let count = rng.random_range(1..=9);
        let mut heaps: Vec<u8> = (0..count)
            .map(|_| rng.random_range(0..=most[count]))
            .collect();
        while heaps.iter().sum::<u8>() > 60 {
            let fullest = (0..count)
                .max_by_key(|&heap| heaps[heap])
                .unwrap_or_default();
            heaps[fullest] -= 1;
        }
        Self::new(&heaps, &random_take(rng), rng.random())
    }
}

/// None, a limit, or two to five numbers.
fn random_take(rng: &mut impl Rng) -> String {
    match rng.random_range(0..3) {
        0 => String::new(),
        1 => rng.random_range(1..=31).to_string(),
        _ => {
            let mut numbers: Vec<u32> = (0..rng.random_range(2..=5))
                .map(|_| rng.random_range(1..=31))
                .collect();
            numbers.sort_unstable();
            numbers.dedup();
            let written: Vec<String> = numbers.iter().map(u32::to_string).collect();
            written.join(",")
        }
    }
}

#[test]
fn engine_agrees_with_brute_force_on_500_boards() {
    let mut rng = seeded(61);
    let mut boards: Vec<PageBoard> = [true, false]
        .into_iter()
        .flat_map(|last_stone_wins| {
            let board = |heaps: &[u8], take| PageBoard::new(heaps, take, last_stone_wins);
            [
                board(&[30], "10,20"),
                board(&[6, 5], "2,5"),
                board(&[3, 5, 7], ""),
                board(&[21], "3"),
                board(&[15, 15, 15, 15], ""),
                board(&[31, 29], ""),
                board(&[9, 8, 8, 7, 7, 6, 5, 5, 5], "2"),
                board(&[31, 1, 1, 1, 1, 1, 1, 1, 1], ""),
                // Sixty stones in nine, seven, six and five heaps.
                board(&[7, 7, 7, 7, 7, 7, 6, 6, 6], "1,3,4"),
                board(&[9, 9, 9, 9, 8, 8, 8], "3"),
                board(&[10, 10, 10, 10, 10, 10], ""),
                board(&[3, 9, 14, 16, 18], "1,5,6"),
                // The most boards.
                board(&[1, 2, 3, 4, 5, 7, 9, 12, 17], ""),
            ]
        })
        .collect();
    boards.resize_with(500, || PageBoard::random(&mut rng));
    for board in &boards {
        agree(board);
    }
}

fn agree(board: &PageBoard) {
    let mut brute = BruteForce {
        takes: board.takes,
        last_stone_wins: board.last_stone_wins,
        known: HashMap::new(),
    };
    let (wins, turns) = brute.result(board.heaps);
    let text = &board.text;
    let position = *text.parse::<Game>().unwrap().position();
    let reached = position.reached();
    let boards = brute.known.len();
    assert_eq!(position.outcome() == Outcome::N, wins, "{text}");
    assert_eq!(reached.plies(&position), Some(turns.into()), "{text}");
    assert_eq!(
        (reached.boards(), position.boards(usize::MAX)),
        (boards, Some(boards)),
        "{text}"
    );
    let mut winning = Vec::new();
    for (heap, take) in brute.moves(board.heaps) {
        let mut after = board.heaps;
        after[heap] -= take;
        let (opponent_wins, turns) = brute.result(after);
        let play = Move::new(heap, take.into()).unwrap();
        let valued = reached
            .moves(&position)
            .into_iter()
            .find(|valued| valued.play == play)
            .unwrap();
        assert_eq!(
            (valued.wins, valued.plies),
            (!opponent_wins, u32::from(turns) + 1),
            "{text}, {play}"
        );
        if !opponent_wins {
            winning.push(play);
        }
    }
    let rows = position.analysis().rows;
    for (heap, &stones) in board.heaps[..rows.len()].iter().enumerate() {
        let first = winning.iter().copied().find(|play| play.heap == heap);
        let row = (rows[heap].stones, rows[heap].winning);
        assert_eq!(row, (stones.into(), first), "{text}, row {heap}");
        let value = board.value(stones);
        assert_eq!(rows[heap].grundy.0, value, "{text}, row {heap}");
    }
    let sum = rows.iter().fold(0, |sum, row| sum ^ row.grundy.0);
    assert_eq!(position.nim_sum().0, sum, "{text}");
    assert_eq!(position.winning_moves(), winning, "{text}");
}
