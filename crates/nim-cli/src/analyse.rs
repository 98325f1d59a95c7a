//! `nim-cli analyse`: who wins, by which moves, and why.

use std::io::{self, BufWriter, Write};

use anyhow::Result;
use nim_engine::{Analysis, Convention, HeapMeasure, Outcome, Why};

use crate::board::{Board, BoardArgs};
use crate::reason::reason;

pub(crate) fn run(args: &BoardArgs) -> Result<()> {
    let board = args.board()?;
    let Board { ref heaps, rules } = board;
    let analysis = rules.analysis(heaps);
    let mut out = BufWriter::new(io::stdout().lock());
    if rules.is_terminal(heaps) {
        let verb = match analysis.outcome {
            Outcome::N => "won",
            Outcome::P => "lost",
        };
        writeln!(out, "The game is over. The player to move has {verb}.")?;
        return Ok(out.flush()?);
    }
    let verb = match analysis.outcome {
        Outcome::N => "wins",
        Outcome::P => "loses",
    };
    writeln!(out, "The player to move {verb} with best play.\n")?;
    write_columns(&mut out, &analysis)?;
    let is_misere = rules.convention == Convention::Misere;
    let is_end =
        is_misere && !matches!(rules.why(heaps), Why::TwoHeaps { .. } | Why::Blocks { .. });
    let warning = if is_end {
        "Near the end of a misère game the nim-sum does not decide.\n"
    } else {
        ""
    };
    writeln!(out, "\n{warning}{}\n", reason(&board))?;
    write_moves(&mut out, &analysis)?;
    // The count may take a moment.
    out.flush()?;
    match board.position("their count") {
        Ok(position) => {
            let boards = position.reached().boards();
            writeln!(out, "\nBoards: {boards}")?;
        }
        Err(error) => writeln!(out, "\nBoards: {error}")?,
    }
    Ok(out.flush()?)
}

/// The heaps one below the other, with binary digits in columns, and their nim-sum.
fn write_columns(out: &mut impl Write, analysis: &Analysis) -> io::Result<()> {
    let bits = analysis.bits().max(4) as usize;
    let wide = bits.max("binary".len());
    let value_heading = match analysis.counts {
        HeapMeasure::Stones => None,
        HeapMeasure::Remainder(_) => Some("remainder"),
        HeapMeasure::Value => Some("value"),
    };
    let mut line = |name: String, stones: String, value: String, binary: String| {
        let value = if value_heading.is_some() {
            format!("{value:>11}")
        } else {
            String::new()
        };
        writeln!(out, "{name:<7}{stones:>12}{value}  {binary:>wide$}")
    };
    let [heap, stones, binary] = ["heap", "stones", "binary"].map(str::to_owned);
    line(
        heap,
        stones,
        value_heading.unwrap_or_default().into(),
        binary,
    )?;
    for row in &analysis.rows {
        let value = row.grundy.0;
        line(
            (row.heap + 1).to_string(),
            row.stones.to_string(),
            value.to_string(),
            format!("{value:0bits$b}"),
        )?;
    }
    let sum = analysis.nim_sum.0;
    // The nim-sum stands below the numbers that it adds.
    let [stones, value] = if value_heading.is_some() {
        [String::new(), sum.to_string()]
    } else {
        [sum.to_string(), String::new()]
    };
    line("nim-sum".into(), stones, value, format!("{sum:0bits$b}"))
}

fn write_moves(out: &mut impl Write, analysis: &Analysis) -> io::Result<()> {
    if analysis.winning.is_empty() {
        return writeln!(out, "Winning moves: none");
    }
    writeln!(out, "Winning moves: {}", analysis.winning.len())?;
    for play in &analysis.winning {
        let left = analysis.rows[play.heap].stones - play.take.get();
        let (heap, take) = (play.heap + 1, play.take);
        writeln!(out, "take {take} from heap {heap} and leave {left}")?;
    }
    Ok(())
}
