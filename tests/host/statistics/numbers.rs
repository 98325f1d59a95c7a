//! The numbers, against a count of the test's own.

use std::collections::BTreeMap;

use nim::catalogue::{people, play, puzzle, statistics as words};
use nim::engine::Convention;
use nim::game::puzzle::{Date, Grade, Today};
use nim::game::teach::{Chapter, Place};
use nim::game::{GameAction, Player, Seat};
use nim::route::Route;
use nim::state::{AppAction, AppState};
use nim::text::statistics;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use super::{between, go, part_of, play, read, screen};
use crate::common::truth::Played;

/// A sum of games and wins.
type Sum = (u32, u32);

/// `58%`: rounded, but all and none are said of all and none alone.
fn percent(part: u32, of: u32) -> String {
    let exact = f64::from(part) * 100.0 / f64::from(of);
    let rounded = (exact + 0.5).floor();
    let shown = if part > 0 && rounded < 1.0 {
        1.0
    } else if part < of && rounded > 99.0 {
        99.0
    } else {
        rounded
    };
    format!("{shown}%")
}

fn add(sum: &mut Sum, won: bool) {
    sum.0 += 1;
    sum.1 += u32::from(won);
}

#[derive(Default)]
struct Count {
    tallies: BTreeMap<(String, bool), Sum>,
    row: u32,
    best: u32,
    chances: Vec<(u32, u32)>,
}

/// Plays this many games in one visit and counts them.
fn visit(games: usize, rng: &mut SmallRng) -> (AppState, Count) {
    let mut page = AppState::opening("");
    let mut count = Count::default();
    for _ in 0..games {
        let heaps: Vec<String> = (0..rng.random_range(1..=4))
            .map(|_| rng.random_range(1..=5).to_string())
            .collect();
        let name = [
            "human", "beginner", "casual", "skilled", "perfect", "minimax", "learner",
        ][rng.random_range(0..7)];
        let (person, seats) = if rng.random_range(0..2) == 0 {
            (Seat::One, format!("one=human&two={name}"))
        } else {
            (Seat::Two, format!("one={name}&two=human"))
        };
        let rule = ["misere", "normal"][rng.random_range(0..2)];
        let link = format!("#/play?heaps={}&rule={rule}&{seats}", heaps.join(","));
        page = play(page, &link, rng);
        let game = &page.table.game;
        let by_two = matches!(game.table().player(Seat::One), Player::Person(_))
            && matches!(game.table().player(Seat::Two), Player::Person(_));
        let seat = if by_two { Seat::One } else { person };
        let Played { chances, kept, won } = Played::by(seat, game);
        add(
            count
                .tallies
                .entry((name.to_owned(), rule == "misere"))
                .or_default(),
            won,
        );
        if !by_two {
            count.row = if won { count.row + 1 } else { 0 };
            count.best = count.best.max(count.row);
            if chances > 0 {
                count.chances.push((kept, chances));
            }
        }
        // The end may be undone any number of times, with other screens opened meanwhile.
        if rng.random_range(0..4) == 0 {
            for action in [GameAction::Undo, GameAction::Redo] {
                page = page.after(AppAction::Act(action));
            }
            page = go(page).into();
        }
    }
    (page, count)
}

/// The cells of a table's rows, each as it is read.
fn rows(table: &str) -> Vec<Vec<String>> {
    let cell = |cell: &str| read(&format!("<t{cell}")).trim().to_owned();
    let rows = between(table, "<tr", "</tr>").into_iter();
    rows.map(|row| row.split("<t").skip(1).map(cell).collect())
        .collect()
}

fn told(sum: Option<&Sum>) -> String {
    match sum {
        Some(&(games, wins)) => [percent(wins, games), part_of(wins, games)].join(" "),
        None => [words::dash(), words::no_game()].concat(),
    }
}

fn rule(last: Convention) -> String {
    play::Rule { last }.text()
}

fn both(sums: [Option<&Sum>; 2]) -> Option<Sum> {
    let sums = sums.into_iter().flatten();
    sums.copied()
        .reduce(|one, other| (one.0 + other.0, one.1 + other.1))
}

#[test]
fn every_number_of_the_page_agrees_with_a_count_by_hand() {
    let rng = &mut SmallRng::seed_from_u64(1902);
    let (page, count) = visit(400, rng);
    let html = screen(&go(page));
    let tables = between(&html, "<table", "</table>");
    let rows = rows(tables[0]);
    assert_eq!(
        rows[0],
        [
            words::opponent(),
            &rule(Convention::Misere),
            &rule(Convention::Normal),
            words::both_rules()
        ]
    );
    let tally = |name: &str, misere| count.tallies.get(&(name.to_owned(), misere));
    let expected = |name: &str, shown: &str| {
        let sums = [true, false].map(|misere| tally(name, misere));
        let sum = both(sums);
        vec![
            shown.to_owned(),
            told(sums[0]),
            told(sums[1]),
            told(sum.as_ref()),
        ]
    };
    for (row, (name, shown)) in rows[1..7].iter().zip([
        ("beginner", people::beginner()),
        ("casual", people::casual()),
        ("skilled", people::skilled()),
        ("perfect", people::perfect()),
        ("minimax", people::minimax()),
        ("learner", people::learner()),
    ]) {
        assert_eq!(*row, expected(name, shown));
    }
    let under = |misere: Option<bool>| {
        let mine = count.tallies.iter().filter(|((name, rule), _)| {
            name != "human" && misere.is_none_or(|misere| misere == *rule)
        });
        mine.fold((0, 0), |sum, (_, one)| (sum.0 + one.0, sum.1 + one.1))
    };
    let all = under(None);
    let sums = [under(Some(true)), under(Some(false)), all];
    let shown: Vec<String> = sums.iter().map(|sum| told(Some(sum))).collect();
    assert_eq!(rows[7][0], words::all_computers());
    assert_eq!(rows[7][1..], shown);
    assert_eq!(
        rows[8],
        expected(
            "human",
            &[words::two_people(), " ", words::whose_wins()].concat()
        )
    );
    assert_eq!(rows.len(), 9);

    let figures = between(&html, "<dl", "</dl>");
    let sum = |part: fn(&(u32, u32)) -> u32| count.chances.iter().map(part).sum::<u32>();
    for (number, label) in [
        (
            all.0.to_string(),
            &*words::Games {
                count: all.0.into(),
            }
            .text(),
        ),
        (percent(all.1, all.0), words::won()),
        (count.row.to_string(), words::streak_now()),
        (count.best.to_string(), words::streak_longest()),
        (
            percent(sum(|one| one.0), sum(|one| one.1)),
            words::accuracy(),
        ),
    ] {
        assert!(
            figures[0].contains(&format!(">{label}</dt><dd>{number}</dd>")),
            "{label}: {number} in {}",
            figures[0]
        );
    }
}

#[test]
fn every_table_header_has_a_scope() {
    let rng = &mut SmallRng::seed_from_u64(7);
    let (page, _) = visit(60, rng);
    let html = screen(&go(page));
    let tables = between(&html, "<table", "</table>");
    assert_eq!(tables.len(), 2);
    for table in tables {
        assert!(table.contains("aria-label=\""), "{table}");
        let (head, body) = table.split_once("</thead>").unwrap();
        let columns = head.matches("<th ").count();
        assert_eq!(head.matches("scope=\"col\"").count(), columns);
        for row in between(body, "<tr", "</tr>") {
            assert_eq!(row.matches("scope=\"row\"").count(), 1, "{row}");
            assert_eq!(row.matches("<td").count(), columns - 1, "{row}");
        }
    }
}

/// The points of a path, with any commands.
fn points(html: &str, class: &str) -> Vec<(u32, u32)> {
    let class = format!("class=\"{class}\"");
    let paths = between(html, "<path ", ">");
    let Some(path) = paths.iter().find(|path| path.contains(&class)) else {
        return Vec::new();
    };
    let path = between(path, "d=\"", "\"")[0];
    let parts = path.split(['M', 'L']).skip(1);
    parts
        .map(|part| {
            let (x, y) = part.trim_end_matches("h0").split_once(' ').unwrap();
            (x.parse().unwrap(), y.parse().unwrap())
        })
        .collect()
}

#[test]
fn the_chart_and_the_table_behind_it_show_the_last_hundred_games() {
    let rng = &mut SmallRng::seed_from_u64(11);
    for games in [1, 2, 9, 12, 30, 200] {
        let (page, count) = visit(games, rng);
        let html = screen(&go(page));
        let skipped = count.chances.len().saturating_sub(100);
        let last = &count.chances[skipped..];
        let share = |part: u32, of: u32| -> u32 {
            percent(part, of).trim_end_matches('%').parse().unwrap()
        };
        if last.len() < 2 {
            assert!(!html.contains("accuracy__drawing"));
            continue;
        }
        let dots: Vec<(u32, u32)> = (0..)
            .zip(last)
            .map(|(x, &(kept, of))| (10 * x, 100 - share(kept, of)))
            .collect();
        assert_eq!(points(&html, "accuracy__dots"), dots);
        let averages: Vec<u32> = last
            .windows(10)
            .map(|ten| {
                let sum = ten
                    .iter()
                    .fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
                share(sum.0, sum.1)
            })
            .collect();
        let line: Vec<(u32, u32)> = (9..)
            .zip(&averages)
            .map(|(x, share)| (10 * x, 100 - share))
            .collect();
        // One average alone is no line.
        let line = if line.len() > 1 { line } else { Vec::new() };
        assert_eq!(points(&html, "accuracy__line"), line);

        let tables = between(&html, "<table", "</table>");
        let rows = rows(tables[1]);
        assert_eq!(
            rows[0],
            [
                words::game(),
                words::winning_moves(),
                words::accuracy_of_game(),
                &words::LastGames {
                    games: 10_u32.into()
                }
                .text()
            ]
        );
        assert_eq!(rows.len(), last.len() + 1);
        for (place, row) in rows[1..].iter().rev().enumerate() {
            let (kept, of) = last[place];
            let average = place
                .checked_sub(9)
                .map(|place| format!("{}%", averages[place]));
            assert_eq!(
                *row,
                [
                    (place + 1).to_string(),
                    part_of(kept, of),
                    percent(kept, of),
                    average.unwrap_or_else(|| words::dash().to_owned()),
                ]
            );
        }
        let caption = read(between(&html, "<figcaption>", "</figcaption>")[0]);
        let count = last.len().into();
        let ends = |shares: &[u32]| [shares[0], shares[shares.len() - 1]].map(Into::into);
        let told = if averages.len() > 1 {
            let [first, last] = ends(&averages);
            let games = 10_u32.into();
            words::CourseTogether {
                count,
                games,
                first,
                last,
            }
            .text()
        } else {
            let shares: Vec<u32> = last.iter().map(|&(kept, of)| share(kept, of)).collect();
            let [first, last] = ends(&shares);
            words::Course { count, first, last }.text()
        };
        assert_eq!(caption, told);
    }
}

#[test]
fn before_the_first_game_the_page_leads_to_one() {
    let html = screen(&go(AppState::opening("")));
    assert!(!html.contains("<table"), "{html}");
    assert!(read(&html).contains(words::nothing_counted()));
    let ways = between(&html, "<button", "</button>");
    assert!(ways.iter().any(|way| way.contains(words::play())), "{html}");
    // And before the first step to the path.
    assert!(
        html.contains("href=\"#/path\"") && !html.contains("<dl"),
        "{html}"
    );
}

#[test]
fn a_percentage_is_shown_as_ten_stones() {
    for (won, games, filled) in [
        (0, 3, 0),
        (1, 200, 1),
        (47, 100, 4),
        (199, 200, 9),
        (2, 2, 10),
    ] {
        let mut page = AppState::opening("");
        let line = format!("casual misere {games} {won}");
        assert!(page.statistics.read_line("played", &line));
        let html = screen(&go(page));
        let (figure, _) = html.split_once(&format!("{}</dt>", words::won())).unwrap();
        let (_, row) = figure.rsplit_once("<svg").unwrap();
        let hollow = row.matches("picture__gone").count();
        assert_eq!(row.matches("<circle").count(), 10);
        assert_eq!(10 - hollow, filled, "{won} of {games}");
    }
}

#[test]
fn games_between_two_people_make_no_chart() {
    let rng = &mut SmallRng::seed_from_u64(5);
    let page = play(AppState::opening(""), "#/play?heaps=1,2&two=human", rng);
    let html = screen(&go(page));
    assert!(html.contains(words::two_people()));
    assert!([0, 1].iter().any(|&won| html.contains(&part_of(won, 1))));
    assert!(!html.contains("accuracy__") && !html.contains(words::streak_now()));
}

#[test]
fn the_progress_on_the_path_in_lessons_and_puzzles_is_shown() {
    let mut page = AppState::opening("");
    let learned = &mut page.learned;
    for place in [
        Place::Chapter(Chapter::Binary),
        Place::Step(1),
        Place::Step(3),
        Place::Step(3),
    ] {
        learned.finish(place);
    }
    for day in [17, 18, 19] {
        let date = Date::new(2026, 11, day).unwrap();
        learned.streak.solved(Today { date, zone: 60 });
    }
    for _ in 0..6 {
        learned.level.record(true);
    }
    // The same is told of a file.
    let held = page.save().holds();
    assert_eq!((held.steps, held.lessons, held.days), (2, 1, 3));
    let steps = words::Steps {
        count: 2_u32.into(),
    }
    .text();
    assert!(statistics::offers(&held).contains(&steps));
    let grade = &puzzle::Grade { grade: Grade::Four }.text();
    let html = screen(&go(page));
    for (number, label) in [
        (part_of(2, 12), words::steps_done()),
        (part_of(1, 6), words::lessons_done()),
        ("2".to_owned(), &words::PuzzleGrade { grade }.text()),
        ("3".to_owned(), words::puzzle_streak()),
        ("3".to_owned(), words::puzzle_streak_longest()),
    ] {
        let expected = format!("{label}</dt><dd>{number}</dd>");
        assert!(html.contains(&expected), "{expected} in {html}");
    }
}

#[test]
fn opening_the_statistics_counts_as_no_help() {
    let page = go(AppState::opening("#/play?heaps=3,5,7"));
    assert!(!page.table.analysis_seen);
    // The analysis of the same board would be.
    let analysis = AppAction::Go(Route::Analyse);
    assert!(page.after(analysis).table.analysis_seen);
}
