//! Every number, sentence and move of `nim-cli analyse`, compared with brute force.

use crate::brute::{BruteRules, Played};
use crate::common::{ends, has, prints};

#[test]
fn every_claim_about_three_heaps_is_true() {
    for rules in BruteRules::all().chain(BruteRules::sets()) {
        // Each board in every order of its heaps, since sentences name heaps.
        for number in 0..6 * 6 * 6 {
            let heaps = [number / 36, number / 6 % 6, number % 6];
            Claims::new(&rules, &heaps).check();
        }
    }
}

/// The output of an analysis, with the board and the moves that win by brute force.
struct Claims<'a> {
    rules: &'a BruteRules,
    heaps: &'a [u32],
    winning: Vec<Played>,
    /// The divisor, if sentences are about remainders: some heap is above the limit.
    period: Option<u32>,
    output: String,
}

impl<'a> Claims<'a> {
    fn new(rules: &'a BruteRules, heaps: &'a [u32]) -> Self {
        let is_exceeded = |limit: &u32| heaps.iter().any(|stones| stones > limit);
        Self {
            rules,
            heaps,
            winning: rules.winning(heaps),
            period: rules.limit.filter(is_exceeded).map(|limit| limit + 1),
            output: prints(&format!("analyse {}", rules.arguments(heaps))),
        }
    }

    /// What each heap counts as: its Grundy value, which is its size or a remainder where there is no set.
    fn counts(&self, heaps: &[u32]) -> Vec<u32> {
        heaps
            .iter()
            .map(|&stones| self.rules.value(stones))
            .collect()
    }

    fn sum(&self, heaps: &[u32]) -> u32 {
        self.counts(heaps).iter().fold(0, |sum, count| sum ^ count)
    }

    /// How many heaps count as 1; `None` if a heap counts as more.
    fn ones(&self, heaps: &[u32]) -> Option<usize> {
        let counts = self.counts(heaps);
        let ones = counts.iter().filter(|&&count| count == 1).count();
        counts.iter().all(|&count| count < 2).then_some(ones)
    }

    fn check(&self) {
        let output = &self.output;
        let wins = self.rules.wins(self.heaps);
        if self.rules.moves(self.heaps).is_empty() {
            let verb = if wins { "won" } else { "lost" };
            assert_eq!(
                *output,
                format!("The game is over. The player to move has {verb}.\n")
            );
            return;
        }
        let parts: Vec<&str> = output.split("\n\n").collect();
        let [verdict, columns, reason, moves, boards] = parts[..] else {
            panic!("{output}")
        };
        let count = self.rules.boards(self.heaps);
        assert_eq!(boards, format!("Boards: {count}\n"));
        let verb = if wins { "wins" } else { "loses" };
        assert_eq!(
            verdict,
            format!("The player to move {verb} with best play.")
        );
        self.check_columns(columns);
        match self.rules.set {
            Some(_) => self.check_reason_of_set(reason),
            None => self.check_reason(reason),
        }
        let mut expected = match self.winning.len() {
            0 => vec!["Winning moves: none".to_owned()],
            count => vec![format!("Winning moves: {count}")],
        };
        for (heap, take, left) in &self.winning {
            let left = left[heap - 1];
            expected.push(format!("take {take} from heap {heap} and leave {left}"));
        }
        assert_eq!(moves, expected.join("\n"), "{output}");
    }

    fn check_columns(&self, columns: &str) {
        let counts = self.counts(self.heaps);
        let sum = self.sum(self.heaps);
        let has_counts = self.period.is_some() || self.rules.set.is_some();
        let mut expected = vec![match (self.period, self.rules.set) {
            (Some(_), _) => "heap stones remainder binary".to_owned(),
            (_, Some(_)) => "heap stones value binary".to_owned(),
            _ => "heap stones binary".to_owned(),
        }];
        for (heap, (stones, count)) in (1..).zip(self.heaps.iter().zip(counts)) {
            expected.push(if has_counts {
                format!("{heap} {stones} {count} {count:04b}")
            } else {
                format!("{heap} {stones} {count:04b}")
            });
        }
        expected.push(format!("nim-sum {sum} {sum:04b}"));
        let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
        let lines: Vec<String> = columns.lines().map(words).collect();
        assert_eq!(lines, expected, "{}", self.output);
    }

    /// The reason, from the numbers of the board alone.
    fn check_reason(&self, sentence: &str) {
        let reason = self.few_heaps().unwrap_or_else(|| self.by_counts());
        let sum_decides = ["equal", "column"].iter().any(|word| reason.contains(word));
        let warning = if self.rules.is_misere && !sum_decides {
            "Near the end of a misère game the nim-sum does not decide.\n"
        } else {
            ""
        };
        let counts = self.period.map_or(String::new(), |period| {
            format!(
                "With at most {} a turn, a heap counts as its remainder after division by {period}. ",
                period - 1
            )
        });
        assert_eq!(
            sentence,
            [warning, &counts, &reason].concat(),
            "{}",
            self.output
        );
    }

    /// The reason where every turn takes one stone, or one or two heaps are left, or `None`. Checks its moves.
    fn few_heaps(&self) -> Option<String> {
        let is_misere = self.rules.is_misere;
        let standing: Vec<usize> = (1..=3).filter(|heap| self.heaps[heap - 1] > 0).collect();
        let sizes: Vec<u32> = standing.iter().map(|heap| self.heaps[heap - 1]).collect();
        let stones: u32 = sizes.iter().sum();
        if self.rules.limit == Some(1) || stones as usize == sizes.len() {
            let (parity, taker) = if stones.is_multiple_of(2) {
                ("even", "other player")
            } else {
                ("odd", "player to move")
            };
            let ends = if is_misere { "loses" } else { "wins" };
            return Some(format!(
                "Each turn takes one stone, and their number is {parity} ({stones}). The {taker} takes \
                 the last one and {ends}."
            ));
        }
        match (&sizes[..], &self.winning[..], self.period) {
            ([_], [], Some(period)) => {
                assert_eq!(stones % period, u32::from(is_misere));
                let above = if is_misere { "1 more than " } else { "" };
                Some(format!(
                    "Only heap {} is left, and it is {above}a multiple of {period}. Every move can be \
                     completed to {period}.",
                    standing[0]
                ))
            }
            ([_], [(heap, take, _)], _) => Some(format!(
                "Only heap {heap} is left. A winning move leaves {} of it.",
                stones - take
            )),
            ([one, other], [], period) if one == other && (period.is_none() || !is_misere) => {
                let end = if is_misere {
                    ", or answered by leaving one stone"
                } else {
                    ""
                };
                Some(format!(
                    "The two heaps are equal. Every move can be copied{end}."
                ))
            }
            ([one, other], [(heap, take, _)], None) if !is_misere || *one.min(other) > 1 => {
                assert_eq!(*take, one.abs_diff(*other));
                let smaller = standing[usize::from(standing[0] == *heap)];
                Some(format!(
                    "Heap {heap} has {take} more than heap {smaller}. A winning move makes them equal."
                ))
            }
            _ => None,
        }
    }

    /// The reason by what heaps count as. Checks its winning moves.
    fn by_counts(&self) -> String {
        let counts = self.counts(self.heaps);
        let large: Vec<usize> = (1..=3).filter(|heap| counts[heap - 1] > 1).collect();
        let parity = |ones: usize| ["even", "odd"][ones % 2];
        let wanted = parity(usize::from(self.rules.is_misere));
        let leaves_wanted =
            |(_, _, left): &Played| self.ones(left).is_some_and(|ones| parity(ones) == wanted);
        // The plainest winning move: it raises no count and brings the fewest stones into blocks, or with a set takes the
        // fewest.
        let repair = self.winning.iter().min_by_key(|(heap, take, left)| {
            let (before, after) = (counts[heap - 1], self.rules.value(left[heap - 1]));
            let comes = |block: &u32| after / block % 2 > before / block % 2;
            let brought: u32 = [1, 2, 4].into_iter().filter(comes).sum();
            let brought = if self.rules.set.is_none() { brought } else { 0 };
            (after > before, brought, *take, *heap)
        });
        match (self.ones(self.heaps), &large[..], repair) {
            (Some(ones), ..) => {
                let moves = if parity(ones) == wanted {
                    "Every move changes that, or leaves a heap that counts as more."
                } else {
                    self.check_winning(leaves_wanted);
                    "A winning move changes that, and leaves no heap that counts as more."
                };
                format!(
                    "No heap counts as more than 1, and the number of heaps that count as 1 is {} \
                     ({ones}). {moves}",
                    parity(ones)
                )
            }
            (_, [last], _) => {
                let mut in_it = self.winning.iter().filter(|played| played.0 == *last);
                assert!(in_it.all(leaves_wanted), "{}", self.output);
                format!(
                    "Only heap {last} counts as more than 1. A winning move in heap {last} leaves an \
                     {wanted} number of heaps that count as 1, and none that count as more."
                )
            }
            (.., Some((heap, take, left))) => {
                assert_eq!(self.sum(left), 0, "{}", self.output);
                format!(
                    "A column with a 1 in the nim-sum has an odd number of ones. Taking {take} from \
                     heap {heap} makes every column even."
                )
            }
            (.., None) => {
                assert_eq!(self.sum(self.heaps), 0, "{}", self.output);
                "Every binary column has an even number of ones, and every move changes that."
                    .to_owned()
            }
        }
    }

    /// The reason where heaps count as their values. Checks what its sentence claims.
    fn check_reason_of_set(&self, reason: &str) {
        let wins = self.rules.wins(self.heaps);
        let sum = self.sum(self.heaps);
        let values = self.counts(self.heaps);
        let ones = values.iter().filter(|&&value| value == 1).count();
        let large = values.iter().filter(|&&value| value > 1).count();
        let wanted = usize::from(self.rules.is_misere);
        let holds = match reason.split(". ").nth(1).unwrap() {
            sentence if sentence.starts_with("Every binary column") => !wins && sum == 0,
            sentence if sentence.starts_with("A column with a 1") => wins && sum > 0,
            sentence if sentence.starts_with("A winning move leaves values") => wins && sum > 0,
            sentence if sentence.starts_with("No heap counts") => {
                large == 0 && wins == (ones % 2 != wanted)
            }
            sentence if sentence.starts_with("Only heap") && sentence.contains("counts as") => {
                large == 1 && wins
            }
            sentence if sentence.starts_with("Only heap") => true,
            sentence if sentence.starts_with("The two heaps are equal") => !wins,
            sentence if sentence.contains(" more than heap ") => wins,
            sentence => panic!("{sentence}"),
        };
        assert!(holds, "{}", self.output);
    }

    fn check_winning(&self, is_claimed: impl Fn(&Played) -> bool) {
        let mut claimed = self.rules.moves(self.heaps);
        claimed.retain(is_claimed);
        assert_eq!(claimed, self.winning, "{}", self.output);
    }
}

#[test]
fn an_analysis_is_printed_in_columns() {
    let expected = "\
The player to move wins with best play.

heap         stones  binary
1                 3    0011
2                 5    0101
3                 7    0111
nim-sum           1    0001

A column with a 1 in the nim-sum has an odd number of ones. Taking 1 from heap 1 makes every column even.

Winning moves: 3
take 1 from heap 1 and leave 2
take 1 from heap 2 and leave 4
take 1 from heap 3 and leave 6

Boards: 88
";
    assert_eq!(prints("analyse 3 5 7 --rule misere"), expected);
    let wide = prints("analyse 1000000 4 --take 6");
    let row = "\n1           1000000          1    0001\n";
    has(&wide, row);
    let circle = "their count is for small boards: at most 9 heaps, 31 stones in each and 60 in all, \
                  and at most 31 a turn where there is a limit";
    for (board, count) in [
        ("30 --take 10,20", "4"),
        ("6 5 --take 2,5", "19"),
        ("1 2 3 4 5 7 9 12 17", "144594"),
        ("32", circle),
        ("4294967295 4294967295 3", circle),
        ("3 5 7 --take 32", circle),
    ] {
        let output = prints(&format!("analyse {board}"));
        ends(&output, &format!("\n\nBoards: {count}\n"));
    }
    let large = prints("analyse 33 1");
    has(&large, "\nnim-sum          32  100000\n");
}
