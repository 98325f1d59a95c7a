//! Every address of `docs/links.md`, as a route and back; and addresses that name nothing.

use std::collections::BTreeSet;

use nim_engine::Convention;
use nim_game::{Edit, LinkError, Route};

/// Addresses that the page writes as they are here.
const WRITTEN: [&str; 29] = [
    "#/",
    "#/play",
    "#/play?two=human&moves=A2,C1&names=Ada,Bob",
    "#/analyse?heaps=1,3,5,7&rule=normal",
    "#/analyse?heaps=2&rule=misere&screen=big",
    "#/tree?heaps=4&rule=misere&take=3&tree=graph.cutoffs",
    "#/tree?heaps=4&rule=misere&take=3&tree=most",
    "#/tree?heaps=4&rule=misere&take=3&tree=cutoffs.best",
    "#/review",
    "#/review?at=3",
    "#/review?heaps=1,2&two=human&moves=B1,A1,B1",
    "#/path",
    "#/path/4",
    "#/path?rule=normal",
    "#/path/4?rule=misere",
    "#/learn",
    "#/learn/binary",
    "#/learn/history",
    "#/learn/teachers",
    "#/path/why?heaps=3,5,7&rule=misere",
    "#/puzzle",
    "#/puzzle/3",
    "#/puzzle/3/1234",
    "#/puzzle/2026-11-20",
    "#/puzzle/1/18446744073709551615",
    "#/puzzle/2028-02-29",
    "#/print/worksheet/1/1?rule=normal",
    "#/statistics",
    "#/more",
];

/// Other spellings, each with what the page writes.
const SPELLED: [&str; 24] = [
    " -> #/",
    "# -> #/",
    "#/play?heaps=3,5,7&rule=misere&two=casual&one=human&hints=on -> #/play",
    "#/play?heaps=3,5,7&rule=misere&two=perfect -> #/play?two=perfect",
    "#/play?heaps=3,5,7&via=link&moves=A2 -> #/play?two=human&via=link&moves=A2",
    "#play/?heaps=2,2 -> #/play?heaps=2,2",
    "#/analyse -> #/analyse?heaps=1,3,5,7&rule=normal",
    "#/analysis -> #/analyse?heaps=1,3,5,7&rule=normal",
    "#/analyse? -> #/analyse?heaps=1,3,5,7&rule=normal",
    "#/analyse?first=one -> #/analyse?heaps=3,5,7&rule=misere",
    "#/analyse?heaps=2&screen=small -> #/analyse?heaps=2&rule=misere",
    "#/tree -> #/tree?heaps=4&rule=misere&take=3",
    "#/tree?heaps=4&take=3&rule=misere -> #/tree?heaps=4&rule=misere&take=3",
    "#/tree?heaps=4&take=3&tree=cutoffs..graph -> #/tree?heaps=4&rule=misere&take=3&tree=graph.cutoffs",
    "#/tree?tree= -> #/tree?heaps=3,5,7&rule=misere",
    "#/review?via=link&moves=A1 -> #/review?two=human&moves=A1",
    "#/lessons -> #/learn",
    "#/puzzles -> #/puzzle",
    "#/puzzle/today?hints=off -> #/puzzle?hints=off",
    "#/puzzle/today -> #/puzzle",
    "#/puzzle/3/0/ -> #/puzzle/3/0",
    "#/puzzle/3/0?x=1 -> #/puzzle/3/0",
    "#/print/worksheet/2/4711 -> #/print/worksheet/2/4711?rule=misere",
    "#/print/worksheet/ticket -> #/print/worksheet/ticket?rule=misere",
];

/// Every address, and what the page writes.
fn addresses() -> impl Iterator<Item = (&'static str, &'static str)> {
    let written = WRITTEN.into_iter().map(|address| (address, address));
    let spelled = SPELLED.into_iter().filter_map(|row| row.split_once(" -> "));
    written.chain(spelled)
}

#[test]
fn every_route_makes_the_round_trip() {
    for (typed, written) in addresses() {
        let route: Route = typed
            .parse()
            .unwrap_or_else(|error| panic!("{typed}: {error:?}"));
        assert_eq!(route.to_string(), written, "{typed}");
        for same in [written, typed.trim_start_matches('#')] {
            assert_eq!(same.parse().as_ref(), Ok(&route), "{same}");
        }
    }
    for screen in Route::SCREENS {
        let address = format!("#/{screen}");
        assert!(address.parse::<Route>().is_ok(), "{address}");
    }
}

#[test]
fn the_document_lists_only_valid_addresses() {
    let document = include_str!("../../../../docs/links.md");
    let known: BTreeSet<&str> = addresses().map(|(typed, _)| typed).collect();
    let addresses = document
        .split(['`', '\n'])
        .filter(|address| address.starts_with("#/"));
    let addresses: Vec<&str> = addresses.filter(|address| !address.contains('…')).collect();
    assert!(addresses.len() > 20, "{addresses:?}");
    for address in addresses {
        assert!(known.contains(address), "{address}");
    }
}

#[test]
fn an_address_that_names_nothing_says_which_part() {
    for (address, part, text) in [
        ("#/nowhere", "#/", "nowhere"),
        ("#/play/2", "#/", "play/2"),
        ("#/?heaps=3", "#/", ""),
        ("#/path/0", "#/path", "0"),
        ("#/path/13", "#/path", "13"),
        ("#/path/+4", "#/path", "+4"),
        ("#/path/4/1", "#/path", "4/1"),
        ("#/path/٤", "#/path", "٤"),
        ("#/learn/move/2", "#/learn", "move/2"),
        ("#/learn/<b>", "#/learn", "<b"),
        ("#/print/board", "#/print", "print/board"),
        ("#/print/worksheet/4", "#/print", "print/worksheet/4"),
        ("#/print/worksheet/1/x", "#/print", "print/worksheet/1/x"),
    ] {
        let text = text.to_owned();
        let error = LinkError::Unknown { part, text };
        assert_eq!(address.parse::<Route>(), Err(error), "{address}");
    }
    for address in [
        "#/puzzle/7",
        "#/puzzle/-1",
        "#/puzzle/3/-1",
        "#/puzzle/3/1/2",
        "#/puzzle/2026-02-30",
        "#/puzzle/today/1",
        "#/path?rule=",
        "#/path?rule=misere&rule=misere",
        "#/learn?hints=maybe",
        "#/tree?tree=graph&tree=graph",
        "#/tree?tree=graph,cutoffs",
        "#/tree?tree=Graph",
        "#/analyse?heaps=%FF",
        "#/review?moves=A1,A1,A1,A1",
        "#/review?moves=A1&at=one",
        "#/review?moves=A1&at=-1",
    ] {
        assert!(address.parse::<Route>().is_err(), "{address}");
    }
}

#[test]
fn a_key_that_its_screen_cannot_use_is_named() {
    for (address, ignored) in [
        ("#/play?heaps=3&lang=de&embed=1&hints=off", None),
        ("#/play?heaps=3&colour=red&other=1", Some("colour=red")),
        ("#/play?heaps=3&at=2", Some("at=2")),
        ("#/review?moves=A1&names=Ada&at=1", None),
        ("#/analyse?heaps=3&first=two&screen=big", None),
        ("#/analyse?heaps=3&screen=small", Some("screen=small")),
        ("#/analyse?heaps=3&two=perfect", Some("two=perfect")),
        ("#/tree?heaps=3&tree=graph&moves=A1", None),
        ("#/tree?heaps=3&screen=big", Some("screen=big")),
        ("#/path/4?rule=normal&heaps=2", Some("heaps=2")),
        ("#/path/why?heaps=3,5&rule=misere", None),
        ("#/learn/binary?heaps=2", Some("heaps=2")),
        ("#/puzzle?hints=off&lang=fr", None),
        ("#/puzzle?heaps=2,4,6", Some("heaps=2,4,6")),
        ("#/puzzle/3/5?rule=normal", Some("rule=normal")),
        ("#/print/worksheet/1?rule=normal", None),
        ("#/print/worksheet/1?heaps=2,4,7", Some("heaps=2,4,7")),
        ("#/statistics?x", Some("x")),
        ("#/more?utm_source=mail&fbclid=x", None),
    ] {
        let ignored = ignored.map(str::to_owned);
        assert_eq!(nim_game::ignored_part(address), ignored, "{address}");
    }
}

#[test]
fn an_edit_changes_its_own_part_of_its_own_screen() {
    let route = |address: &str| address.parse::<Route>().unwrap();
    let line = |address| match route(address) {
        Route::Analysis { line, .. } => line,
        other => panic!("{other} is no analysis"),
    };
    let view = match route("#/tree?heaps=4&tree=graph") {
        Route::Tree { view, .. } => view,
        other => panic!("{other} is no tree"),
    };
    let sheet = match route("#/print/worksheet/1?rule=normal") {
        Route::Print(sheet) => sheet,
        other => panic!("{other} is no sheet"),
    };
    let puzzle = match route("#/puzzle/3/7") {
        Route::Puzzle { address, .. } => address,
        other => panic!("{other} is no puzzle"),
    };
    let edits = [
        Edit::Line(line("#/analyse?heaps=2,5&rule=normal")),
        Edit::Enlarge(true),
        Edit::View(view),
        Edit::Move(1),
        Edit::Rule(Convention::Normal),
        Edit::Sheet(sheet),
        Edit::Puzzle(puzzle),
    ];
    for (before, after) in [
        (
            "#/analyse?heaps=3&rule=misere",
            [
                (0, "#/analyse?heaps=2,5&rule=normal"),
                (1, "#/analyse?heaps=3&rule=misere&screen=big"),
            ]
            .as_slice(),
        ),
        (
            "#/tree?heaps=4&rule=misere&tree=most",
            &[
                (0, "#/tree?heaps=2,5&rule=normal&tree=most"),
                (2, "#/tree?heaps=4&rule=misere&tree=graph"),
            ],
        ),
        (
            "#/review?heaps=1,2&moves=B1,A1&at=2",
            &[(3, "#/review?heaps=1,2&moves=B1,A1&at=1")],
        ),
        ("#/path?rule=misere", &[(4, "#/path?rule=normal")]),
        (
            "#/print/worksheet/2?rule=misere",
            &[(5, "#/print/worksheet/1?rule=normal")],
        ),
        ("#/puzzle?hints=off", &[(6, "#/puzzle/3/7?hints=off")]),
        ("#/play", &[]),
        ("#/path/4?rule=misere", &[]),
    ] {
        for (place, edit) in edits.iter().enumerate() {
            let mut edited = route(before);
            edited.edit(edit.clone());
            let expected = after.iter().find(|(own, _)| *own == place);
            let expected = expected.map_or(before, |(_, address)| address);
            assert_eq!(edited, route(expected), "{before} {edit:?}");
        }
    }
}
