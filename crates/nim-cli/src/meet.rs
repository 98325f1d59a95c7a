//! `nim match`: two computer players meet again and again.

use std::io::{self, Write};

use anyhow::{Result, bail};
use clap::ValueEnum;
use nim_engine::{Game, Position};

use crate::board::RuleArgs;
use crate::json;
use crate::player::{ChanceArgs, Choice, Computer, LearnerArgs};
use crate::progress::Progress;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The first player: beginner, casual, skilled, perfect, minimax or learner
    #[arg(long, default_value = "perfect")]
    one: Choice,
    /// The second player
    #[arg(long, default_value = "casual")]
    two: Choice,
    /// The heaps, as numbers with commas between them; - reads them from standard input
    #[arg(long, default_value = "5,4,3,2,1", allow_hyphen_values = true)]
    heaps: String,
    #[command(flatten)]
    rules: RuleArgs,
    /// How many games
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// Who begins every game [default: they take turns, one first]
    #[arg(long)]
    first: Option<Seat>,
    #[command(flatten)]
    learner: LearnerArgs,
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
    let start = args.rules.position(std::slice::from_ref(&args.heaps))?;
    let mut players = [args.one, args.two].map(|choice| seat(choice, &start, &args.learner));
    let [Ok(one), Ok(two)] = &mut players else {
        let [one, two] = players;
        return one.and(two).map(drop);
    };
    let mut rng = args.chance.rng();
    let mut wins = [0_u64; 2];
    let mut progress = Progress::new(args.games);
    for number in 0..args.games {
        let one_starts = match args.first {
            Some(seat) => seat == Seat::One,
            None => number.is_multiple_of(2),
        };
        let mut game = Game::new(start.clone());
        let starter_won = loop {
            if let Some(starter_won) = game.starter_won() {
                break starter_won;
            }
            let player = if game.is_starters_turn() == one_starts {
                &one
            } else {
                &two
            };
            game.play(player.choose(game.position(), &mut rng)?)?;
        };
        wins[usize::from(starter_won != one_starts)] += 1;
        one.learn(&game);
        two.learn(&game);
        progress.advance(1);
    }
    drop(progress);
    Ok(report(args, &start, wins)?)
}

fn seat(choice: Choice, start: &Position, learner: &LearnerArgs) -> Result<Computer> {
    match choice {
        Choice::Computer(strategy) => Computer::new(strategy, start, learner),
        Choice::Human => bail!("a match is between computer players: `nim play` is for people"),
    }
}

fn report(args: &Args, start: &Position, wins: [u64; 2]) -> io::Result<()> {
    let mut out = io::stdout();
    let [one_wins, two_wins] = wins;
    if args.json {
        return writeln!(
            out,
            "{{\"one\":\"{}\",\"two\":\"{}\",{},\"games\":{},\"one_wins\":{one_wins},\"two_wins\":{two_wins}}}",
            args.one,
            args.two,
            json::position(start),
            args.games,
        );
    }
    for (name, wins) in [(args.one, one_wins), (args.two, two_wins)] {
        let tenths = u128::from(wins) * 1000 / u128::from(args.games.max(1));
        writeln!(
            out,
            "{name:<10} {wins:>8} wins, {}.{} %",
            tenths / 10,
            tenths % 10
        )?;
    }
    Ok(())
}
