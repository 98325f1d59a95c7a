//! The files of `data/earlier-build`, read and written.

use std::{collections::BTreeMap, env, fs, path::PathBuf};

use serde_json::{Value, json};

use super::{by_name, name};

/// The stored facts of an address or of a save, each as `name=value`.
pub type Facts = Vec<String>;

/// The saved texts of a browser, by their names.
pub type Kept = BTreeMap<String, String>;

pub const ADDRESSES: [&str; 7] = [
    "games",
    "boards",
    "lessons",
    "puzzles",
    "reviews",
    "statistics",
    "refused",
];

pub const SAVES: [&str; 13] = [
    "first-games",
    "games",
    "games-by-link",
    "visits",
    "waiting",
    "settings",
    "statistics",
    "lessons",
    "puzzles",
    "schools",
    "older",
    "damaged",
    "newer",
];

/// A save with its facts.
pub struct Save {
    pub name: String,
    pub kept: Kept,
    pub facts: Facts,
}

impl Save {
    fn read(value: &Value, usual: &Facts) -> Self {
        let lines = |value: &Value| -> Vec<String> {
            let lines = value.as_array().unwrap().iter();
            lines
                .map(|line| line.as_str().unwrap().to_owned())
                .collect()
        };
        let kept = value["kept"].as_object().unwrap().iter();
        let mut facts = lines(&value["facts"]);
        let is_told = |usual: &&String| facts.iter().any(|told| name(told) == name(usual));
        let left_out: Facts = usual
            .iter()
            .filter(|usual| !is_told(usual))
            .cloned()
            .collect();
        facts.extend(left_out);
        Self {
            name: value["name"].as_str().unwrap().to_owned(),
            kept: kept
                .map(|(name, text)| (name.clone(), lines(text).join("\n")))
                .collect(),
            facts,
        }
    }

    fn write(&self, usual: &Facts) -> Value {
        let lines = |text: &String| text.split('\n').map(str::to_owned).collect();
        let kept: BTreeMap<&String, Vec<String>> = self
            .kept
            .iter()
            .map(|(name, text)| (name, lines(text)))
            .collect();
        let mut facts = by_name(&self.facts);
        facts.retain(|told| !usual.contains(told));
        json!({ "name": self.name, "kept": kept, "facts": facts })
    }
}

pub fn address_place(file: &str, line: usize, address: &str) -> String {
    format!("addresses/{file}.txt, line {line}: {address}")
}

pub fn save_place(file: &str, save: &Save) -> String {
    format!("saves/{file}.json: {}", save.name)
}

fn data(file: &str) -> PathBuf {
    let folder = [
        env!("CARGO_MANIFEST_DIR"),
        "tests/host/data/earlier-build",
        file,
    ];
    folder.iter().collect()
}

fn lines(file: &str) -> Vec<String> {
    let text = fs::read_to_string(data(file)).unwrap();
    text.split_terminator('\n').map(str::to_owned).collect()
}

/// The addresses of a file, each with its facts.
pub fn addresses(file: &str) -> Vec<(String, Facts)> {
    let entry = |line: String| {
        let mut columns = line.split('\t').map(str::to_owned);
        (columns.next().unwrap(), columns.collect())
    };
    let lines = lines(&format!("addresses/{file}.txt"));
    lines.into_iter().map(entry).collect()
}

/// The saves of a file, each with its facts; missing facts are as on a first visit.
pub fn saves(file: &str) -> Vec<Save> {
    let usual = lines("usual.txt");
    let text = fs::read_to_string(data(&format!("saves/{file}.json"))).unwrap();
    let all: Vec<Value> = serde_json::from_str(&text).unwrap();
    all.iter().map(|save| Save::read(save, &usual)).collect()
}

/// Whether all facts should be written anew, instead of compared: only after an address or a save was
/// added.
pub fn writes_anew() -> bool {
    env::var_os("NIM_FACTS").is_some_and(|how| how == "anew")
}

pub fn write_addresses(file: &str, addresses: &[(String, Facts)]) {
    let lines = addresses.iter();
    let lines = lines.map(|(address, facts)| format!("{address}\t{}\n", facts.join("\t")));
    let path = data(&format!("addresses/{file}.txt"));
    fs::write(path, lines.collect::<String>()).unwrap();
}

pub fn write_saves(file: &str, saves: &[Save]) {
    let usual = lines("usual.txt");
    let all: Vec<Value> = saves.iter().map(|save| save.write(&usual)).collect();
    let text = serde_json::to_string_pretty(&all).unwrap() + "\n";
    fs::write(data(&format!("saves/{file}.json")), text).unwrap();
}

/// The fact under a name.
pub fn find<'a>(facts: &'a [String], name: &str) -> Option<&'a str> {
    let mut told = facts.iter().filter_map(|fact| fact.split_once('='));
    told.find_map(|(told, value)| (told == name).then_some(value))
}
