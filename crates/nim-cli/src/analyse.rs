//! `nim-cli analyse`: who wins, by which moves, and why.

mod words;

use std::io::{self, BufWriter, Write};

use anyhow::Result;
use nim_engine::{Analysis, Outcome, Position, Reason, Row, heap_name};

use crate::board::RuleArgs;
use crate::heaps::HeapArgs;
use crate::json;
use crate::paint::{Ink, Paint};
use crate::reason::{reason, remainders};

#[derive(clap::Args)]
#[command(after_help = "\
A board is safe to leave where the player who must move from it loses with best play. All other
boards are unsafe. JSON has the outcome P for a safe board, since the previous player wins, and N
for an unsafe board, since the next player wins.")]
pub(crate) struct Args {
    #[command(flatten)]
    heaps: HeapArgs,
    #[command(flatten)]
    rules: RuleArgs,
    /// Write one line of JSON
    #[arg(long)]
    json: bool,
}

/// Up to so many heaps the equation fits a line or two.
const EQUATION: usize = 16;

/// How many moves may be tried for the length of the game: a second or less.
const REMOTENESS: u64 = 5_000_000;

pub(crate) fn run(args: &Args) -> Result<()> {
    let position = args.rules.position(args.heaps.required()?)?;
    let mut out = BufWriter::new(io::stdout().lock());
    if args.json {
        write_json(&mut out, &position)?;
    } else {
        write_table(&mut out, &position, Paint::of_stdout())?;
    }
    Ok(out.flush()?)
}

fn write_json(out: &mut impl Write, position: &Position) -> io::Result<()> {
    let analysis = position.analysis();
    let rules = position.rules();
    let grundy = position
        .heaps()
        .iter()
        .map(|&stones| rules.grundy(stones).0);
    writeln!(
        out,
        "{{{},\"grundy\":{},\"nim_sum\":{},\"outcome\":\"{}\",\"winning_moves\":{}}}",
        json::position(position),
        json::list(grundy),
        analysis.nim_sum.0,
        analysis.outcome,
        json::list(analysis.winning_moves().map(json::play)),
    )
}

fn write_table(out: &mut impl Write, position: &Position, paint: Paint) -> io::Result<()> {
    let analysis = position.analysis();
    let ink = match analysis.outcome {
        Outcome::P => Ink::Safe,
        Outcome::N => Ink::Unsafe,
    };
    writeln!(out, "{}", paint.ink(ink, words::verdict(&analysis)))?;
    if analysis.reason == Reason::Over {
        return Ok(());
    }
    if let Some(remainders) = remainders(&analysis) {
        writeln!(out, "{remainders}")?;
    }
    let table = Table::of(&analysis);
    table.write_sum(out, position.heaps().len())?;
    writeln!(out, "{}", reason(&analysis))?;
    writeln!(out, "{}\n", words::length(position.remoteness(REMOTENESS)))?;
    table.write_head(out)?;
    for row in analysis.rows() {
        table.write_row(out, row, paint)?;
    }
    let winning = analysis.winning_moves().count();
    writeln!(out, "\nWinning moves: {winning}")?;
    if (1..=EQUATION).contains(&winning) {
        let moves: Vec<String> = analysis
            .winning_moves()
            .map(|play| play.to_string())
            .collect();
        writeln!(out, "{}", moves.join(" "))?;
    }
    Ok(())
}

/// How the heaps are set out in columns.
struct Table<'a> {
    analysis: &'a Analysis<'a>,
    /// The digits of a binary number: at least four.
    bits: usize,
    /// The heading over the numbers that the heaps count as; `None` where stones are counted.
    worth: Option<&'static str>,
    /// The width of these numbers.
    wide: usize,
    /// Whether the nim-sum decides about some heap.
    sums: bool,
}

impl<'a> Table<'a> {
    fn of(analysis: &'a Analysis<'a>) -> Self {
        let bits = analysis.bits().max(4) as usize;
        let sums = analysis
            .rows()
            .any(|row| words::needed(analysis, row).is_some());
        let worth = match analysis.remainder_by {
            Some(_) => Some("remainder"),
            None => sums.then_some("binary"),
        };
        Self {
            analysis,
            bits,
            worth,
            wide: bits.max(worth.map_or(0, str::len)),
            sums,
        }
    }

    /// The nim-sum and its equation, or a line that the nim-sum does not decide.
    fn write_sum(&self, out: &mut impl Write, heaps: usize) -> io::Result<()> {
        let (sum, bits) = (self.analysis.nim_sum.0, self.bits);
        if !self.sums {
            return writeln!(out, "Misère, second phase: the nim-sum does not decide.");
        }
        writeln!(out, "nim-sum {sum} = {sum:0bits$b}")?;
        // The sum of one heap is the line above once more.
        if (2..=EQUATION).contains(&heaps) {
            let terms: Vec<String> = self
                .analysis
                .rows()
                .map(|row| format!("{:0bits$b}", row.grundy.0))
                .collect();
            writeln!(out, "{} = {sum:0bits$b}", terms.join(" ⊕ "))?;
        }
        Ok(())
    }

    fn write_head(&self, out: &mut impl Write) -> io::Result<()> {
        let (bits, wide) = (self.bits, self.wide);
        write!(out, "heap      stones")?;
        if let Some(worth) = self.worth {
            write!(out, "  {worth:>wide$}")?;
        }
        if self.sums {
            write!(out, " ⊕ {:>bits$} = {:>wide$}", "sum", "new")?;
        }
        writeln!(out, "      leaves  winning move")
    }

    fn write_row(&self, out: &mut impl Write, row: Row, paint: Paint) -> io::Result<()> {
        let (bits, wide, sum) = (self.bits, self.wide, self.analysis.nim_sum.0);
        let name = format!("{:<6}", heap_name(row.heap).to_string());
        write!(out, "{}{:>10}", paint.ink(Ink::Heap, name), row.stones)?;
        if self.sums {
            let grundy = format!("{:0bits$b}", row.grundy.0);
            write!(out, "  {grundy:>wide$}")?;
        } else if self.worth.is_some() {
            write!(out, "  {:>wide$}", row.grundy.0)?;
        }
        match words::needed(self.analysis, row) {
            Some(new) => {
                let new = format!("{:0bits$b}", new.0);
                write!(out, " ⊕ {sum:0bits$b} = {new:>wide$}")?;
            }
            None if self.sums => write!(out, "   {:bits$}   {:wide$}", "", "")?,
            None => {}
        }
        let (ink, left) = match row.winning {
            Some(winning) => (Ink::Safe, winning.left.to_string()),
            None => (Ink::Unsafe, "-".to_owned()),
        };
        let answer = paint.ink(ink, words::yes_or_no(self.analysis, row));
        writeln!(out, "  {left:>10}  {answer}")
    }
}
