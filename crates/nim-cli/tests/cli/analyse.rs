//! Every number, sentence and move of `nim-cli analyse`, compared with brute force.

use crate::brute::{Played, Rules};
use crate::common::prints;

#[test]
fn every_claim_about_three_heaps_is_true() {
    for rules in Rules::all() {
        // Each board in every order of its heaps, since sentences name heaps.
        for number in 0..6 * 6 * 6 {
            let heaps = [number / 36, number / 6 % 6, number % 6];
            Claims::new(&rules, &heaps).check();
        }
    }
}

/// An analysis, and what its sentences count: stones, or remainders where a heap passes the limit.
struct Claims<'a> {
    rules: &'a Rules,
    heaps: &'a [u32],
    winning: Vec<Played>,
    period: Option<u32>,
    said: String,
}

impl<'a> Claims<'a> {
    fn new(rules: &'a Rules, heaps: &'a [u32]) -> Self {
        let is_passed = |limit: &u32| heaps.iter().any(|stones| stones > limit);
        Self {
            rules,
            heaps,
            winning: rules.winning(heaps),
            period: rules.limit.filter(is_passed).map(|limit| limit + 1),
            said: prints(&format!("analyse {}", rules.arguments(heaps))),
        }
    }

    fn counts(&self, heaps: &[u32]) -> Vec<u32> {
        let period = self.period.unwrap_or(u32::MAX);
        heaps.iter().map(|stones| stones % period).collect()
    }

    fn sum(&self, heaps: &[u32]) -> u32 {
        self.counts(heaps).iter().fold(0, |sum, count| sum ^ count)
    }

    /// How many heaps count as 1, where none counts as more.
    fn ones(&self, heaps: &[u32]) -> Option<usize> {
        let counts = self.counts(heaps);
        let ones = counts.iter().filter(|&&count| count == 1).count();
        counts.iter().all(|&count| count < 2).then_some(ones)
    }

    fn has_odd_ones(&self, heaps: &[u32]) -> bool {
        self.ones(heaps).is_some_and(|ones| ones % 2 == 1)
    }

    fn check(&self) {
        let said = &self.said;
        let wins = self.rules.wins(self.heaps);
        if self.heaps == [0, 0, 0] {
            let ended = if wins { "won" } else { "lost" };
            assert_eq!(
                *said,
                format!("The game is over. The player to move has {ended}.\n")
            );
            return;
        }
        let parts: Vec<&str> = said.split("\n\n").collect();
        let [verdict, columns, reason, moves] = parts[..] else {
            panic!("{said}")
        };
        let ends = if wins { "wins" } else { "loses" };
        assert_eq!(
            verdict,
            format!("The player to move {ends} with best play.")
        );
        self.check_columns(columns);
        self.check_reason(reason);
        let mut expected = match self.winning.len() {
            0 => vec!["Winning moves: none".to_owned()],
            count => vec![format!("Winning moves: {count}")],
        };
        for (heap, take, left) in &self.winning {
            let left = left[heap - 1];
            expected.push(format!("take {take} from heap {heap} and leave {left}"));
        }
        assert_eq!(moves, expected.join("\n") + "\n", "{said}");
    }

    fn check_columns(&self, columns: &str) {
        let counts = self.counts(self.heaps);
        let sum = self.sum(self.heaps);
        let in_words = |name: &str, stones: &str, remainder: &str, binary: &str| match self.period {
            Some(_) => format!("{name} {stones} {remainder} {binary}"),
            None => format!("{name} {stones} {binary}"),
        };
        let mut expected = vec![in_words("heap", "stones", "remainder", "binary")];
        for (heap, name) in ["1", "2", "3"].into_iter().enumerate() {
            let [stones, count] = [self.heaps[heap], counts[heap]];
            let binary = format!("{count:04b}");
            expected.push(in_words(
                name,
                &stones.to_string(),
                &count.to_string(),
                &binary,
            ));
        }
        expected.push(format!("nim-sum {sum} {sum:04b}"));
        let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
        let lines: Vec<String> = columns.lines().map(words).collect();
        assert_eq!(lines, expected, "{}", self.said);
    }

    /// The numbers of the reason are counted, and it must name all winning moves and no other.
    fn check_reason(&self, said: &str) {
        let counts = self.counts(self.heaps);
        let large: Vec<usize> = (1..=3).filter(|heap| counts[heap - 1] > 1).collect();
        let is_balancing = |(_, _, left): &Played| self.sum(left) == 0;
        let is_ending = |(_, _, left): &Played| self.has_odd_ones(left);
        let is_end = self.rules.is_misere && large.len() < 2;
        let first_line = if is_end {
            "Near the end of a misère game the nim-sum does not decide.\n"
        } else {
            ""
        };
        let mut expected = Vec::new();
        if let Some(period) = self.period {
            expected.push(format!(
                "With at most {} a turn, a heap counts as its remainder after division by {period}.",
                period - 1
            ));
        }
        if !is_end {
            self.wins_by(is_balancing);
            let reason = if self.sum(self.heaps) == 0 {
                "Every binary column has an even number of ones, and every move changes that."
            } else {
                "A column with a 1 in the nim-sum has an odd number of ones. A winning move makes \
                 every column even."
            };
            expected.push(reason.to_owned());
        } else if let [last] = large[..] {
            let elsewhere = |played: &Played| played.0 != last && is_balancing(played);
            self.wins_by(|played| elsewhere(played) || played.0 == last && is_ending(played));
            expected.push(match self.period {
                None => format!(
                    "Only heap {last} has more than one stone. A winning move leaves an odd \
                     number of single stones, and no larger heap."
                ),
                Some(_) => format!(
                    "Only heap {last} counts as more than 1. A winning move in heap {last} leaves \
                     an odd number of heaps that count as 1, and none that count as more."
                ),
            });
            if self.winning.iter().any(elsewhere) {
                assert!(self.period.is_some(), "{said}");
                let balance = "A winning move in another heap makes every binary column even.";
                expected.push(balance.to_owned());
            }
        } else {
            self.wins_by(is_ending);
            let ones = self.ones(self.heaps).unwrap();
            let is_odd = ones % 2 == 1;
            let parity = if is_odd { "odd" } else { "even" };
            let start = match self.period {
                None => "Only single stones are left, and their number",
                Some(_) => "No heap counts as more than 1, and the number of heaps that count as 1",
            };
            let end = match (self.period, is_odd) {
                (None, true) => "The player to move takes the last one and loses.",
                (None, false) => "The other player takes the last one and loses.",
                (Some(_), true) => {
                    "Every move makes that number even, or leaves a heap that counts as more."
                }
                (Some(_), false) => {
                    "A winning move makes that number odd, and leaves no heap that counts as more."
                }
            };
            expected.push(format!("{start} is {parity} ({ones}). {end}"));
        }
        let expected = format!("{first_line}{}", expected.join(" "));
        assert_eq!(said, expected, "{}", self.said);
    }

    fn wins_by(&self, is_named: impl Fn(&Played) -> bool) {
        let mut named = self.rules.moves(self.heaps);
        named.retain(is_named);
        assert_eq!(named, self.winning, "{}", self.said);
    }
}

#[test]
fn the_whole_answer_is_set_out_in_columns() {
    let expected = "\
The player to move wins with best play.

heap         stones  binary
1                 3    0011
2                 5    0101
3                 7    0111
nim-sum           1    0001

A column with a 1 in the nim-sum has an odd number of ones. A winning move makes every column even.

Winning moves: 3
take 1 from heap 1 and leave 2
take 1 from heap 2 and leave 4
take 1 from heap 3 and leave 6
";
    assert_eq!(prints("analyse 3 5 7 --rule misere"), expected);
    let wide = prints("analyse 1000000 4 --take 6");
    let row = "\n1           1000000          1    0001\n";
    assert!(wide.contains(row), "{wide}");
    let large = prints("analyse 33 1");
    assert!(large.contains("\nnim-sum          32  100000\n"), "{large}");
}
