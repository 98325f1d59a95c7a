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
    write_moves(&mut out, &position)?;
    let boards = number_word(position.boards(Reached::MOST));
    writeln!(out, "\nBoards: {boards}")?;
    Ok(out.flush()?)
}

/// The heaps one below the other, with binary digits in columns, and their nim-sum.
fn write_columns(out: &mut impl Write, analysis: &Analysis<'_>) -> io::Result<()> {
    let bits = analysis.bits().max(4) as usize;
    let wide = bits.max("binary".len());
    let counted = match analysis.counts {
        Counts::Stones => None,
        Counts::Remainder(_) => Some("remainder"),
        Counts::Value => Some("value"),
    };
    let mut line = |name: String, stones: String, remainder: String, binary: String| {
        let remainder = if counted.is_some() {
            format!("{remainder:>11}")
        } else {
            String::new()
        };
        writeln!(out, "{name:<7}{stones:>12}{remainder}  {binary:>wide$}")
    };
    let [heap, stones, counts, binary] = ["heap", "stones", counted.unwrap_or_default(), "binary"];
    line(heap.into(), stones.into(), counts.into(), binary.into())?;
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
    // Remainders or values are added, or else stones.
    let [stones, remainder] = if counted.is_some() {
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
