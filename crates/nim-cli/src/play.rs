//! `nim play`: a game at the terminal.

use std::io::{self, BufRead, Write};
use std::process;

use anyhow::Result;
use nim_engine::{Game, Move, NotationError, Position, heap_name};

use crate::board::RuleArgs;
use crate::paint::{Ink, Paint};
use crate::player::{ChanceArgs, Choice, Computer, LearnerArgs};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The heaps, as numbers
    #[arg(default_values_t = ["5", "4", "3", "2", "1"].map(String::from), allow_negative_numbers = true)]
    heaps: Vec<String>,
    #[command(flatten)]
    rules: RuleArgs,
    /// Who begins: human, beginner, casual, skilled, perfect, minimax or learner
    #[arg(long, default_value = "human")]
    one: Choice,
    /// Who answers
    #[arg(long, default_value = "human")]
    two: Choice,
    #[command(flatten)]
    learner: LearnerArgs,
    #[command(flatten)]
    chance: ChanceArgs,
}

/// A player at the board.
enum Player {
    Human,
    Computer(Computer),
}

/// Heaps up to this size are drawn stone by stone.
const DRAWN: u32 = 60;

pub(crate) fn run(args: &Args) -> Result<()> {
    let start = args.rules.position(&args.heaps)?;
    let sit = |choice| {
        Ok::<_, anyhow::Error>(match choice {
            Choice::Human => Player::Human,
            Choice::Computer(strategy) => {
                Player::Computer(Computer::new(strategy, &start, &args.learner)?)
            }
        })
    };
    let players = [sit(args.one)?, sit(args.two)?];
    let names = names([args.one, args.two]);
    // Without a handler that works the game can still be left, only less politely.
    let _ = ctrlc::set_handler(|| {
        let _ = writeln!(io::stdout(), "\nThe game ends here.");
        process::exit(0);
    });

    let mut out = io::stdout();
    let mut rng = args.chance.rng();
    let mut game = Game::new(start);
    let paint = Paint::of_stdout();
    while game.starter_won().is_none() {
        let turn = usize::from(!game.is_starters_turn());
        show(&mut out, game.position(), paint)?;
        writeln!(out, "\n{}, it is your turn.", names[turn])?;
        let chosen = match &players[turn] {
            Player::Human => {
                let Some(chosen) = ask_for_move(&mut out, game.position())? else {
                    writeln!(out, "\nThe game ends here.")?;
                    return Ok(());
                };
                chosen
            }
            Player::Computer(computer) => computer.choose(game.position(), &mut rng)?,
        };
        game.play(chosen)?;
        let heap = heap_name(chosen.heap);
        writeln!(
            out,
            "{} took {} from heap {heap}.\n",
            names[turn], chosen.take
        )?;
    }
    let winner = usize::from(game.starter_won() == Some(false));
    writeln!(out, "No stone is left. {} wins!", names[winner])?;
    Ok(())
}

/// Two people or two alike are told apart by number.
fn names(choices: [Choice; 2]) -> [String; 2] {
    let name = |choice: Choice, number: u32| match choice {
        Choice::Human => format!("Player {number}"),
        Choice::Computer(_) if choices[0] == choices[1] => format!("Computer {number} ({choice})"),
        Choice::Computer(_) => format!("Computer ({choice})"),
    };
    [name(choices[0], 1), name(choices[1], 2)]
}

fn show(out: &mut impl Write, position: &Position, paint: Paint) -> io::Result<()> {
    for (heap, &stones) in position.heaps().iter().enumerate() {
        let row = if stones > DRAWN {
            format!(" {stones} stones")
        } else {
            " *".repeat(stones as usize)
        };
        writeln!(out, "{} :{}", heap_name(heap), paint.ink(Ink::Heap, row))?;
    }
    Ok(())
}

/// Asks until there is a legal move; `None` where the input ends.
fn ask_for_move(out: &mut impl Write, position: &Position) -> Result<Option<Move>> {
    loop {
        let Some(answer) = ask(out, "Which heap? ")? else {
            return Ok(None);
        };
        let wanted = match heap_of(&answer, position) {
            Ok(Wanted::Move(wanted)) => Ok(wanted),
            Ok(Wanted::Heap(heap)) => {
                let Some(number) = ask(out, "How many stones? ")? else {
                    return Ok(None);
                };
                read_move(&format!("{}{number}", heap_name(heap)), position)
            }
            Err(reason) => Err(reason),
        };
        match wanted {
            Ok(wanted) => return Ok(Some(wanted)),
            Err(reason) => writeln!(out, "That does not work: {reason}.\nTry again.")?,
        }
    }
}

/// What an answer to the first question says: a heap, or a whole move such as B3.
enum Wanted {
    Heap(usize),
    Move(Move),
}

/// Reads a heap that has stones, by its letters or by its number counted from 1.
fn heap_of(answer: &str, position: &Position) -> Result<Wanted, String> {
    let letters = match answer.parse::<usize>() {
        Ok(number @ 1..) => heap_name(number - 1).to_string(),
        _ => answer.to_owned(),
    };
    if letters.is_empty() || !letters.bytes().all(|byte| byte.is_ascii_alphabetic()) {
        return read_move(&letters, position).map(Wanted::Move);
    }
    // A heap with stones is one from which one can be taken.
    read_move(&format!("{letters}1"), position).map(|one| Wanted::Heap(one.heap))
}

fn read_move(text: &str, position: &Position) -> Result<Move, String> {
    let wanted: Move = text
        .parse()
        .map_err(|error: NotationError| error.reason.to_string())?;
    position
        .check(wanted)
        .map_err(|reason| reason.to_string())?;
    Ok(wanted)
}

/// The answer without the spaces around it; `None` where the input ends.
fn ask(out: &mut impl Write, question: &str) -> Result<Option<String>> {
    write!(out, "{question}")?;
    out.flush()?;
    let mut line = String::new();
    let read = io::stdin().lock().read_line(&mut line)?;
    Ok((read > 0).then(|| line.trim().to_owned()))
}
