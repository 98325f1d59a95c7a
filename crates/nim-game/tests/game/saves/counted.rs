//! The statistics, against a count of the test's own.

use std::collections::HashMap;

use nim_engine::Convention;
use nim_game::statistics::{CONVENTIONS, Opponent, RECENT};
use nim_game::{MatchConfig, Player, Seat, Statistics};
use rand::SeedableRng;
use rand::rngs::SmallRng;

use super::random_link;
use crate::common::{play_out, state};
use crate::truth::Played;

fn strategy_name(table: &MatchConfig, seat: Seat) -> &'static str {
    match table.player(seat) {
        Player::Person(_) | Player::Remote(_) => "person",
        Player::Computer(strategy) => strategy.name(),
    }
}

#[test]
fn games_wins_streaks_and_accuracy_agree_with_a_count_by_hand() {
    let rng = &mut SmallRng::seed_from_u64(1901);
    let mut statistics = Statistics::default();
    let mut tallies = HashMap::<(&str, Convention), (u32, u32)>::new();
    let (mut row, mut best, mut losses, mut longest) = (0, 0, 0, 0);
    let mut points = Vec::new();
    let mut games = 0;
    while games < 2000 {
        let link = random_link(rng).replace("&take=3", "");
        let game = play_out(state(&link), rng).game;
        let table = game.table();
        let names = Seat::BOTH.map(|seat| strategy_name(table, seat));
        let counts = names.contains(&"person");
        assert_eq!(statistics.record(&game), counts, "{link}");
        if !counts {
            continue;
        }
        games += 1;
        let person = if names[0] == "person" {
            Seat::One
        } else {
            Seat::Two
        };
        let name = names[person.other().index()];
        let played = Played::by(person, &game);
        let won = played.won;
        let tally = tallies
            .entry((name, table.board.rules().convention))
            .or_default();
        *tally = (tally.0 + 1, tally.1 + u32::from(won));
        if name != "person" {
            row = if won { row + 1 } else { 0 };
            losses = if won { 0 } else { losses + 1 };
            longest = longest.max(losses);
            best = best.max(row);
            if played.chances > 0 {
                points.push((played.kept as usize, played.chances as usize));
            }
        }
        assert_eq!((statistics.row(), statistics.best_row()), (row, best));
        assert_eq!(statistics.losses(), losses);
    }
    assert!(longest > 2, "{longest}");
    for opponent in Opponent::ALL {
        for convention in CONVENTIONS {
            let tally = statistics.tally(opponent, convention);
            let counted = tallies.get(&(opponent.name(), convention));
            assert_eq!((tally.games, tally.wins), *counted.unwrap_or(&(0, 0)));
        }
    }
    // Every row of the table was played, but for the skilled, whom no link of these names.
    assert_eq!(tallies.len(), 2 * (Opponent::ALL.len() - 1));
    let computers: Vec<_> = tallies
        .iter()
        .filter(|((name, _), _)| *name != "person")
        .collect();
    let all: (u32, u32) = computers
        .iter()
        .fold((0, 0), |all, (_, tally)| (all.0 + tally.0, all.1 + tally.1));
    assert_eq!(
        (statistics.computers().games, statistics.computers().wins),
        all
    );
    let recent: Vec<_> = statistics
        .recent()
        .iter()
        .map(|game| (game.kept, game.of))
        .collect();
    assert_eq!(recent, points[points.len() - RECENT..]);
    let sums = points
        .iter()
        .fold((0, 0), |sum, point| (sum.0 + point.0, sum.1 + point.1));
    let overall = statistics.accuracy().unwrap();
    assert_eq!((overall.kept, overall.of), sums);
    // And all of it comes back from its lines.
    let mut read = Statistics::default();
    for (key, told) in statistics.lines() {
        assert!(read.read_line(key, &told), "{key} {told}");
    }
    assert_eq!(read, statistics);
}

#[test]
fn losses_in_a_row_are_read_and_go_on() {
    let mut statistics = Statistics::default();
    assert!(statistics.read_line("losses", "2"));
    for damaged in ["", "-1", "x", "1 2"] {
        assert!(!statistics.read_line("losses", damaged), "{damaged}");
    }
    assert_eq!(statistics.losses(), 2);
    assert!(statistics.record(&state("#/play?heaps=1&moves=A1").game));
    assert_eq!((statistics.row(), statistics.losses()), (0, 3));
}

#[test]
fn games_not_played_here_are_not_counted() {
    let mut statistics = Statistics::default();
    for link in [
        "#/play?heaps=1,2&moves=B2,A1",
        "#/play?heaps=1,2&two=human&moves=B2,A1",
    ] {
        assert!(state(link).counted, "{link}");
    }
    for link in [
        "#/play?heaps=1&one=perfect&two=beginner&moves=A1",
        "#/play?heaps=0",
        "#/play?heaps=1,2&moves=A1",
    ] {
        assert!(!statistics.record(&state(link).game), "{link}");
    }
    assert_eq!(statistics, Statistics::default());
}

#[test]
fn saturated_counts_stay_saturated() {
    let mut statistics = Statistics::default();
    for (key, told) in [
        ("played", "casual misere 4294967295 4294967295"),
        ("played", "casual normal 4294967295 4294967294"),
        ("row", "4294967295 4294967295"),
        ("accuracy", "9999999 10000000 1/2"),
    ] {
        assert!(statistics.read_line(key, told), "{told}");
    }
    // The person has a win to keep here, and wins.
    let won = state("#/play?heaps=1,2&moves=B2,A1").game;
    for _ in 0..3 {
        assert!(statistics.record(&won));
    }
    let tally = statistics.tally(Opponent::ALL[2], Convention::Misere);
    assert_eq!((tally.games, tally.wins), (u32::MAX, u32::MAX));
    assert_eq!(statistics.computers().games, u32::MAX);
    assert_eq!(statistics.row(), u32::MAX);
    assert_eq!(statistics.accuracy().unwrap().percent(), 99);
    assert_eq!(statistics.recent().len(), 4);
}

#[test]
fn impossible_counts_are_refused() {
    let many = " 1/2".repeat(RECENT + 1);
    for (key, told) in [
        ("played", "casual misere 1 2"),
        ("played", "casual misere 1"),
        ("played", "casual misere +1 0"),
        ("played", "casual misere 4294967296 0"),
        ("played", "casual fair 1 0"),
        ("played", "oracle misere 1 0"),
        ("row", "2 1"),
        ("row", "1"),
        ("accuracy", "3 2"),
        ("accuracy", "0 0"),
        ("accuracy", "1 10000001"),
        ("accuracy", "1 2 3/2"),
        ("accuracy", "1 2 0/0"),
        ("accuracy", "1 2 1/99999"),
        ("accuracy", &format!("1 2{many}")),
        ("days", "1"),
    ] {
        let mut statistics = Statistics::default();
        assert!(!statistics.read_line(key, told), "{key} {told}");
        assert_eq!(statistics, Statistics::default());
    }
}
