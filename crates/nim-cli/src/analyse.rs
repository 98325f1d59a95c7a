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
    let (verb, past) = match analysis.outcome {
        Outcome::N => ("wins", "won"),
        Outcome::P => ("loses", "lost"),
    };
    if rules.is_terminal(heaps) {
        writeln!(out, "The game is over. The player to move has {past}.")?;
        return Ok(out.flush()?);
    }
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
    let boards = match board.position("their count") {
        Ok(position) => position.reached().boards().to_string(),
        Err(error) => error.to_string(),
    };
    writeln!(out, "\nBoards: {boards}")?;
    Ok(out.flush()?)
}

/// The heaps one below the other, with binary digits in columns, and their nim-sum.
fn write_columns(out: &mut impl Write, analysis: &Analysis) -> io::Result<()> {
    let bits = analysis.bits().max(4) as usize;
    let wide = bits.max("binary".len());
    let value_heading = match analysis.measure {
        HeapMeasure::Stones => None,
        HeapMeasure::Remainder(_) => Some("remainder"),
        HeapMeasure::Value => Some("value"),
    };
    let mut line = |name: &str, stones: &str, value: &str, binary: &str| {
        let value = value_heading.map_or(String::new(), |_| format!("{value:>11}"));
        writeln!(out, "{name:<7}{stones:>12}{value}  {binary:>wide$}")
    };
    let written = |number: u32| (number.to_string(), format!("{number:0bits$b}"));
    let heading = value_heading.unwrap_or_default();
    line("heap", "stones", heading, "binary")?;
    for row in &analysis.rows {
        let (heap, stones) = ((row.heap + 1).to_string(), row.stones.to_string());
        let (value, binary) = written(row.grundy.0);
        line(&heap, &stones, &value, &binary)?;
    }
    let (sum, binary) = written(analysis.nim_sum.0);
    // The nim-sum stands below the numbers that it adds.
    let stones = if value_heading.is_some() { "" } else { &sum };
    line("nim-sum", stones, &sum, &binary)
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
