//! `nim analyse`: who wins, by which moves, and why.

use std::io::{self, BufWriter, Write};

use anyhow::Result;
use nim_engine::{Analysis, Outcome, Position, Reason, Remoteness, Row, heap_name};

use crate::board::RuleArgs;
use crate::json;
use crate::paint::{Ink, Paint};

#[derive(clap::Args)]
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

/// How many positions may be looked at for the length of the game.
const REMOTENESS: u64 = 100_000;

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
    // The table that this one follows shows four bits at least.
    let bits = analysis.bits().max(4) as usize;
    let sum = analysis.nim_sum.0;
    let (ink, word, who) = match analysis.outcome {
        Outcome::P => (Ink::Safe, "Safe", "the player to move loses"),
        Outcome::N => (Ink::Unsafe, "Unsafe", "the player to move wins"),
    };
    let title = format!("{word}: {who}");
    writeln!(out, "{}", paint.ink(ink, title))?;
    writeln!(out, "nim-sum {sum} = {sum:0bits$b}")?;
    if position.heaps().len() <= EQUATION {
        let heaps: Vec<String> = analysis
            .rows()
            .map(|row| format!("{:0bits$b}", row.grundy.0))
            .collect();
        writeln!(out, "{} = {sum:0bits$b}", heaps.join(" ⊕ "))?;
    }
    writeln!(out, "{}", because(&analysis))?;
    match position.remoteness(REMOTENESS) {
        Remoteness::Plies(0) => {}
        Remoteness::Plies(plies) => writeln!(
            out,
            "With best play {plies} more {} to the end.",
            turns(plies)
        )?,
        Remoteness::AtMost(plies) => writeln!(
            out,
            "With best play at most {plies} more {} to the end.",
            turns(plies)
        )?,
    }
    let worth = if analysis.remainder_by.is_some() {
        "remainder"
    } else {
        "binary"
    };
    let wide = bits.max(worth.len());
    writeln!(
        out,
        "\nheap      stones  {worth:>wide$} ⊕ {:>bits$} = {:>wide$}      leaves  wins",
        "sum", "new"
    )?;
    for row in analysis.rows() {
        write_row(out, row, sum, bits, wide, paint)?;
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

fn write_row(
    out: &mut impl Write,
    row: Row,
    sum: u32,
    bits: usize,
    wide: usize,
    paint: Paint,
) -> io::Result<()> {
    let name = format!("{:<6}", heap_name(row.heap).to_string());
    let grundy = format!("{:0bits$b}", row.grundy.0);
    write!(
        out,
        "{}{:>10}  {grundy:>wide$} ⊕ {sum:0bits$b} = ",
        paint.ink(Ink::Heap, name),
        row.stones
    )?;
    let Some(winning) = row.winning else {
        return writeln!(
            out,
            "{:>wide$}  {:>10}  {}",
            "-",
            "-",
            paint.ink(Ink::Unsafe, "no")
        );
    };
    let new = format!("{:0bits$b}", winning.grundy.0);
    let note = if winning.leaves_odd_singles {
        ", leaving an odd number of single stones"
    } else {
        ""
    };
    let yes = format!("yes, take {}{note}", winning.play.take);
    writeln!(
        out,
        "{new:>wide$}  {:>10}  {}",
        winning.left,
        paint.ink(Ink::Safe, yes)
    )
}

fn turns(plies: u64) -> &'static str {
    if plies == 1 { "turn" } else { "turns" }
}

/// The reason as a sentence.
fn because(analysis: &Analysis<'_>) -> String {
    let single = |singles: usize| match singles {
        1 => "1 single stone".to_owned(),
        _ => format!("{singles} single stones"),
    };
    let what = match analysis.reason {
        Reason::Over => "No stone is left: the game is over.".to_owned(),
        Reason::Balanced => {
            "Every binary column holds an even number of ones, and any move changes that."
                .to_owned()
        }
        Reason::Unbalanced { odd_columns } => {
            let columns: Vec<String> = (0..u32::BITS)
                .rev()
                .filter(|bit| odd_columns >> bit & 1 == 1)
                .map(|bit| (1_u32 << bit).to_string())
                .collect();
            let columns = columns.join(", ");
            format!(
                "The columns of {columns} hold an odd number of ones: a winning move makes every column even."
            )
        }
        Reason::LastLarge { heap, singles } => format!(
            "Heap {} is the last large one, beside {}: cut it so that an odd number of single stones is left.",
            heap_name(heap),
            single(singles)
        ),
        Reason::Singles { singles } => format!(
            "Only {} left: whoever faces an odd number of them takes the last.",
            if singles == 1 {
                "1 single stone is".to_owned()
            } else {
                format!("{} are", single(singles))
            }
        ),
    };
    match analysis.remainder_by {
        Some(period) => format!("{what} Heaps count by their remainder by {period}."),
        None => what,
    }
}
