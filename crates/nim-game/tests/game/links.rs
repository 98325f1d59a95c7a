//! Links of every kind, and forms, are read as they were written. Damaged links are refused or read.

use std::str::FromStr;

use nim_engine::{Takes, write_heaps, write_moves};
use nim_game::{
    FieldError, Form, FormAction, Game, GameAction, GameState, LinkError, MatchConfig, Name,
    NameError, Player, Route, Save, Shareable, read_sizes, read_takes, reduce, write_link,
};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use crate::common::{is_allowed, play_out, random_heaps, state};

/// Players by the keys of a link, and their names.
const PLAYERS: [(&str, &str); 7] = [
    ("", ""),
    ("&two=perfect", "&names=Ada"),
    ("&two=human", "&names=%C3%96%20%26%20%3D%23%2B%2C,Bob"),
    ("&one=casual", ""),
    ("&one=perfect&two=human", "&names=,%E5%90%8D"),
    ("&one=beginner&two=learner", ""),
    ("&two=human", "&names=Ada"),
];

/// A random game, whole or up to some move, with its link. The link leaves out each key that has its default value.
pub fn random_game(heaps: &[u32], rng: &mut SmallRng) -> (String, Game) {
    let mut any = |words: &[&'static str]| words[rng.random_range(0..words.len())];
    let rule = any(&["", "&rule=normal"]);
    let takes = any(&["", "", "&take=3", "&take=31", "&take=1,3,4", "&take=1,31"]);
    let (first, hints) = (any(&["", "&first=two"]), any(&["", "&hints=off"]));
    let (players, names) = PLAYERS[rng.random_range(0..PLAYERS.len())];
    let written = write_heaps(heaps);
    let link = format!("#/play?heaps={written}{rule}{takes}{players}{first}{hints}");
    let end = play_out(state(&link), rng).game;
    let game = end.up_to(rng.random_range(0..=2 * end.ply()));
    let moves = ["&moves=", &write_moves(game.moves())].concat();
    let moves = moves.trim_end_matches("&moves=");
    let link = [&*link, moves, names].concat();
    (link.clone(), state(&link).game)
}

#[test]
fn links_and_forms_make_the_round_trip() {
    let mut rng = SmallRng::seed_from_u64(7);
    for _ in 0..3000 {
        let mut heaps = random_heaps(&mut rng);
        let (link, game) = random_game(&heaps, &mut rng);
        let (table, board) = (game.config(), game.position());
        assert_eq!(write_link(&game), link);
        assert_eq!(table.board.heaps(), heaps, "{link}");
        for by in game.moves() {
            heaps[by.heap] -= by.take.get();
        }
        assert_eq!(board.heaps(), heaps, "{link}");
        assert_eq!(table.hints, !link.contains("hints=off"), "{link}");
        let review = Route::review(&game);
        assert_eq!(review.to_string(), link.replace("#/play", "#/review"));
        assert_eq!(review.to_string().parse(), Ok(review), "{link}");
        let analysis = Route::analysis_line(game.anonymous());
        assert_eq!(analysis.to_string().parse(), Ok(analysis), "{link}");
        let tree = Route::tree(game.anonymous());
        assert_eq!(tree.to_string().parse(), Ok(tree), "{link}");
        for shared in Shareable::offered(&game) {
            let sent_link = shared.link(&game).replace("#/review", "#/play");
            let sent = state(&sent_link).game;
            let is_new = shared == Shareable::Challenge;
            // A challenge is for anybody.
            assert!(!is_new || !sent_link.contains("names="), "{link}");
            let moves = if is_new { &[] } else { game.moves() };
            assert_eq!(sent.moves(), moves, "{link}");
            assert_eq!(sent.config().board, table.board, "{link}");
            let reader_moves = sent.config().reader() == Some(game.to_move());
            assert!(reader_moves || shared != Shareable::ByLink, "{link}");
        }
        // A form takes no empty heap.
        let filled = Form::of(table).table(true).map(|filled| filled.board);
        let fits = !table.board.heaps().contains(&0);
        assert_eq!(filled.ok().as_ref(), Some(&table.board).filter(|_| fits));
    }
}

#[test]
fn a_damaged_link_is_refused_or_opens_a_board() {
    let (mut rng, mut refused) = (SmallRng::seed_from_u64(8), 0);
    for _ in 0..20_000 {
        let mut bytes = random_game(&[30, 0, 29], &mut rng).0.into_bytes();
        for _ in 0..rng.random_range(1..5) {
            let place = rng.random_range(0..bytes.len());
            match rng.random_range(0..4) {
                0 => bytes[place] = rng.random(),
                1 => bytes.truncate(place.max(1)),
                2 => bytes.insert(place, b"0123456789,=&%#?/<ABZ-e"[rng.random_range(0..23)]),
                _ => bytes.extend_from_within(place..),
            }
        }
        let link = String::from_utf8_lossy(&bytes);
        match GameState::opening(&link) {
            Ok(GameState { game, .. }) => {
                assert_eq!(state(&write_link(&game)).game, game, "{link}");
            }
            Err(_) => refused += 1,
        }
        for screen in [
            "play", "review", "tree", "analyse", "puzzle", "path", "print",
        ] {
            let Ok(route) = link.replacen("play", screen, 1).parse::<Route>() else {
                continue;
            };
            if let Route::Play(Some(game)) | Route::Review { game, .. } = &route {
                assert!(is_allowed(game.config().board.heaps()), "{link}");
            }
            if let Route::Analysis { line, .. } | Route::Tree { line, .. } = &route {
                assert!(is_allowed(line.config().board.heaps()), "{link}");
            }
            assert_eq!(route.to_string().parse(), Ok(route), "{link}");
        }
    }
    assert!(refused > 5000, "most damage is noticed: {refused}");
    let long = ["#/play?heaps=", &"1,".repeat(40_000)].concat();
    assert_eq!(long.parse::<Route>(), Err(LinkError::TooLong));
}

#[test]
fn a_range_is_all_its_numbers_in_fields_and_links() {
    for (typed, numbers) in [
        ("1-3", vec![1, 2, 3]),
        ("1–3", vec![1, 2, 3]),
        (" 2 - 4 ", vec![2, 3, 4]),
        ("1,3-5", vec![1, 3, 4, 5]),
        ("1-31", (1..=31).collect()),
        ("(1,3-5)", vec![1, 3, 4, 5]),
        ("[1–3].", vec![1, 2, 3]),
    ] {
        let takes = Takes::of(numbers).unwrap();
        assert_eq!(read_takes(typed), Ok(takes), "{typed}");
        if typed.contains(['(', '[']) {
            continue;
        }
        let link = format!("#/play?heaps=9&take={typed}");
        assert_eq!(
            state(&link).game.config().board.rules().takes,
            takes,
            "{link}"
        );
        assert_eq!(read_takes(&link), Ok(takes), "{link}");
    }
    assert!(matches!(read_takes("1-32"), Err(FieldError::Board(_))));
    assert!("#/play?heaps=9&take=1-4294967295".parse::<Route>().is_err());
}

#[test]
fn sizes_are_read_as_any_keyboard_writes_them() {
    let short = [
        "3 5 7",
        "3;5;7",
        "3-5-7",
        "3.5.7",
        "3、5、7",
        "٣،٥،٧",
        "۳،۵،۷",
        "३,५,७",
        "৩,৫,৭",
        "3–5–7",
        "[3,5,7]",
        "“3-5-7”",
        "3,5,7.",
        "<3,5,7>",
        "3,5,7!",
        "3.5.7.",
    ];
    let long = [
        "３，５，７",
        " 3 , 5 ; 7 ,",
        "(3, 5, 7)",
        "{ 3; 5; 7 }.",
        "（３、５、７）。",
        "(3), (5), (7)",
        "\"3\", \"5\", \"7\"",
        "「3、5、7」",
        "https://example.org/nim/#/play",
        "https://example.org/nim/#/play?heaps=3,5,7&rule=normal&moves=A1).",
        "#/analyse?heaps=3,5,8&moves=C1",
        "http://127.0.0.1:8080/#%2Ftree%3Fheaps%3D3%2C5%2C7",
        "#/path/why?heaps=3,5,7&rule=misere",
    ];
    for typed in short.into_iter().chain(long) {
        assert_eq!(read_sizes(typed), Ok(vec![3, 5, 7]), "{typed}");
    }
    let unreadable = [
        "2.5",
        "3 -5",
        "3 −5",
        "−3",
        "(-3)",
        "3,,5",
        "()",
        "1e9",
        "三",
        "#/more",
        "#/play?heaps=x",
    ];
    for wrong in unreadable {
        assert!(read_sizes(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn links_are_read_as_other_programs_change_them() {
    let whole = "#/play?heaps=4,5&rule=normal&two=human&names=Ana%20M";
    for changed in [
        "#!/play?heaps=4,5&rule=normal&two=human&names=Ana%20M",
        "#/PLAY?HEAPS=4,5&Rule=normal&two=human&names=Ana%20M",
        "#/play?heaps=4,5&amp;rule=normal&amp;two=human&amp;names=Ana%20M",
        "#/play?heaps=4%252C5&rule=normal&two=human&names=Ana%2520M",
        "#/play?heaps%3D4%252C5%26rule%3Dnormal%26two%3Dhuman%26names%3DAna%2520M",
        "#/play?heaps=4,5&rule=normal&two=human&names=Ana+M",
        "#%2Fplay%3Fheaps%3D4%2C5%26rule%3Dnormal%26two%3Dhuman%26names%3DAna%20M",
        "#/play?heaps%3D4,5%26rule%3Dnormal%26two%3Dhuman%26names%3DAna%20M",
        "#/play?heaps=4,5&rule=normal&two=human&names=Ana%20M:~:text=Take",
        "#/play?heaps=4,5&rule=normal&two=human&names=Ana%20M?utm_source=chat&utm_medium=x",
        "#/play?utm_source=chat&heaps=4,5&fbclid=IwAR0&rule=normal&two=human&names=Ana%20M",
        "#/play?heaps=4,5&rule=normal&two=human&names=Ana%20M?fbclid=IwAR0",
        "#/play?heaps=4,5&rule=normal&two=human&names=Ana%20M&utm_term=a%252Cb",
    ] {
        assert_eq!(state(changed), state(whole), "{changed}");
    }
}

#[test]
fn a_link_ends_before_the_signs_behind_it() {
    let encoded = |text: &str| {
        let codes: Vec<_> = text.bytes().map(|byte| format!("%{byte:02X}")).collect();
        codes.concat()
    };
    let signs = ".,;:!?…/|&=#*_-~^`'\"“”„‘’‚«»‹›()[]{}<>。、，！？：；）」』】｡।؟،·•⟩→😀۔։።။៕׃×÷￥\u{ad}\u{a0}\u{200b}\u{2060}\u{feff} ";
    let more = [
        ").",
        "%3E.",
        "»\u{a0}.",
        "\u{a0}»",
        "**",
        "“.",
        "%22)",
        "/?",
    ];
    let signs = signs.chars().map(String::from);
    for behind in signs.chain(more.map(str::to_owned)) {
        let code = Some(encoded(&behind)).filter(|_| !behind.contains('%'));
        for behind in [Some(behind.clone()), code].into_iter().flatten() {
            let game = "#/play?heaps=4,5&two=human";
            assert_eq!(state(&[game, &behind].concat()), state(game), "{behind}");
            for address in [
                "#/path/4",
                "#/path/4?rule=normal",
                "#/puzzle/2026-11-20",
                "#/analyse?heaps=4,5",
                "#/learn/binary",
                "#/more",
            ] {
                let [read, expected] = [&[address, &behind].concat(), address].map(Route::from_str);
                assert_eq!(read, expected, "{address}{behind}");
                assert!(expected.is_ok(), "{address}");
            }
        }
        // In a name an encoded sign belongs to the name, and so do the signs that earlier links had there.
        if !behind.contains(['%', '&', '?', '=', '>', '<']) && !behind.trim().is_empty() {
            let names = |link: String| Form::of(state(&link).game.config()).names[1].clone();
            let with = |sign: &str| ["Ana", sign.trim_end()].concat();
            let code = ["#/play?two=human&names=,Ana", &encoded(&behind)].concat();
            assert_eq!(names(code), with(&behind), "{behind}");
            if behind.is_ascii() {
                let kept = if ["-", "_", "~"].contains(&&*behind) {
                    &behind
                } else {
                    ""
                };
                let raw = ["#/play?two=human&names=,Ana", &behind].concat();
                assert_eq!(names(raw), with(kept), "{behind}");
            }
        }
    }
}

/// Letters, digits, and all signs that have a meaning in links, in sentences or in JSON.
const SIGNS: &str = "%&=#+?-_~“”„‘’«»。、，）：|…*][()'\"\\/,.;:!`^$@{} aZéßñ07９名عנ😀？！」】｡؟،•→⟩‹›<>\n\u{2060}\u{feff}\u{202e}\u{a0}\u{200b}";

/// Codes, words of links, and letters of several characters.
const WORDS: &str =
    "%25 %2 %41 %20 %C3 %FF &amp; amp; utm_ :~: \\u0041 \\n names= null e\u{301} 👍🏽 👨‍👩‍👧‍👦 🇩🇪";

fn random_name(rng: &mut SmallRng) -> String {
    let (signs, words) = (SIGNS.chars().map(String::from), WORDS.split(' '));
    let parts: Vec<String> = signs.chain(words.map(str::to_owned)).collect();
    let count = rng.random_range(1..=12);
    let any = |_| &*parts[rng.random_range(0..parts.len())];
    (0..count).map(any).collect()
}

#[test]
fn a_name_comes_back_from_save_and_link() {
    let mut rng = SmallRng::seed_from_u64(88);
    let (mut kept, mut refused) = (0, 0);
    for _ in 0..100_000 {
        let typed = [(); 2].map(|()| random_name(&mut rng));
        let names = typed.clone().map(|typed| match Name::parse(&typed) {
            Ok(name) => {
                let shown = name.as_ref().map_or("", Name::as_str);
                let is_seen =
                    typed.trim_matches(['\u{200b}', '\u{2060}', '\u{feff}', ' ', '\n', '\u{a0}']);
                let expected = if is_seen.is_empty() { "" } else { typed.trim() };
                assert_eq!(shown, expected, "{typed:?}");
                assert!(
                    !typed.trim().contains(['<', '>', '\n', '\u{202e}']),
                    "{typed:?}"
                );
                name
            }
            Err(error) => {
                let is_refused = match error {
                    NameError::TooLong { length } => length > 24,
                    NameError::Markup => typed.contains(['<', '>']),
                    NameError::Control => typed.contains(['\n', '\u{202e}']),
                };
                assert!(is_refused, "{typed:?}: {error:?}");
                refused += 1;
                None
            }
        });
        kept += names.iter().flatten().count();
        let mut table = state("#/play?heaps=1,2&two=human").game.config().clone();
        table.players = names.map(Player::Person);
        let mut game = Game::new(table);
        game.play("A1".parse().unwrap()).unwrap();
        let link = write_link(&game);
        assert_eq!(state(&link).game, game, "{typed:?}");
        let review = Route::review(&game);
        assert_eq!(review.to_string().parse(), Ok(review), "{typed:?}");
        let save = Save {
            game: GameState::of(game.clone()),
            last_game: Some(GameState::of(game)),
            ..Save::default()
        };
        let text = save.write();
        assert_eq!(Save::read(&text), Ok(save), "{typed:?}");
    }
    assert!(kept > 100_000 && refused > 10_000, "{kept}, {refused}");
}

#[test]
fn a_name_in_a_link_is_decoded_once() {
    for (written, name) in [
        ("50%25de", "50%de"),
        ("Ana%2520M", "Ana%20M"),
        ("100%25bad", "100%bad"),
        ("5%2541x", "5%41x"),
        ("Ana%20M", "Ana M"),
        ("%25", "%"),
        // The `%` of another key is no second layer.
        ("Ana%2520M&x=5%25&hints=on", "Ana%20M"),
        // As an earlier build wrote them.
        ("M_", "M_"),
        ("A-", "A-"),
        ("~", "~"),
    ] {
        let link = format!("#/play?two=human&names={written}");
        let game = state(&link).game;
        let read = Form::of(game.config()).names[0].clone();
        assert_eq!(read, name, "{link}");
    }
}

#[test]
fn names_are_as_long_as_they_look_and_show_something() {
    let family = "👨‍👩‍👧‍👦";
    for (typed, kept) in [
        (family.repeat(24), true),
        ("Zoe\u{308}".repeat(8), true),
        ("👍🏽".repeat(24), true),
        ("n".repeat(25), false),
        (family.repeat(25), false),
        (["a", &"\u{301}".repeat(192)].concat(), false),
    ] {
        assert_eq!(Name::parse(&typed).is_ok(), kept, "{typed}");
    }
    let unseen = " \u{200b}\u{3164}\u{2800}\u{ad}\u{200d}\u{200e}\u{301}\u{fe0f}\u{a0}";
    let each = unseen.chars().map(String::from);
    for nothing in each.chain([String::new(), unseen.to_owned()]) {
        assert_eq!(Name::parse(&nothing), Ok(None), "{nothing:?}");
    }
    // A name keeps what it ends in.
    for name in ["Ana M.", "Bob!", "Zoë (2)", "\"Q\"", "C++", "a’"] {
        let name = Name::parse(name).unwrap();
        let mut table = state("#/play?two=human").game.config().clone();
        table.players[1] = Player::Person(name.clone());
        let link = write_link(&Game::new(table));
        let read = state(&link).game;
        assert_eq!(read.config().players[1], Player::Person(name), "{link}");
    }
}

#[test]
fn a_set_is_read_with_any_separator() {
    for typed in [
        "1 3 4",
        "1, 3, 4",
        "4;3;1",
        "1.3.4",
        "１、３、４",
        "1,3-4",
        "3 – 4 1",
    ] {
        let takes = Takes::of([1, 3, 4]).unwrap();
        assert_eq!(read_takes(typed), Ok(takes), "{typed}");
    }
    for (written, kept) in [("4,1,3", "1,3,4"), ("1,2,3", "3"), ("2,3", "2,3")] {
        let link = write_link(&state(&format!("#/play?heaps=9&take={written}")).game);
        assert_eq!(link, format!("#/play?heaps=9&take={kept}"));
    }
    for wrong in [
        "0", "1,1", "0,2", "1,100", "1,x", "-1,3", "1,,3", "4-1", "0-3", "1-3,2", "1-3-4",
    ] {
        assert_eq!(read_takes(wrong), Err(FieldError::Takes), "{wrong}");
        let link = format!("#/play?heaps=9&take={wrong}");
        assert!(link.parse::<Route>().is_err(), "{link}");
    }
    assert_eq!(read_takes("2-"), Err(FieldError::Takes));
    let stuck = Err(LinkError::NoMove);
    assert_eq!("#/play?heaps=1,1&take=2,3".parse::<Route>(), stuck);
    assert!("#/play?heaps=1,2&take=2,3".parse::<Route>().is_ok());
    // The analysis opens boards in the middle of a game. There, a board without a move is the end of the game.
    let Ok(Route::Analysis { line, .. }) = "#/analyse?heaps=1,1&take=2,3".parse() else {
        panic!("the end of a game is a board");
    };
    assert!(line.position().is_terminal());
    let form = Form::of(&MatchConfig::default());
    let form = form.after(FormAction::Limit("9, 8".to_owned()));
    let errors = form.table(true).unwrap_err();
    assert_eq!(errors.limit, Some(FieldError::NoMove));
}

#[test]
fn a_link_to_a_finished_game_ends_the_score() {
    let people = "#/play?heaps=1,1&rule=normal&two=human&names=Ada,Bob";
    for (moves, score) in [
        ("", [2, 1]),
        ("&moves=A1", [2, 1]),
        ("&moves=A1,B1", [0, 0]),
    ] {
        let mut state = state(people);
        state.score = [2, 1];
        let linked = self::state(&[people, moves].concat()).game;
        let mut next = reduce(state, GameAction::Replace(linked.into()));
        assert_eq!(next.score, score, "{moves}");
        next = reduce(next, GameAction::Undo);
        assert_eq!(next.score, score, "{moves}");
    }
}
