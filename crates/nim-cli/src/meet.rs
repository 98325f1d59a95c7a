//! `nim-cli match`: two computer players play many games.

use std::io::{self, IsTerminal, Write};
use std::num::NonZeroU64;
use std::process;

use anyhow::{Result, bail};
use clap::ValueEnum;
use nim_engine::{Count, Game, Position, Strategy};

use crate::board::{RuleArgs, USUAL, board_words, want_stones};
use crate::heaps::HeapArgs;
use crate::json;
use crate::player::{ChanceArgs, Knowledge, LearnerArgs, OPPONENTS, computer, games_word, seeded};
use crate::progress::Progress;
use crate::values;

const NOTES: &str = "\
Without heaps the board is 5 4 3 2 1 in normal play, as in nim-cli play.

Examples:
  nim-cli match 3 5 7 --rule misere --one perfect --two skilled
  nim-cli match 1 3 5 --rule misere --one learner --learner learner.txt --first one";

#[derive(clap::Args)]
#[command(after_help = format!("{OPPONENTS}\n\n{NOTES}"))]
pub(crate) struct Args {
    #[command(flatten)]
    heaps: HeapArgs,
    /// Player 1: beginner, casual, skilled, perfect, minimax or learner
    #[arg(long, default_value = "perfect", value_parser = computer)]
    one: Strategy,
    /// Player 2
    #[arg(long, default_value = "casual", value_parser = computer)]
    two: Strategy,
    #[command(flatten)]
    rules: RuleArgs,
    /// How many games
    #[arg(long, default_value = "1000", value_name = "N", value_parser = values::number::<NonZeroU64>, allow_negative_numbers = true)]
    games: NonZeroU64,
    /// The player who starts every game [default: both take turns, player 1 first]
    #[arg(long, ignore_case = true)]
    first: Option<Seat>,
    #[command(flatten)]
    learner: LearnerArgs,
    /// Let the learner learn from these games, until the match ends
    #[arg(long)]
    learn: bool,
    #[command(flatten)]
    chance: ChanceArgs,
    /// Write one line of JSON
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Seat {
    One,
    Two,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let heaps = args.heaps.read()?.unwrap_or(USUAL.into());
    let start = args.rules.position(heaps)?;
    want_stones(&start)?;
    let learner_plays = [args.one, args.two].contains(&Strategy::Learner);
    if args.learn && !learner_plays {
        bail!("--learn is for the player called learner. Add --one learner or --two learner.");
    }
    let knowledge = Knowledge::of(learner_plays, &start, &args.learner)?;
    let seed = args.chance.seed();
    if !args.json {
        announce(args, &start, &knowledge, seed)?;
    } else if !knowledge.told.is_empty() {
        // The match goes on where standard error is closed.
        let _ = writeln!(io::stderr(), "note: {}", knowledge.told);
    }
    if io::stderr().is_terminal() {
        // After Ctrl-C the shell's prompt starts below the bar, not beside it.
        let _ = ctrlc::set_handler(|| {
            let _ = writeln!(io::stderr());
            process::exit(130);
        });
    }
    let wins = meet(args, &start, &knowledge, seed)?;
    if args.json {
        let seed = json::count(Count::Exactly(seed.into()));
        write_json(args, &start, &knowledge, &seed, wins)?;
    } else {
        write_wins(args, wins)?;
    }
    Ok(())
}

/// Plays all games, and counts the wins of each.
fn meet(args: &Args, start: &Position, knowledge: &Knowledge, seed: u64) -> Result<[u64; 2]> {
    let mut players = [args.one, args.two].map(|strategy| knowledge.seat(strategy));
    let mut rng = seeded(seed);
    let mut wins = [0_u64; 2];
    let mut progress = Progress::new(args.games.get());
    for number in 0..args.games.get() {
        let starter = match args.first {
            Some(seat) => usize::from(seat == Seat::Two),
            None => usize::from(!number.is_multiple_of(2)),
        };
        let mut game = Game::new(start.clone());
        let starter_won = loop {
            if let Some(starter_won) = game.starter_won() {
                break starter_won;
            }
            let turn = if game.is_starters_turn() {
                starter
            } else {
                1 - starter
            };
            game.play(players[turn].choose(game.position(), &mut rng)?)?;
        };
        wins[if starter_won { starter } else { 1 - starter }] += 1;
        if args.learn {
            for player in &mut players {
                player.learn(&game);
            }
        }
        progress.advance(1);
    }
    Ok(wins)
}

/// Two players of one kind are told apart by their side.
fn names(args: &Args) -> [String; 2] {
    if args.one == args.two {
        return ["one", "two"].map(|seat| format!("{} ({seat})", args.one));
    }
    [args.one, args.two].map(|strategy| strategy.name().to_owned())
}

fn announce(args: &Args, start: &Position, knowledge: &Knowledge, seed: u64) -> io::Result<()> {
    let mut out = io::stdout();
    let [one, two] = names(args);
    writeln!(out, "{}", board_words(start))?;
    let starts = match args.first {
        None => format!("{one} and {two} take turns to start, {one} first"),
        Some(Seat::One) => format!("{one} starts every game, {two} moves second"),
        Some(Seat::Two) => format!("{two} starts every game, {one} moves second"),
    };
    writeln!(
        out,
        "{}: {starts}. Seed {seed}.",
        games_word(args.games.get())
    )?;
    if !knowledge.told.is_empty() {
        let learns = if args.learn {
            "The learner learns from these games, until the match ends."
        } else {
            "The learner learns nothing from these games."
        };
        writeln!(out, "{} {learns}", knowledge.told)?;
    }
    Ok(())
}

fn write_wins(args: &Args, wins: [u64; 2]) -> io::Result<()> {
    let mut out = io::stdout();
    let names = names(args);
    let name_width = names.iter().map(String::len).max().unwrap_or(0);
    let width = wins.map(|wins| wins.to_string().len());
    let width = width[0].max(width[1]);
    let shares = values::shares(wins[0], args.games.get());
    for ((name, wins), share) in names.iter().zip(wins).zip(shares) {
        let word = if wins == 1 { "win, " } else { "wins," };
        writeln!(out, "{name:<name_width$}  {wins:>width$} {word} {share:>7}")?;
    }
    Ok(())
}

fn write_json(
    args: &Args,
    start: &Position,
    knowledge: &Knowledge,
    seed: &str,
    [one_wins, two_wins]: [u64; 2],
) -> io::Result<()> {
    let first = match args.first {
        None => "null",
        Some(Seat::One) => "\"one\"",
        Some(Seat::Two) => "\"two\"",
    };
    let learned = if knowledge.told.is_empty() {
        "null".to_owned()
    } else {
        knowledge.games().to_string()
    };
    writeln!(
        io::stdout(),
        "{{\"one\":\"{}\",\"two\":\"{}\",{},\"games\":{},\"first\":{first},\"seed\":{seed},\"learned_games\":{learned},\"one_wins\":{one_wins},\"two_wins\":{two_wins}}}",
        args.one,
        args.two,
        json::position(start),
        args.games,
    )
}
