//! Games looked at again: every mark, figure and sentence against brute force that knows nothing of
//! the engine, on thousands of games under ten rules.

mod facts;
mod told;

use nim::catalogue::{Who, play, review as words};
use nim::engine::{Convention, Move, Rules, Strategy};
use nim::game::teach::Place;
use nim::game::{
    Game, LinkError, MatchConfig, Player, Review, Seat, Turning, Worth, read_review, write_link,
    write_review,
};
use nim::screens::review::{ReviewAction, ReviewState, ReviewView, Shown, review_view};
use nim::screens::teach::TeachPlace;
use nim::text::courses;
use nim::text::review as says;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use yew::{Callback, Html};

use crate::common::elements::Drawn;
use crate::common::truth::Truth;
use crate::common::{moved, position, rules_up_to};
use facts::{Fact, facts};

const SAMPLE: &str = "#/review?heaps=3,5,7&rule=misere&moves=A1,C4,B3,C1,B2";

fn review(link: &str) -> Review {
    Review::of(&read_review(link).unwrap())
}

fn drawn(state: &ReviewState) -> Html {
    review_view(&ReviewView {
        state,
        act: &Callback::noop(),
        dispatch: &Callback::noop(),
        on_again: Callback::noop(),
    })
}

/// The players at a table: a person and a computer either way, two people, two computers.
fn players(number: usize) -> [Player; 2] {
    let person = Player::Person(None);
    let computer = Player::Computer(Strategy::Casual);
    match number % 4 {
        0 => [person, computer],
        1 => [computer, person],
        2 => [person.clone(), person],
        _ => [computer.clone(), computer],
    }
}

/// A game of random moves, finished or not. Sometimes a side plays well for a while, so wins are kept as
/// often as they are given away.
fn random_game(rules: Rules, number: usize, rng: &mut SmallRng) -> Game {
    let heaps: Vec<u32> = (0..rng.random_range(1..=4))
        .map(|_| rng.random_range(0..=6))
        .collect();
    let mut game = Game::new(MatchConfig {
        board: position(&heaps, rules),
        players: players(number),
        first: Seat::BOTH[rng.random_range(0..2)],
        hints: true,
    });
    let care = [0.0, 0.5, 0.9, 1.0][rng.random_range(0..4)];
    while !game.position().is_terminal() && rng.random_range(0..30) > 0 {
        let winning: Vec<Move> = game.position().winning_moves().collect();
        let all: Vec<Move> = game.position().legal_moves().collect();
        let from = if !winning.is_empty() && rng.random_bool(care) {
            winning
        } else {
            all
        };
        game.play(from[rng.random_range(0..from.len())]).unwrap();
    }
    game
}

/// Some hundred games of every rule, with the truth about them.
fn for_many(each: u32, mut check: impl FnMut(&Game, &[Fact], &mut Truth)) {
    let mut rng = SmallRng::seed_from_u64(1901);
    for rules in rules_up_to(4) {
        let mut truth = Truth::new(rules);
        for number in 0..each as usize {
            let game = random_game(rules, number, &mut rng);
            let moves: Vec<_> = game
                .moves()
                .iter()
                .map(|made| (made.heap, made.take.get()))
                .collect();
            let facts = facts(&mut truth, game.table().board.heaps(), &moves);
            check(&game, &facts, &mut truth);
        }
    }
}

#[test]
fn every_mark_and_winning_move_agrees_with_brute_force() {
    let mut seen = [0; 3];
    for_many(400, |game, facts, truth| {
        let review = Review::of(game);
        assert_eq!(review.judged().len(), game.ply());
        let mut mover = game.table().first;
        for (judged, fact) in review.judged().iter().zip(facts) {
            let worth = match (fact.won, fact.stayed) {
                (true, true) => Worth::Kept,
                (true, false) => Worth::Gave,
                (false, _) => Worth::Lost,
            };
            assert_eq!((judged.worth, judged.seat), (worth, mover), "{game:?}");
            let winning: Vec<_> = judged
                .winning
                .iter()
                .map(|won| (won.heap, won.take.get()))
                .collect();
            assert_eq!(winning, fact.winning, "{game:?}");
            let named = judged.named.map(|named| (named.heap, named.take.get()));
            assert_eq!(named.is_some(), fact.won);
            if let Some(named) = named {
                // The one that takes the most leaves the least to err on.
                let most = fact.winning.iter().map(|&(_, take)| take).max();
                assert!(fact.winning.contains(&named));
                assert_eq!(Some(named.1), most);
            }
            seen[worth as usize] += 1;
            mover = mover.other();
        }
        let mut mover = game.table().first;
        for (place, &ahead) in review.ahead().iter().enumerate() {
            let heaps = review_heaps(game, place);
            let wins = truth.wins(&heaps);
            assert_eq!(ahead, if wins { mover } else { mover.other() }, "{game:?}");
            mover = mover.other();
        }
    });
    // None of the three is rare.
    assert!(seen.iter().all(|&count| count > 1000), "{seen:?}");
}

/// The heaps after this many moves, computed here.
fn review_heaps(game: &Game, place: usize) -> Vec<u32> {
    let mut heaps = game.table().board.heaps().to_vec();
    for made in &game.moves()[..place] {
        heaps[made.heap] -= made.take.get();
    }
    heaps
}

#[test]
fn kept_wins_and_deciding_move_agree_with_brute_force() {
    let (mut decided, mut never, mut from_start) = (0, 0, 0);
    for_many(400, |game, facts, truth| {
        let review = Review::of(game);
        for seat in Seat::BOTH {
            let own = |fact: &&Fact| (seat == game.table().first) == (fact.ply.is_multiple_of(2));
            let had = facts.iter().filter(own).filter(|fact| fact.won).count();
            let kept = facts
                .iter()
                .filter(own)
                .filter(|fact| fact.won && fact.stayed)
                .count();
            assert_eq!(review.kept(seat), (kept, had));
            never += u32::from(had == 0);
        }
        let slip = facts.iter().rev().find(|fact| fact.won && !fact.stayed);
        match (review.turning(), slip) {
            (Turning::Slip(number), Some(fact)) => {
                assert_eq!(number, fact.ply + 1);
                // The engine's own account of the loser's last slip is the same.
                if let Some(winner) = review.winner() {
                    assert_eq!(game.last_slip(winner.other()), Some(number));
                }
                decided += 1;
            }
            (Turning::Start(seat), None) => {
                let first = truth.wins(game.table().board.heaps());
                assert_eq!(seat == game.table().first, first);
                if let Some(winner) = review.winner() {
                    assert_eq!(seat, winner);
                }
                from_start += 1;
            }
            other => panic!("{other:?} {game:?}"),
        }
    });
    assert!(decided > 500 && never > 500 && from_start > 500);
}

#[test]
fn of_a_game_without_moves_nothing_is_told() {
    for query in ["", "heaps=0,0"] {
        let told = says::turning(&review(&["#/review?", query].concat()));
        assert_eq!(told, words::nothing());
    }
}

#[test]
fn buttons_and_keys_step_to_both_ends_and_between_mistakes() {
    let mut state = ReviewState::new(review(SAMPLE));
    for (action, expected) in [
        (ReviewAction::First, 0),
        (ReviewAction::Back, 0),
        (ReviewAction::NextSlip, 3),
        (ReviewAction::NextSlip, 4),
        (ReviewAction::NextSlip, 4),
        (ReviewAction::Forward, 5),
        (ReviewAction::Forward, 5),
        (ReviewAction::PreviousSlip, 4),
        (ReviewAction::PreviousSlip, 3),
        (ReviewAction::PreviousSlip, 3),
        (ReviewAction::Back, 2),
        (ReviewAction::Last, 5),
        (ReviewAction::Go(1), 1),
        (ReviewAction::Go(0), 0),
        (ReviewAction::Go(5), 5),
        (ReviewAction::Go(6), 5),
    ] {
        state = state.after(action);
        assert_eq!(state.review.at(), expected, "{action:?}");
    }
    let mut keyed = ReviewState::new(review(SAMPLE));
    for (key, expected) in [
        ("Home", 0),
        ("ArrowRight", 1),
        ("n", 3),
        ("PageDown", 4),
        ("End", 5),
        ("p", 4),
        ("PageUp", 3),
        ("ArrowLeft", 2),
    ] {
        keyed = keyed.after(ReviewAction::of_key(key).unwrap());
        assert_eq!(keyed.review.at(), expected, "{key}");
    }
    // The browser handles the keys that press its buttons.
    for nothing in ["x", "Enter", " ", "", "Tab", "ArrowUp", "ArrowDown"] {
        assert_eq!(ReviewAction::of_key(nothing), None, "{nothing}");
    }
}

#[test]
fn a_review_opens_with_the_better_move_and_steps_show_what_was_played() {
    let opened = ReviewState::new(review(SAMPLE));
    assert_eq!(opened.better(), Some(moved("B4")));
    let played = opened.clone().after(ReviewAction::Show(Shown::Played));
    assert_eq!((played.review.at(), played.better()), (3, None));
    assert_eq!(played.after(ReviewAction::Show(Shown::Better)), opened);
    let next = opened.after(ReviewAction::NextSlip);
    assert_eq!(next.better(), None);
    let shown = next.after(ReviewAction::Show(Shown::Better));
    assert_eq!(shown.better(), Some(moved("C3")));
    // The last mistake is shown as it was left.
    assert_eq!(shown.clone().after(ReviewAction::NextSlip), shown);
}

#[test]
fn a_review_opens_at_the_readers_last_mistake_or_at_any() {
    for_many(100, |game, facts, _| {
        let slips = |own: Option<Seat>| {
            let wanted = |fact: &&Fact| {
                let first = game.table().first;
                let seat = if fact.ply.is_multiple_of(2) {
                    first
                } else {
                    first.other()
                };
                fact.won && !fact.stayed && own.is_none_or(|own| own == seat)
            };
            facts.iter().rfind(wanted).map(|fact| fact.ply + 1)
        };
        let own = game.table().only_person().and_then(|own| slips(Some(own)));
        let expected = own.or(slips(None)).unwrap_or(0);
        assert_eq!(Review::of(game).at(), expected);
    });
}

#[test]
fn trying_again_is_the_game_before_the_move() {
    for_many(20, |game, _, _| {
        let mut review = Review::of(game);
        for number in 0..=game.ply() {
            review.go(number);
            let again = review.again();
            assert_eq!(again.table(), game.table());
            assert_eq!(again.moves(), &game.moves()[..number.saturating_sub(1)]);
            assert_eq!(again.position(), review.before());
            assert!(!again.can_redo());
            assert_eq!(review.shown().heaps(), review_heaps(game, number));
        }
    });
}

#[test]
fn a_reviews_link_has_the_keys_of_its_game() {
    for_many(40, |game, _, _| {
        let link = write_review(game);
        assert!(link.starts_with("#/review"));
        assert_eq!(read_review(&link).as_ref(), Ok(game), "{link}");
        assert_eq!(write_link(game), link.replace("#/review", "#/play"));
    });
    assert!(matches!(
        read_review("#/review?heaps=3&moves=A4"),
        Err(LinkError::Game(error)) if error.key() == "moves"
    ));
}

#[test]
fn every_sentence_of_the_screen_agrees_with_brute_force() {
    for_many(60, |game, facts, truth| {
        let mut state = ReviewState::new(Review::of(game));
        for number in 0..=game.ply() {
            state = state.after(ReviewAction::Go(number));
            state = state.after(ReviewAction::Show(Shown::Better));
            let screen = drawn(&state);
            let markup = crate::common::drawn(screen.clone());
            told::better(game, facts, number, &Drawn::of(&screen), &markup);
            state = state.after(ReviewAction::Show(Shown::Played));
            let screen = drawn(&state);
            let markup = crate::common::drawn(screen.clone());
            let screen = Drawn::of(&screen);
            told::board(game, facts, truth, number, &screen, &markup);
            if number == 0 && game.ply() > 0 {
                told::list(game, facts, &screen);
                told::figures(game, facts, &screen);
                told::turning(game, facts, &screen);
                told::chart(game, facts, truth, &screen);
            }
        }
    });
}

#[test]
fn every_step_button_is_enabled_if_it_leads_elsewhere() {
    let steps = [
        (words::first(), ReviewAction::First),
        (words::back(), ReviewAction::Back),
        (words::forward(), ReviewAction::Forward),
        (words::last(), ReviewAction::Last),
    ];
    let slips = [
        (words::previous_mistake(), ReviewAction::PreviousSlip),
        (words::next_mistake(), ReviewAction::NextSlip),
    ];
    for_many(10, |game, _, _| {
        let state = ReviewState::new(Review::of(game));
        let review = &state.review;
        let screen = drawn(&state);
        let screen = Drawn::of(&screen);
        assert!(screen.with("style").is_empty(), "the policy blocks it");
        let names = screen.all("review__step").into_iter();
        let mut buttons: Vec<_> = names
            .map(|step| (step, step.attr("aria-label").to_owned()))
            .collect();
        let names = screen.all("review__slip").into_iter();
        buttons.extend(names.map(|slip| (slip, slip.text())));
        let has_slips = review.slips().next().is_some();
        let expected = [(steps.len(), game.ply() > 0), (slips.len(), has_slips)];
        let expected = expected.map(|(count, there)| if there { count } else { 0 });
        assert_eq!(buttons.len(), expected.iter().sum::<usize>());
        for (button, name) in buttons {
            let mut known = steps.iter().chain(&slips);
            let (_, action) = known.find(|(known, _)| *known == name).unwrap();
            let leads = state.clone().after(*action) != state;
            assert_eq!(button.attr("aria-disabled") == "true", !leads, "{name}");
        }
        assert_eq!(screen.all("review__move").len(), game.ply());
        assert_eq!(screen.one("review__again").text(), says::again(review));
        let current = screen.with("aria-current").len();
        assert_eq!(current, usize::from(review.at() > 0));
    });
}

#[test]
fn the_longest_game_is_drawn() {
    let mut game = read_review("#/review?heaps=7,7,7,7,7,7,6,6,6").unwrap();
    while let Some(made) = game.position().legal_moves().last() {
        let single = Move::new(made.heap, 1).unwrap();
        game.play(single).unwrap();
    }
    assert_eq!(game.ply(), 60);
    let screen = drawn(&ReviewState::new(Review::of(&game)));
    let screen = Drawn::of(&screen);
    assert_eq!(screen.all("review__move").len(), 60);
    let now = screen.one("review__now").attr("width");
    assert!(now.parse::<u32>().unwrap() > 0);
}

#[test]
fn a_review_links_to_the_step_with_boards_like_its_own_or_to_limits() {
    for (heaps, above_one) in [
        ("1,1,1", 0),
        ("1,2", 1),
        ("1,1,5", 1),
        ("2,2", 2),
        ("4,7", 2),
    ] {
        for (rule, last) in [
            ("misere", Convention::Misere),
            ("normal", Convention::Normal),
        ] {
            let link = format!("#/review?heaps={heaps}&rule={rule}&moves=A1");
            let screen = drawn(&ReviewState::new(review(&link)));
            let href = Drawn::of(&screen).one("review__why").attr("href");
            let place: TeachPlace = href.parse().unwrap();
            let TeachPlace::Lesson(Place::Step(number), Some(told)) = place else {
                panic!("{heaps} leads to {href}");
            };
            assert_eq!(told, last, "{link}");
            let rows = courses::path(number, last);
            assert!(!rows.is_empty(), "step {number} has no boards of its own");
            for row in rows {
                let heaps = row.exercise.board.heaps().iter();
                assert_eq!(heaps.filter(|&&heap| heap > 1).count(), above_one, "{link}");
            }
            let limited = drawn(&ReviewState::new(review(&[&link, "&take=1"].concat())));
            let href = Drawn::of(&limited).one("review__why").attr("href");
            assert_eq!(href, "#/learn/limits", "{link}");
        }
    }
}

#[test]
fn only_legal_moves_are_tried_and_each_tells_the_truth() {
    for_many(30, |game, _, truth| {
        let mut state = ReviewState::new(Review::of(game));
        state = state.after(ReviewAction::Go(game.ply() / 2));
        let heaps = state.board().game.position().heaps().to_vec();
        let too_many = Move::new(0, heaps[0] + 1);
        assert_eq!(state.clone().after(ReviewAction::Try(too_many)).tried, None);
        for (heap, take) in truth.moves(&heaps) {
            let made = Move::new(heap, take).unwrap();
            let tried = state.clone().after(ReviewAction::Try(Some(made)));
            assert_eq!(tried.board().choice, Some(made));
            let left = crate::common::truth::after(&heaps, (heap, take));
            let looked = says::tried(
                &tried.review,
                tried.ply(),
                state.board().game.position(),
                made,
            );
            let mover = game.mover(tried.ply());
            let ahead = if truth.wins(&left) {
                mover.other()
            } else {
                mover
            };
            let who = &Who::on(game.table(), ahead);
            let over = left.iter().all(|&stones| stones == 0);
            let expected = if over {
                play::Wins { who }.text()
            } else {
                words::CanWin { who }.text()
            };
            let said = &looked.next;
            assert!(said.starts_with(&expected), "{heaps:?} {made}: {said}");
        }
    });
}
