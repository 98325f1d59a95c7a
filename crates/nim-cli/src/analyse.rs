//! `nim analyse`: who wins, by which moves, and why.

mod words;

use std::io::{self, BufWriter, Write};

use anyhow::Result;
use nim_engine::{Analysis, Outcome, Position, Reason, Row, heap_name};

use crate::board::RuleArgs;
use crate::json;
use crate::paint::{Ink, Paint};

#[derive(clap::Args)]
#[command(after_help = "\
A position is safe to leave when whoever must move from it loses, else unsafe. JSON calls this the
outcome, in the words of the theory: P where the Previous player wins, who has just moved, and N
where the Next player does, who is to move.")]
pub(crate) struct Args {
    /// The heaps, as numbers; - reads them from standard input
    #[arg(required = true, allow_negative_numbers = true)]
    heaps: Vec<String>,
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
    let position = args.rules.position(&args.heaps)?;
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
    if let Some(period) = analysis.remainder_by {
        writeln!(
            out,
            "A heap counts by its remainder after division by {period}, since a move takes at most {}.",
            period - 1
        )?;
    }
    let table = Table::of(&analysis);
    table.write_sum(out, position.heaps().len())?;
    writeln!(out, "{}", words::because(&analysis))?;
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
    /// The digits of a binary number: the table that this one follows shows four at least.
    bits: usize,
    /// What a heap counts by.
    worth: &'static str,
    /// The columns that the heading of it and its numbers need.
    wide: usize,
    /// Whether the nim-sum decides about some heap. Where it decides about none, a column that
    /// sums would show equations that are no reason.
    sums: bool,
}

impl<'a> Table<'a> {
    fn of(analysis: &'a Analysis<'a>) -> Self {
        let bits = analysis.bits().max(4) as usize;
        let worth = match analysis.remainder_by {
            Some(_) => "remainder",
            None => "binary",
        };
        Self {
            analysis,
            bits,
            worth,
            wide: bits.max(worth.len()),
            sums: analysis
                .rows()
                .any(|row| analysis.balanced_by(row).is_some()),
        }
    }

    /// The nim-sum, and the equation that it comes from unless the endgame of misère play decides.
    fn write_sum(&self, out: &mut impl Write, heaps: usize) -> io::Result<()> {
        let (sum, bits) = (self.analysis.nim_sum.0, self.bits);
        writeln!(out, "nim-sum {sum} = {sum:0bits$b}")?;
        let decides = matches!(
            self.analysis.reason,
            Reason::Balanced | Reason::Unbalanced { .. }
        );
        // The sum of one heap is the line above once more.
        if decides && (2..=EQUATION).contains(&heaps) {
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
        write!(out, "heap      stones  {:>wide$}", self.worth)?;
        if self.sums {
            write!(out, " ⊕ {:>bits$} = {:>wide$}", "sum", "new")?;
        }
        writeln!(out, "      leaves  wins")
    }

    fn write_row(&self, out: &mut impl Write, row: Row, paint: Paint) -> io::Result<()> {
        let (bits, wide, sum) = (self.bits, self.wide, self.analysis.nim_sum.0);
        let name = format!("{:<6}", heap_name(row.heap).to_string());
        let grundy = format!("{:0bits$b}", row.grundy.0);
        write!(
            out,
            "{}{:>10}  {grundy:>wide$}",
            paint.ink(Ink::Heap, name),
            row.stones
        )?;
        match self.analysis.balanced_by(row) {
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
        let wins = paint.ink(ink, words::yes_or_no(self.analysis, row));
        writeln!(out, "  {left:>10}  {wins}")
    }
}
