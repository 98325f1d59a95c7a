//! Every later page reads the addresses and saves that the page of commit 27fa87b could read, with the
//! same meaning. `data/earlier-build/README.md` describes the stored facts.

mod data;
mod page;
mod plain_addresses;
mod plain_saves;

use data::{
    ADDRESSES, Facts, SAVES, address_place, addresses, find, save_place, saves, write_addresses,
    write_saves, writes_anew,
};
use page::{Visit, opened, resumed};

/// The day on which everything is opened, and how many minutes its clock is ahead of UTC.
const TODAY: [u32; 3] = [2026, 11, 20];
const ZONE: i32 = 60;

/// The random seed for addresses that leave a puzzle open.
const CHANCE: u64 = 7;

#[test]
fn every_address_leads_to_the_same_place_as_before() {
    let mut wrong = Wrong::default();
    for file in ADDRESSES {
        let mut addresses = addresses(file);
        for (line, (address, told)) in (1..).zip(&mut addresses) {
            let made = opened(address);
            if writes_anew() {
                *told = made;
            } else {
                wrong.compare(&made, told, || address_place(file, line, address));
            }
        }
        if writes_anew() {
            write_addresses(file, &addresses);
        }
    }
    wrong.judge();
}

#[test]
fn the_shown_address_opens_the_same_screen() {
    let mut wrong = Wrong::default();
    for file in ADDRESSES {
        for (line, (address, told)) in (1..).zip(addresses(file)) {
            if let Some(shown) = find(&told, "shown") {
                wrong.compare(&opened(shown), &told, || {
                    [&*address_place(file, line, &address), " shows ", shown].concat()
                });
            }
        }
    }
    wrong.judge();
}

#[test]
fn an_address_that_is_too_long_is_refused() {
    let address = ["#/play?heaps=3,5,7&x=", &"1".repeat(1 << 16)].concat();
    assert_eq!(opened(&address), ["refused=length", "table=#/play"]);
}

#[test]
fn every_save_resumes_as_before() {
    let mut wrong = Wrong::default();
    for file in SAVES {
        let mut saves = saves(file);
        for save in &mut saves {
            let made = facts(&resumed(&save.kept, ""));
            if writes_anew() {
                save.facts = made;
            } else {
                wrong.compare(&made, &save.facts, || save_place(file, save));
            }
        }
        if writes_anew() {
            write_saves(file, &saves);
        }
    }
    wrong.judge();
}

#[test]
fn a_save_resumes_at_the_address_of_its_game() {
    let mut wrong = Wrong::default();
    for file in SAVES {
        for save in saves(file) {
            let address = find(&save.facts, "link").unwrap();
            let made = facts(&resumed(&save.kept, address));
            wrong.compare(&made, &save.facts, || {
                [&*save_place(file, &save), " at ", address].concat()
            });
        }
    }
    wrong.judge();
}

#[test]
fn a_rewritten_save_resumes_as_the_original() {
    // The save has today's version, damaged parts are put aside, and a game that was opened at its end
    // counts as counted.
    let lasting = |facts: &Facts| -> Facts {
        let passing = ["version", "stands", "damaged"];
        let is_passing = |fact: &String| {
            let name = name(fact);
            passing.contains(&name) || is_over(facts) && name == "counted"
        };
        let lasts = facts.iter().filter(|fact| !is_passing(fact));
        lasts.cloned().collect()
    };
    let mut wrong = Wrong::default();
    for file in SAVES {
        for save in saves(file) {
            // Such a save is never written over.
            if find(&save.facts, "stands") == Some("newer") {
                continue;
            }
            let place = || save_place(file, &save);
            let written = resumed(&save.kept, "").written;
            let again = resumed(&written, "");
            assert_eq!(again.written, written, "{}", place());
            let again = facts(&again);
            wrong.compare(&lasting(&again), &lasting(&save.facts), place);
            assert_eq!(find(&again, "stands"), Some("kept"), "{}", place());
        }
    }
    wrong.judge();
}

#[test]
fn the_facts_of_addresses_agree_with_a_second_reader() {
    for file in ADDRESSES {
        for (line, (address, told)) in (1..).zip(addresses(file)) {
            plain_addresses::check(&address, &told, &address_place(file, line, &address));
        }
    }
}

#[test]
fn the_facts_of_saves_agree_with_a_second_reader() {
    for file in SAVES {
        for save in saves(file) {
            plain_saves::check(&save.kept, &save.facts, &save_place(file, &save));
        }
    }
}

#[test]
fn there_are_two_hundred_of_each() {
    let refused = addresses("refused").len();
    let all: usize = ADDRESSES.iter().map(|file| addresses(file).len()).sum();
    assert!(refused >= 30 && all - refused >= 200, "{refused} of {all}");
    let all: usize = SAVES.iter().map(|file| saves(file).len()).sum();
    assert!(all >= 200, "{all}");
}

/// The facts of a visit: those that the page reports, and those that the second reader finds in the save
/// it writes. If both differ about a fact, both versions are in the list.
fn facts(visit: &Visit) -> Facts {
    let mut facts = visit.facts.clone();
    for fact in plain_saves::read(&visit.written, &visit.facts) {
        // A finished game is written as counted, even if it is not counted for anybody.
        let counts = fact == "counted=yes" && is_over(&visit.facts);
        if !counts && !visit.facts.contains(&fact) {
            facts.push(fact);
        }
    }
    facts
}

fn is_over(facts: &Facts) -> bool {
    find(facts, "turn").is_some_and(|turn| turn.starts_with("won"))
}

/// The facts by their names; those of one name stay as they stand.
fn by_name(facts: &Facts) -> Facts {
    let mut facts = facts.clone();
    facts.sort_by(|one, other| name(one).cmp(name(other)));
    facts
}

fn name(fact: &str) -> &str {
    fact.split('=').next().unwrap_or_default()
}

/// The differences from the stored facts.
#[derive(Default)]
struct Wrong(Vec<String>);

impl Wrong {
    fn compare(&mut self, made: &Facts, told: &Facts, place: impl Fn() -> String) {
        // That build kept the big screen from visit to visit.
        let [made, told] = [made, told].map(|facts| {
            let mut facts = by_name(facts);
            facts.retain(|fact| !fact.starts_with("setting big="));
            facts
        });
        let beyond = |these: &Facts, those: &Facts| -> Facts {
            let beyond = these.iter().filter(|fact| !those.contains(fact));
            beyond.cloned().collect()
        };
        if made != told {
            let (now, then) = (beyond(&made, &told), beyond(&told, &made));
            self.0
                .push(format!("{}\n  was {then:?}\n  is {now:?}", place()));
        }
    }

    /// Fails where there is any, and names each.
    fn judge(self) {
        let Self(all) = self;
        assert!(all.is_empty(), "{} differ:\n{}", all.len(), all.join("\n"));
    }
}
