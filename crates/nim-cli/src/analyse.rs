//! `nim-cli analyse`: who wins, by which moves, and why.

use std::io::{self, BufWriter, Write};

use anyhow::Result;
use nim_engine::{Analysis, Convention, Counts, Outcome, Position, Reached, Why};

use crate::board::{BoardArgs, number_word};
use crate::reason::reason;

pub(crate) fn run(args: &BoardArgs) -> Result<()> {
    let position = args.position()?;
    let analysis = position.analysis();
    let mut out = BufWriter::new(io::stdout().lock());
    if position.is_terminal() {
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
    let is_misere = position.rules().convention == Convention::Misere;
    let is_end = is_misere && !matches!(position.why(), Why::TwoHeaps { .. } | Why::Blocks { .. });
    let warning = if is_end {
        "Near the end of a misère game the nim-sum does not decide.\n"
    } else {
        ""
    };
    writeln!(out, "\n{warning}{}\n", reason(&position))?;
    write_moves(&mut out, &position)?;
    write!(out, "\nBoards: ")?;
    // The count may take long.
    out.flush()?;
    let boards = number_word(position.boards(Reached::MOST));
    writeln!(out, "{boards}")?;
    Ok(out.flush()?)
}

/// The heaps one below the other, with binary digits in columns, and their nim-sum.
fn write_columns(out: &mut impl Write, analysis: &Analysis<'_>) -> io::Result<()> {
    let bits = analysis.bits().max(4) as usize;
    let wide = bits.max("binary".len());
    let value_heading = match analysis.counts {
        Counts::Stones => None,
        Counts::Remainder(_) => Some("remainder"),
        Counts::Value => Some("value"),
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
    for row in analysis.rows() {
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

fn write_moves(out: &mut impl Write, position: &Position) -> io::Result<()> {
    if position.outcome() == Outcome::P {
        return writeln!(out, "Winning moves: none");
    }
    writeln!(out, "Winning moves: {}", position.winning_moves().count())?;
    for play in position.winning_moves() {
        let (heap, take) = (play.heap + 1, play.take);
        let left = position.heaps()[play.heap] - take.get();
        writeln!(out, "take {take} from heap {heap} and leave {left}")?;
    }
    Ok(())
}
