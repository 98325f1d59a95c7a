//! `nim-cli analyse`: who wins, by which moves, and why.

use std::io::{self, BufWriter, Write};

use anyhow::Result;
use nim_engine::{Analysis, Convention, Outcome, Why};

use crate::board::BoardArgs;
use crate::reason::reason;

pub(crate) fn run(args: &BoardArgs) -> Result<()> {
    let position = args.position()?;
    let analysis = position.analysis();
    let mut out = BufWriter::new(io::stdout().lock());
    if position.is_terminal() {
        let ended = match analysis.outcome {
            Outcome::N => "won",
            Outcome::P => "lost",
        };
        writeln!(out, "The game is over. The player to move has {ended}.")?;
        return Ok(out.flush()?);
    }
    let ends = match analysis.outcome {
        Outcome::N => "wins",
        Outcome::P => "loses",
    };
    writeln!(out, "The player to move {ends} with best play.\n")?;
    write_columns(&mut out, &analysis)?;
    let is_misere = position.rules().convention == Convention::Misere;
    let is_end = is_misere && !matches!(position.why(), Why::TwoHeaps { .. } | Why::Blocks { .. });
    let decides = if is_end {
        "Near the end of a misère game the nim-sum does not decide.\n"
    } else {
        ""
    };
    writeln!(out, "\n{decides}{}\n", reason(&position))?;
    write_moves(&mut out, &analysis)?;
    Ok(out.flush()?)
}

/// The heaps one below the other, with binary digits in columns, and their nim-sum.
fn write_columns(out: &mut impl Write, analysis: &Analysis<'_>) -> io::Result<()> {
    let bits = analysis.bits().max(4) as usize;
    let wide = bits.max("binary".len());
    let is_divided = analysis.remainder_by.is_some();
    let mut line = |name: String, stones: String, remainder: String, binary: String| {
        let remainder = if is_divided {
            format!("{remainder:>11}")
        } else {
            String::new()
        };
        writeln!(out, "{name:<7}{stones:>12}{remainder}  {binary:>wide$}")
    };
    let [heap, stones, remainder, binary] = ["heap", "stones", "remainder", "binary"];
    line(heap.into(), stones.into(), remainder.into(), binary.into())?;
    for row in analysis.rows() {
        let counts = row.grundy.0;
        line(
            (row.heap + 1).to_string(),
            row.stones.to_string(),
            counts.to_string(),
            format!("{counts:0bits$b}"),
        )?;
    }
    let sum = analysis.nim_sum.0;
    // Remainders are added, or else stones.
    let [stones, remainder] = if is_divided {
        [String::new(), sum.to_string()]
    } else {
        [sum.to_string(), String::new()]
    };
    line(
        "nim-sum".into(),
        stones,
        remainder,
        format!("{sum:0bits$b}"),
    )
}

fn write_moves(out: &mut impl Write, analysis: &Analysis<'_>) -> io::Result<()> {
    if analysis.outcome == Outcome::P {
        return writeln!(out, "Winning moves: none");
    }
    writeln!(out, "Winning moves: {}", analysis.winning_moves().count())?;
    for winning in analysis.rows().filter_map(|row| row.winning) {
        let (heap, take) = (winning.play.heap + 1, winning.play.take);
        writeln!(
            out,
            "take {take} from heap {heap} and leave {}",
            winning.left
        )?;
    }
    Ok(())
}
