//! `nim-cli play`: a game at the terminal.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::{self, BufRead, Write};

use anyhow::{Context, Result};
use clap::ValueEnum;
use nim_engine::{
    Convention, Move, Outcome, Position, Rules, Strategy, ai_compute_move, heap_name, write_heaps,
};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use crate::board::{Board, BoardArgs, stones_word, takes_words};
use crate::reason::reason;

const NOTES: &str = "\
Answers at the board:
  1 and then 2  take 2 stones from heap 1; or 1 2, 1-2 or A2 at once
  undo          undo your last move, and the computer's answer
  hint          a good move, and the reason
  help, ?       this text
  quit, exit, q leave the game

Examples:
  nim-cli play
  nim-cli play 3 5 7 --rule misere --two casual
  nim-cli play 21 --take 3 --one perfect --two human";

#[derive(clap::Args)]
#[command(after_help = NOTES)]
pub(crate) struct PlayArgs {
    #[command(flatten)]
    board: BoardArgs,
    /// Player 1, who starts
    #[arg(long, default_value = "human", ignore_case = true)]
    one: PlayerKind,
    /// Player 2
    #[arg(long, default_value = "human", ignore_case = true)]
    two: PlayerKind,
    /// The same number gives the same computer moves
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum PlayerKind {
    /// A person at this terminal
    Human,
    /// Plays at random
    Beginner,
    /// Sees two moves ahead
    Casual,
    /// Sees four moves ahead
    Skilled,
    /// Knows the theory, and never makes a mistake
    Perfect,
    /// Searches the game tree, and is as strong as perfect on small boards
    Minimax,
}

impl PlayerKind {
    fn strategy(self) -> Option<Strategy> {
        match self {
            Self::Human => None,
            Self::Beginner => Some(Strategy::Beginner),
            Self::Casual => Some(Strategy::Casual),
            Self::Skilled => Some(Strategy::Skilled),
            Self::Perfect => Some(Strategy::Perfect),
            Self::Minimax => Some(Strategy::Minimax),
        }
    }
}

pub(crate) fn run(args: &PlayArgs) -> Result<()> {
    let players = [args.one, args.two];
    let name = |player: usize| match players[player].strategy() {
        Some(strategy) => format!("Player {} ({strategy})", player + 1),
        None => format!("Player {}", player + 1),
    };
    let board = args.board.board()?;
    let rules = board.rules;
    for strategy in players.iter().filter_map(|player| player.strategy()) {
        // The closed form takes heaps of any size.
        if strategy != Strategy::Perfect {
            board.position(strategy.name())?;
        }
    }
    // Without the option the seed is that of a hash table, which the standard library takes from the system.
    let seed = args
        .seed
        .unwrap_or_else(|| RandomState::new().build_hasher().finish());
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut out = io::stdout();
    writeln!(out, "{}", rules_words(rules))?;
    if players.contains(&PlayerKind::Human) {
        writeln!(out, "At a question you may also answer undo, hint or quit.")?;
    }
    let mut now = board;
    // The heaps before each move.
    let mut past: Vec<Vec<u32>> = Vec::new();
    loop {
        let turn = past.len() % 2;
        if rules.is_terminal(&now.heaps) {
            // In misère play the other player made the last move, and lost by it.
            let mover_won = rules.convention == Convention::Misere;
            let winner = name(if mover_won { turn } else { 1 - turn });
            let left = if now.heaps.iter().all(|&stones| stones == 0) {
                "stone"
            } else {
                "move"
            };
            writeln!(out, "\nNo {left} is left. {winner} wins.")?;
            return Ok(());
        }
        writeln!(out)?;
        draw(&mut out, &now.heaps)?;
        writeln!(out)?;
        let chosen = if let Some(strategy) = players[turn].strategy() {
            let answer = match Position::new(&now.heaps, rules) {
                Ok(position) => {
                    ai_compute_move(strategy, &position, &mut rng).map(|answer| answer.chosen)
                }
                Err(_) => rules.perfect_move(&now.heaps, &mut rng),
            };
            answer.context("the game is over")?
        } else {
            writeln!(out, "{}'s turn.", name(turn))?;
            match ask(&mut out, &now)? {
                PlayerReply::Take(chosen) => chosen,
                PlayerReply::Undo => {
                    let is_person = |ply: &usize| players[ply % 2] == PlayerKind::Human;
                    match (0..past.len()).rev().find(is_person) {
                        Some(ply) => {
                            now.heaps.clone_from(&past[ply]);
                            past.truncate(ply);
                        }
                        None => writeln!(out, "There is no move of yours to undo.")?,
                    }
                    continue;
                }
                PlayerReply::Leave => {
                    writeln!(out, "The game ends here.")?;
                    return Ok(());
                }
            }
        };
        past.push(now.heaps.clone());
        now.heaps[chosen.heap] -= chosen.take.get();
        let heap = chosen.heap + 1;
        writeln!(out, "{} took {} from heap {heap}.", name(turn), chosen.take)?;
    }
}

fn rules_words(rules: Rules) -> String {
    let take = takes_words(rules.takes);
    let verb = match rules.convention {
        Convention::Normal => "wins",
        Convention::Misere => "loses",
    };
    let last = if rules.leaves_stones() {
        "makes the last move"
    } else {
        "takes the last stone"
    };
    format!("Take {take} from one heap. The player who {last} {verb}.")
}

/// The most stars in a row. A row of more would be too long for a terminal.
const MOST_STARS: u32 = 36;

/// Writes a row for each heap, with a star for each stone. A heap of more than `MOST_STARS` has its number instead.
fn draw(out: &mut impl Write, heaps: &[u32]) -> io::Result<()> {
    let wide = heaps.len().to_string().len();
    for (number, &stones) in (1..).zip(heaps) {
        let stars = if stones > MOST_STARS {
            format!(" {}", stones_word(stones))
        } else {
            " *".repeat(stones as usize)
        };
        writeln!(out, "{number:>wide$} :{stars}")?;
    }
    Ok(())
}

enum PlayerReply {
    Take(Move),
    Undo,
    Leave,
}

/// Asks for a heap and then for a number of stones, until the answer is a legal move, undo or quit.
fn ask(out: &mut impl Write, board: &Board) -> Result<PlayerReply> {
    loop {
        let line = answer(out, board)?;
        let message = match words(&line)[..] {
            [.., "undo"] => return Ok(PlayerReply::Undo),
            [.., "quit" | "exit" | "q"] => return Ok(PlayerReply::Leave),
            [.., "help" | "?"] => NOTES.split("\n\n").next().unwrap_or_default().to_owned(),
            [.., "hint"] => hint(board)?,
            [heap, take] => match read_move(heap, take, board) {
                Ok(chosen) => return Ok(PlayerReply::Take(chosen)),
                Err(mistake) => mistake,
            },
            // If there is such a heap, the number of stones is missing.
            [heap] => read_heap(heap, &board.heaps)
                .err()
                .unwrap_or(NOT_A_NUMBER.to_owned()),
            _ => {
                "Write the number of a heap, such as 1, or heap and stones, such as 1 2.".to_owned()
            }
        };
        writeln!(out, "{message}")?;
    }
}

/// Asks for a heap and a number of stones, in one answer or two. The heap that is left alone is not asked for.
fn answer(out: &mut impl Write, board: &Board) -> io::Result<String> {
    let mut left = (1..).zip(&board.heaps).filter(|(_, stones)| **stones > 0);
    if let (Some((heap, _)), None) = (left.next(), left.next()) {
        let line = prompt(out, "How many stones? ")?;
        // The heap may be named all the same.
        let is_whole = words(&line).len() == 2;
        return Ok(if is_whole {
            line
        } else {
            format!("{heap} {line}")
        });
    }
    let mut line = prompt(out, "Which heap? ")?;
    if let [heap] = words(&line)[..]
        // This leaves the game, although a large board has a heap Q.
        && heap != "q"
        && read_heap(heap, &board.heaps).is_ok()
    {
        line.push(' ');
        line += &prompt(out, "How many stones? ")?;
    }
    Ok(line)
}

/// The words of an answer. Heap and number may stand in one, `a2` or `1-2`, but a minus before a number is no dash.
fn words(line: &str) -> Vec<&str> {
    let words = line.split(|sign: char| sign.is_whitespace() || sign == ',');
    let parts = words.flat_map(|word| {
        let before_take = word.trim_end_matches(|sign: char| sign.is_ascii_digit());
        let heap = before_take.strip_suffix('-').unwrap_or(before_take);
        let is_minus = before_take == "-";
        if is_minus || !heap.chars().all(char::is_alphanumeric) {
            [word, ""]
        } else {
            [heap, &word[before_take.len()..]]
        }
    });
    parts.filter(|part| !["", "-"].contains(part)).collect()
}

/// Writes a question, and returns the answer in lower case, in plain signs that can be seen. The end of the input is the
/// answer `quit`.
fn prompt(out: &mut impl Write, question: &str) -> io::Result<String> {
    write!(out, "{question}")?;
    out.flush()?;
    let mut line = Vec::new();
    if io::stdin().lock().read_until(b'\n', &mut line)? == 0 {
        // Nobody has ended the line of the question.
        writeln!(out)?;
        return Ok("quit".to_owned());
    }
    // Bytes that are no UTF-8 become a character that is in no valid answer.
    let line = String::from_utf8_lossy(&line);
    let seen = line.chars().filter_map(|sign| match sign {
        '\u{feff}' | '\u{200b}'..='\u{200f}' | '\u{2060}' => None,
        '‐'..='—' | '−' => Some('-'),
        ';' | '、' => Some(','),
        // Full width, as keyboards in East Asia write.
        '！'..='～' => char::from_u32(u32::from(sign) - 0xFEE0),
        other => Some(other),
    });
    Ok(seen.collect::<String>().to_lowercase())
}

const NOT_A_NUMBER: &str = "Write the number of stones as a whole number, such as 2.";

/// The index of the heap with this number or name, if it has stones. The error is a message to the player.
fn read_heap(text: &str, heaps: &[u32]) -> Result<usize, String> {
    let is_named = |name: String| name.eq_ignore_ascii_case(text);
    let heap = match text.parse() {
        Ok(number) => usize::checked_sub(number, 1),
        Err(_) => (0..heaps.len()).find(|&heap| is_named(heap_name(heap).to_string())),
    };
    match heap.and_then(|heap| Some((heap, heaps.get(heap)?))) {
        Some((heap, 0)) => Err(format!("Heap {} is empty.", heap + 1)),
        Some((heap, _)) => Ok(heap),
        None => Err(format!(
            "There is no heap {text:?}. Write the number of a heap, such as 1."
        )),
    }
}

fn read_move(heap: &str, take: &str, board: &Board) -> Result<Move, String> {
    let heap = read_heap(heap, &board.heaps)?;
    let take: u64 = take.parse().map_err(|_| NOT_A_NUMBER)?;
    let stones = board.heaps[heap];
    let Some(take) = u32::try_from(take).ok().filter(|&take| take <= stones) else {
        return Err(format!(
            "Heap {} has only {}.",
            heap + 1,
            stones_word(stones)
        ));
    };
    let chosen = Move::new(heap, take).ok_or("Take at least 1 stone.")?;
    let refused = |_| format!("A turn takes {}.", takes_words(board.rules.takes));
    board.rules.check(&board.heaps, chosen).map_err(refused)?;
    Ok(chosen)
}

/// The text of a hint: a good move, and the reason.
fn hint(board: &Board) -> Result<String> {
    let Board { heaps, rules } = board;
    let suggested = rules.suggested_move(heaps).context("the game is over")?;
    let mut after = Board {
        heaps: heaps.clone(),
        rules: *rules,
    };
    after.heaps[suggested.heap] -= suggested.take.get();
    let take = format!("take {} from heap {}", suggested.take, suggested.heap + 1);
    Ok(match rules.outcome(&after.heaps) {
        Outcome::P => {
            let then = if rules.is_terminal(&after.heaps) {
                "Then the game is over.".to_owned()
            } else {
                let heaps = write_heaps(&after.heaps);
                format!("On the board {heaps} the player to move loses.")
            };
            format!("To win, {take}. {then} {}", reason(&after))
        }
        Outcome::N => format!(
            "No move wins against best play. {} You could {take}.",
            reason(board)
        ),
    })
}
