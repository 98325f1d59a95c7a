//! The statistics, against a count of the test's own.

use std::collections::HashMap;

use nim_engine::{Convention, Strategy};
use nim_game::statistics::{GamesAndWins, OpponentKind, Record};
use nim_game::{MatchConfig, Player, Seat, Statistics};
use rand::SeedableRng;
use rand::rngs::SmallRng;

use super::{random_link, read_save, save_with};
use crate::common::{play_out, state};

fn player_kind(table: &MatchConfig, seat: Seat) -> &'static str {
    match table.player(seat) {
        Player::Person(_) | Player::Remote(_) => "person",
        Player::Computer(strategy) => strategy.name(),
    }
}

#[test]
fn games_wins_and_streaks_agree_with_a_count_by_hand() {
    let rng = &mut SmallRng::seed_from_u64(1901);
    let mut statistics = Statistics::default();
    let mut results = HashMap::<&str, Vec<bool>>::new();
    let (mut games, mut losses, mut longest) = (0, 0, 0);
    while games < 2000 {
        let link = random_link(rng).replace("&take=3", "");
        let game = play_out(state(&link), rng).game;
        let table = game.config();
        let names = Seat::BOTH.map(|seat| player_kind(table, seat));
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
        // In misère play the player who did not take the last stone wins.
        let last = game.mover(game.ply() - 1);
        let is_misere = table.board.rules().convention == Convention::Misere;
        let won = (last == person) != is_misere;
        results.entry(name).or_default().push(won);
        if name != "person" {
            losses = if won { 0 } else { losses + 1 };
            longest = longest.max(losses);
        }
        assert_eq!(statistics.losses(), losses);
    }
    assert!(longest > 2, "{longest}");
    let count_wins = |results: &[bool]| results.iter().filter(|won| **won).count();
    for opponent in OpponentKind::ALL {
        let name = match opponent {
            OpponentKind::Person => "person",
            OpponentKind::Computer(strategy) => strategy.name(),
        };
        let counted = results.get(name).map_or(&[][..], Vec::as_slice);
        let streaks: Vec<usize> = counted.split(|won| !won).map(<[bool]>::len).collect();
        let expected = [
            counted.len(),
            count_wins(counted),
            streaks.last().copied().unwrap_or_default(),
            streaks.iter().copied().max().unwrap_or_default(),
        ];
        let Record {
            games,
            wins,
            streak,
            best,
        } = statistics.against(opponent);
        let found = [games, wins, streak, best].map(|count| count as usize);
        assert_eq!(found, expected, "{opponent:?}");
    }
    // Every kind of opponent was met, but for the skilled computer, which `random_link` never names.
    assert_eq!(results.len(), OpponentKind::ALL.len() - 1);
    let computers = results.iter().filter(|(name, _)| **name != "person");
    let all = computers.fold((0, 0), |all, (_, won)| {
        (all.0 + won.len() as u64, all.1 + count_wins(won) as u64)
    });
    let GamesAndWins { games, wins } = statistics.against_computers();
    assert_eq!((games, wins), all);
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
    let most =
        "{\"games\":4294967295,\"wins\":4294967295,\"streak\":4294967295,\"best\":4294967295}";
    let casual = "{\"games\":9,\"wins\":6,\"streak\":1,\"best\":3}";
    let text = include_str!("../../save.json");
    let mut statistics = read_save(&save_with(text, casual, most)).progress.games;
    let won = state("#/play?heaps=1,2&moves=B2,A1").game;
    for _ in 0..3 {
        assert!(statistics.record(&won));
    }
    let record = statistics.against(OpponentKind::Computer(Strategy::Casual));
    let counts = [record.games, record.wins, record.streak, record.best];
    assert_eq!(counts, [u32::MAX; 4]);
    assert!(statistics.against_computers().games > u64::from(u32::MAX));
}

/// Two tabs that began with the same statistics count the games of both.
#[test]
fn the_games_of_two_tabs_are_added() {
    let won = state("#/play?heaps=1,2&moves=B2,A1").game;
    let lost = state("#/play?heaps=1&moves=A1").game;
    let mut base = Statistics::default();
    assert!(base.record(&won));
    let (mut one, mut two) = (base.clone(), base.clone());
    for _ in 0..3 {
        assert!(one.record(&won));
    }
    assert!(two.record(&lost));
    let joined = one.joined(&base, &two);
    let record = joined.against(OpponentKind::Computer(Strategy::Casual));
    assert_eq!((record.games, record.wins), (5, 4));
    assert_eq!((record.streak, record.best), (4, 4));
    // A tab without games of its own follows the other.
    assert_eq!(base.joined(&base, &two), two);
}
