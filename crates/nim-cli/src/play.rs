//! `nim-cli play`: a game at the terminal.

use std::io::{self, BufRead, Read, Write};
use std::process;

use anyhow::{Result, bail};
use nim_engine::{Game, Move, Position, Strategy, heap_name};

use crate::answer::{self, Answer};
use crate::board::{RuleArgs, is_stdin, rule_words};
use crate::draw;
use crate::paint::Paint;
use crate::player::{
    ChanceArgs, Choice, Computer, Knowledge, LearnerArgs, OPPONENTS, choice, seeded,
};

const EXAMPLES: &str = "\
Examples:
  nim-cli play                                      two people, 5 4 3 2 1, the last stone wins
  nim-cli play 3 5 7 --rule misere --two casual     against the computer, the last stone loses
  nim-cli play 21 --take 3 --one perfect --two human";

#[derive(clap::Args)]
#[command(after_help = format!("{OPPONENTS}\n\n{EXAMPLES}"))]
pub(crate) struct Args {
    /// The heaps, as numbers; - reads them from standard input, for two computers alone
    #[arg(default_values_t = ["5", "4", "3", "2", "1"].map(String::from), allow_negative_numbers = true)]
    heaps: Vec<String>,
    #[command(flatten)]
    rules: RuleArgs,
    /// Who begins: human, beginner, casual, skilled, perfect, minimax or learner
    #[arg(long, default_value = "human", value_parser = choice)]
    one: Choice,
    /// Who answers
    #[arg(long, default_value = "human", value_parser = choice)]
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

pub(crate) fn run(args: &Args) -> Result<()> {
    let choices = [args.one, args.two];
    let has_person = choices.contains(&Choice::Human);
    if has_person && is_stdin(&args.heaps) {
        bail!(
            "standard input cannot hold both the heaps (-) and a person's answers: write the heaps as numbers, or let two computers play"
        );
    }
    let start = args.rules.position(&args.heaps)?;
    let learner_plays = choices.contains(&Choice::Computer(Strategy::Learner));
    let knowledge = Knowledge::of(learner_plays, &start, &args.learner)?;
    let players = choices.map(|choice| match choice {
        Choice::Human => Player::Human,
        Choice::Computer(strategy) => Player::Computer(knowledge.seat(strategy)),
    });
    let names = names(choices);
    // Without a handler that works the game can still be left, only less politely.
    let _ = ctrlc::set_handler(|| {
        let _ = writeln!(io::stdout(), "\nThe game ends here.");
        process::exit(0);
    });

    let mut out = io::stdout();
    let mut rng = seeded(args.chance.seed());
    let mut game = Game::new(start);
    let paint = Paint::of_stdout();
    explain(&mut out, game.position(), has_person)?;
    if !knowledge.told.is_empty() {
        writeln!(out, "{} It learns nothing from this game.", knowledge.told)?;
    }
    while game.starter_won().is_none() {
        let turn = usize::from(!game.is_starters_turn());
        writeln!(out)?;
        draw::board(&mut out, game.position(), paint)?;
        writeln!(out)?;
        let chosen = match &players[turn] {
            Player::Human => {
                writeln!(out, "{}, it is your turn.", names[turn])?;
                let Some(chosen) = ask_for_move(&mut out, game.position())? else {
                    writeln!(out, "The game ends here.")?;
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
            "{} took {} from heap {heap}.",
            names[turn], chosen.take
        )?;
    }
    let winner = usize::from(game.starter_won() == Some(false));
    writeln!(out, "\nNo stone is left. {} wins!", names[winner])?;
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

/// The rule and, for a person, how to answer.
fn explain(out: &mut impl Write, position: &Position, has_person: bool) -> io::Result<()> {
    let rules = position.rules();
    let take = match rules.limit {
        Some(_) => "Take from one heap.",
        None => "Take as many stones as you like from one heap.",
    };
    writeln!(out, "{take} {}", rule_words(rules))?;
    if has_person {
        let leave = if answer::has_heap_q(position) {
            "quit"
        } else {
            "q"
        };
        writeln!(
            out,
            "Answer A and then 2, or A2 at once; {leave} or Ctrl-D leaves, ? says this again."
        )?;
    }
    Ok(())
}

/// Asks until there is a legal move; `None` where the person leaves. After a wrong number the heap
/// stays chosen; a letter chooses another.
fn ask_for_move(out: &mut impl Write, position: &Position) -> Result<Option<Move>> {
    let mut chosen: Option<answer::Named> = None;
    loop {
        match &chosen {
            None => write!(out, "Which heap? ")?,
            Some(heap) => write!(out, "How many stones from heap {}? ", heap.name)?,
        }
        out.flush()?;
        let Some(line) = read_line()? else {
            // The question is still open on this line.
            writeln!(out)?;
            return Ok(None);
        };
        match answer::read(&line, chosen.as_ref(), position) {
            Ok(Answer::Move(wanted)) => return Ok(Some(wanted)),
            Ok(Answer::Heap(heap)) => chosen = Some(heap),
            Ok(Answer::Help) => explain(out, position, true)?,
            Ok(Answer::Leave) => return Ok(None),
            Err(mistake) => {
                writeln!(out, "That does not work: {}. Try again.", mistake.reason)?;
                chosen = mistake.heap.or(chosen);
            }
        }
    }
}

/// The most bytes that are read as one answer.
const LONGEST: u64 = 4096;

/// `None` where the input ends. Bytes that are no text stand for themselves as wrong letters.
fn read_line() -> io::Result<Option<String>> {
    let mut line = Vec::new();
    // An input without line ends, such as a device, should not fill the memory.
    let read = io::stdin()
        .lock()
        .take(LONGEST)
        .read_until(b'\n', &mut line)?;
    Ok((read > 0).then(|| String::from_utf8_lossy(&line).into_owned()))
}
