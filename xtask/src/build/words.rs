//! The files of each language but English: the messages that the program of a first visit says, and those of each
//! chunk. They are found by the English ones, which stand in the program.

use std::collections::{BTreeMap, BTreeSet};

use memchr::memmem;
use nim_catalogue::{Language, Message, keyed};

/// The messages that only scripts say. They come with those of a first visit.
const OF_SCRIPTS: [&str; 2] = ["stop", "update"];

/// The name of the chunk of a first visit.
pub(super) const FIRST: &str = "";

/// For each language but English, of each chunk the messages, as the page reads them. A chunk has none of those that
/// come with a first visit.
pub(super) fn words(
    languages: &[Language],
    first: &[u8],
    chunks: &BTreeMap<String, Vec<&[u8]>>,
) -> BTreeMap<String, BTreeMap<String, String>> {
    let Some((english, others)) = languages.split_first() else {
        return BTreeMap::new();
    };
    let messages: Vec<&Message> = english.messages().collect();
    let of_scripts: BTreeSet<&str> = english
        .areas
        .iter()
        .filter(|area| OF_SCRIPTS.contains(&&*area.name))
        .flat_map(|area| &area.messages)
        .map(|message| &*message.pattern)
        .collect();
    let said = |code: &[u8]| -> BTreeSet<usize> {
        let says =
            |place: &usize| memmem::find(code, messages[*place].pattern.as_bytes()).is_some();
        (0..messages.len()).filter(says).collect()
    };
    let mut at_first = said(first);
    let scripts = (0..messages.len()).filter(|&at| of_scripts.contains(&*messages[at].pattern));
    at_first.extend(scripts);
    let mut said_in: BTreeMap<&str, BTreeSet<usize>> = chunks
        .iter()
        .map(|(chunk, codes)| {
            let all = codes.iter().flat_map(|code| said(code));
            (
                chunk.as_str(),
                all.filter(|at| !at_first.contains(at)).collect(),
            )
        })
        .collect();
    said_in.insert(FIRST, at_first);
    let files = |language: &Language| {
        let translated: Vec<&Message> = language.messages().collect();
        let file = |(&chunk, places): (&&str, &BTreeSet<usize>)| {
            let pairs = places.iter().map(|&at| (messages[at], translated[at]));
            (chunk.to_owned(), keyed(pairs))
        };
        said_in.iter().map(file).collect()
    };
    others
        .iter()
        .map(|language| (language.tag.clone(), files(language)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_comes_with_the_first_file_that_says_it() {
        let language = |tag: &str, source: &str| Language {
            tag: tag.to_owned(),
            name: tag.to_owned(),
            areas: vec![nim_catalogue::area("page", "page.ftl", source).unwrap()],
        };
        let languages = [
            language(
                "en",
                "play = Play now\nlearn = Learn it\nboth = Everywhere\n",
            ),
            language("de", "play = Spielen\nlearn = Lernen\nboth = Überall\n"),
        ];
        let chunks = BTreeMap::from([("teach".to_owned(), vec![&b"..Learn it.Everywhere"[..]])]);
        let words = words(&languages, b"\0asm Play now, Everywhere", &chunks);
        let german = &words["de"];
        assert!(german[FIRST].contains("=Spielen\0") && german[FIRST].contains("=Überall\0"));
        assert!(german["teach"].ends_with("=Lernen\0") && !german["teach"].contains("Überall"));
    }
}
