//! `nim-cli play`: a game at the terminal.

mod answer;
mod hint;
mod history;

use std::io::{self, BufRead, Read, Write};
use std::num::NonZeroU32;
use std::process;

use anyhow::{Result, bail};
use nim_engine::{Game, Move, Position, Strategy, heap_name, write_moves};
use rand::rngs::Xoshiro256PlusPlus;

use self::answer::{Answer, Request};
use self::hint::Depth;
use crate::board::{RuleArgs, USUAL, last_stone_words, stones_word};
use crate::draw;
use crate::heaps::HeapArgs;
use crate::paint::Paint;
use crate::player::{
    ChanceArgs, Choice, Computer, Knowledge, LearnerArgs, OPPONENTS, choice, seeded,
};

const NOTES: &str = "\
Answers at the board:
  A2          take 2 from heap A; or A, and then 2
  undo        undo your last move, and the computer's answer
  redo        redo these moves
  hint        a hint: the heap; asked again, the number; asked again, the reason
  help, ?     the rule and these answers
  q, quit     leave the game, as exit and Ctrl-D do

Defaults:
  Two people play 5 4 3 2 1 in normal play: the last stone wins. The page starts with 3 5 7 in
  misère play against casual. The defaults differ, since this program follows a console game with
  that board and rule. For the game of the page: nim-cli play 3 5 7 --rule misere --two casual

Examples:
  nim-cli play
  nim-cli play 3 5 7 --rule misere --two casual
  nim-cli play 21 --take 3 --one perfect --two human";

#[derive(clap::Args)]
#[command(after_help = format!("{OPPONENTS}\n\n{NOTES}"))]
pub(crate) struct Args {
    #[command(flatten)]
    heaps: HeapArgs,
    #[command(flatten)]
    rules: RuleArgs,
    /// Player 1, who starts: human, beginner, casual, skilled, perfect, minimax or learner
    #[arg(long, default_value = "human", value_parser = choice)]
    one: Choice,
    /// Player 2
    #[arg(long, default_value = "human", value_parser = choice)]
    two: Choice,
    #[command(flatten)]
    learner: LearnerArgs,
    #[command(flatten)]
    chance: ChanceArgs,
}

enum Player {
    Human,
    Computer(Computer),
}

/// Both players with their names, player 1 first.
struct Seats {
    players: [Player; 2],
    names: [String; 2],
    people: [bool; 2],
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let choices = [args.one, args.two];
    let people = choices.map(|choice| choice == Choice::Human);
    let has_person = people != [false; 2];
    if has_person && args.heaps.are_stdin() {
        bail!(
            "Standard input cannot hold both the heaps (-) and a person's answers. Write the heaps as numbers, or let two computers play."
        );
    }
    let heaps = args.heaps.read()?.unwrap_or(USUAL.into());
    let start = args.rules.position(heaps)?;
    let learner_plays = choices.contains(&Choice::Computer(Strategy::Learner));
    let knowledge = Knowledge::of(learner_plays, &start, &args.learner)?;
    let seats = Seats {
        players: choices.map(|choice| match choice {
            Choice::Human => Player::Human,
            Choice::Computer(strategy) => Player::Computer(knowledge.seat(strategy)),
        }),
        names: names(choices),
        people,
    };
    // Without this handler, Ctrl-C ends the program without a message.
    let _ = ctrlc::set_handler(|| {
        let _ = writeln!(io::stdout(), "\nThe game ends here.");
        process::exit(0);
    });

    let mut out = io::stdout();
    explain(&mut out, &start, has_person)?;
    if !knowledge.told.is_empty() {
        writeln!(
            out,
            "{} The learner learns nothing from this game.",
            knowledge.told
        )?;
    }
    play(
        &mut out,
        &seats,
        Game::new(start),
        &mut seeded(args.chance.seed()),
    )
}

/// Plays until the game is over or a person leaves.
fn play(
    out: &mut impl Write,
    Seats {
        players,
        names,
        people,
    }: &Seats,
    mut game: Game,
    rng: &mut Xoshiro256PlusPlus,
) -> Result<()> {
    let paint = Paint::of_stdout();
    loop {
        let request = if let Some(starter_won) = game.starter_won() {
            let winner = &names[usize::from(!starter_won)];
            writeln!(out, "\nNo stone is left. {winner} wins.")?;
            if *people == [false; 2] || game.ply() == 0 || !wants_undo(out)? {
                return Ok(());
            }
            Request::Undo
        } else {
            let turn = usize::from(!game.is_starters_turn());
            writeln!(out)?;
            draw::board(out, game.position(), paint)?;
            writeln!(out)?;
            match &players[turn] {
                Player::Human => {
                    writeln!(out, "{}'s turn.", names[turn])?;
                    ask(out, game.position())?
                }
                Player::Computer(computer) => Request::Move(computer.choose(game.position(), rng)?),
            }
        };
        match request {
            Request::Move(chosen) => {
                let name = &names[usize::from(!game.is_starters_turn())];
                game.play(chosen)?;
                let heap = heap_name(chosen.heap);
                writeln!(out, "{name} took {} from heap {heap}.", chosen.take)?;
            }
            Request::Undo => {
                let undone = history::undo(&mut game, *people);
                let none = "There is no move of yours to undo.";
                write_done(out, "Undone", &undone, none)?;
            }
            Request::Redo => {
                let redone = history::redo(&mut game, *people);
                let none = "There is no move to redo.";
                write_done(out, "Redone", &redone, none)?;
            }
            Request::Leave => {
                writeln!(out, "The game ends here.")?;
                return Ok(());
            }
        }
    }
}

fn write_done(out: &mut impl Write, done: &str, moves: &[Move], none: &str) -> io::Result<()> {
    if moves.is_empty() {
        writeln!(out, "{none}")
    } else {
        writeln!(out, "{done}: {}.", write_moves(moves))
    }
}

/// Two people or two computers of one kind are told apart by number.
fn names(choices: [Choice; 2]) -> [String; 2] {
    let name = |choice: Choice, number: u32| match choice {
        Choice::Human => format!("Player {number}"),
        Choice::Computer(_) if choices[0] == choices[1] => format!("Computer {number} ({choice})"),
        Choice::Computer(_) => format!("Computer ({choice})"),
    };
    [name(choices[0], 1), name(choices[1], 2)]
}

/// The rule and, for a person, the answers.
fn explain(out: &mut impl Write, position: &Position, has_person: bool) -> io::Result<()> {
    let rules = position.rules();
    let take = match rules.limit.map(NonZeroU32::get) {
        Some(1) => "1 stone".to_owned(),
        Some(limit) => format!("1 to {}", stones_word(limit)),
        None => "any number of stones".to_owned(),
    };
    let last = last_stone_words(rules.convention);
    writeln!(out, "Take {take} from one heap. {last}")?;
    if has_person {
        let leave = if answer::has_heap_q(position) {
            "quit"
        } else {
            "q"
        };
        writeln!(
            out,
            "Answer A and then 2, or A2 at once. Other answers: undo, redo, hint, help, {leave}."
        )?;
    }
    Ok(())
}

/// Asks until there is a move or a request. After a wrong number the heap stays chosen; a letter
/// chooses another heap.
fn ask(out: &mut impl Write, position: &Position) -> Result<Request> {
    let mut chosen: Option<answer::Named> = None;
    let mut hinted: Option<Depth> = None;
    loop {
        match &chosen {
            None => write!(out, "Which heap? ")?,
            Some(heap) => write!(out, "How many stones from heap {}? ", heap.name)?,
        }
        out.flush()?;
        let Some(line) = read_line()? else {
            // The question is still open on this line.
            writeln!(out)?;
            return Ok(Request::Leave);
        };
        match answer::read(&line, chosen.as_ref(), position) {
            Ok(Answer::Request(request)) => return Ok(request),
            Ok(Answer::Heap(heap)) => chosen = Some(heap),
            Ok(Answer::Hint) => {
                let depth = hinted.map_or(Depth::Heap, Depth::deeper);
                writeln!(out, "{}", hint::sentences(position, depth)?)?;
                hinted = Some(depth);
            }
            Ok(Answer::Help) => explain(out, position, true)?,
            Err(mistake) => {
                writeln!(out, "{}", mistake.reason)?;
                chosen = mistake.heap.or(chosen);
            }
        }
    }
}

/// Asks after the end, when the last move can still be taken back.
fn wants_undo(out: &mut impl Write) -> io::Result<bool> {
    write!(
        out,
        "Answer undo to undo your last move, or press Enter to leave. "
    )?;
    out.flush()?;
    let line = read_line()?;
    if line.is_none() {
        writeln!(out)?;
    }
    Ok(line.is_some_and(|line| line.trim().eq_ignore_ascii_case("undo")))
}

/// The most bytes that are read as one answer.
const LONGEST: u64 = 4096;

/// `None` where the input ends. Bytes that are not text become wrong letters.
fn read_line() -> io::Result<Option<String>> {
    let mut line = Vec::new();
    // An input without line ends, such as a device, does not fill the memory.
    let read = io::stdin()
        .lock()
        .take(LONGEST)
        .read_until(b'\n', &mut line)?;
    Ok((read > 0).then(|| String::from_utf8_lossy(&line).into_owned()))
}
