//! Reads the sources of the page, far enough to find the imports of each file.

pub mod code;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;
use std::path::Path;

use self::code::{closing, is_word, tokens, without_texts};

/// A file, by its path in `src`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct File(String);

impl File {
    pub fn path(&self) -> &str {
        &self.0
    }

    /// The folder of `src` that it is in; a file beside the folders is one of its own.
    pub fn folder(&self) -> &str {
        let first = self.0.split('/').next().unwrap();
        first.strip_suffix(".rs").unwrap_or(first)
    }

    /// The path of its module.
    fn module(&self) -> Vec<String> {
        let path = self.0.strip_suffix(".rs").unwrap();
        let path = path.strip_suffix("/mod").unwrap_or(path);
        let parts = path.split('/').filter(|&part| part != "lib");
        parts.map(str::to_owned).collect()
    }
}

/// A path by which one file names something of another.
#[derive(Debug)]
pub struct Import {
    pub from: File,
    pub to: File,
    line: usize,
    path: Vec<String>,
    /// Whether the file only re-exports its imports.
    pub hands_on: bool,
}

impl fmt::Display for Import {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (file, line, path) = (self.from.path(), self.line, self.path.join("::"));
        write!(f, "{file}:{line}: {path}")
    }
}

/// A path as it stands in a file, beginning with a word that leads to a module.
#[derive(Clone, Debug)]
struct Named {
    line: usize,
    path: Vec<String>,
    /// The name under which `use` brings it in; a path elsewhere in the code has none.
    name: Option<String>,
    is_public: bool,
}

struct Source {
    file: File,
    code: String,
    paths: Vec<Named>,
    /// The words of its code outside `use`.
    words: BTreeSet<String>,
}

/// Files, and which imports which.
pub struct Sources {
    sources: Vec<Source>,
    imports: Vec<Import>,
}

impl Sources {
    /// The sources of the page.
    pub fn of_the_page() -> Self {
        let mut files = Vec::new();
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        collect(&root, &root, &mut files);
        // Nothing imports the file that starts the page.
        files.retain(|(path, _)| path != "main.rs");
        let files: Vec<_> = files
            .iter()
            .map(|(path, text)| (&**path, &**text))
            .collect();
        Self::new(&files)
    }

    /// Sources with these paths and texts.
    pub fn new(files: &[(&str, &str)]) -> Self {
        let sources: Vec<Source> = files.iter().map(|(path, text)| read(path, text)).collect();
        let modules: BTreeMap<Vec<String>, &Source> = sources
            .iter()
            .map(|source| (source.file.module(), source))
            .collect();
        let mut imports = Vec::new();
        for source in &sources {
            for named in &source.paths {
                let Some(to) = resolve(&modules, &source.file.module(), &named.path, 0) else {
                    continue;
                };
                // A folder that only hands something on is imported all the same.
                let first = named.path.get(1).map(std::slice::from_ref);
                let first = first.filter(|_| named.path[0] == "crate");
                if let Some(first) = first.and_then(|first| modules.get(first))
                    && ![to.folder(), source.file.folder()].contains(&first.file.folder())
                {
                    imports.push(Import {
                        from: source.file.clone(),
                        to: first.file.clone(),
                        line: named.line,
                        path: named.path.clone(),
                        hands_on: false,
                    });
                }
                let name = named.name.as_ref();
                imports.push(Import {
                    from: source.file.clone(),
                    to,
                    line: named.line,
                    path: named.path.clone(),
                    hands_on: named.is_public
                        && name.is_some_and(|name| !source.words.contains(name)),
                });
            }
        }
        Self { sources, imports }
    }

    /// The folders, each once.
    pub fn folders(&self) -> BTreeSet<&str> {
        self.sources
            .iter()
            .map(|source| source.file.folder())
            .collect()
    }

    /// Everything that one file imports of another.
    pub fn imports(&self) -> &[Import] {
        &self.imports
    }

    /// Leaves out the imports of one folder from another; returns whether there were any.
    pub fn leave_out(&mut self, from: &str, to: &str) -> bool {
        let before = self.imports.len();
        self.imports
            .retain(|import| (import.from.folder(), import.to.folder()) != (from, to));
        self.imports.len() < before
    }

    /// The lines whose code has these words.
    pub fn lines_with(&self, words: &str) -> Vec<String> {
        let mut found = Vec::new();
        for source in &self.sources {
            for (at, line) in source.code.lines().enumerate() {
                let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
                if line.contains(words) {
                    found.push(format!("{}:{}: {words}", source.file.path(), at + 1));
                }
            }
        }
        found
    }
}

fn collect(root: &Path, folder: &Path, files: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(root, &path, files);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            let path = path.strip_prefix(root).unwrap().to_str().unwrap();
            files.push((path.replace('\\', "/"), text));
        }
    }
    files.sort();
}

/// The file with the target of a path in this module, if it is one of ours. A re-export is searched at
/// its source.
fn resolve(
    modules: &BTreeMap<Vec<String>, &Source>,
    module: &[String],
    path: &[String],
    depth: usize,
) -> Option<File> {
    let mut here = module.to_vec();
    for (at, word) in path.iter().enumerate() {
        match word.as_str() {
            "crate" => here.clear(),
            "self" => {}
            "super" => {
                here.pop()?;
            }
            "*" => break,
            _ => {
                let child = [here.as_slice(), std::slice::from_ref(word)].concat();
                if modules.contains_key(&child) {
                    here = child;
                    continue;
                }
                let brought = modules[&here].paths.iter();
                let mut brought = brought.filter(|named| named.name.as_ref() == Some(word));
                if let Some(named) = brought.next()
                    && depth < 8
                    && named.path != path
                {
                    let path = [named.path.as_slice(), &path[at + 1..]].concat();
                    return resolve(modules, &here, &path, depth + 1);
                }
                // The path is in another crate, or leads to an item of the module.
                if at == 0 {
                    return None;
                }
                break;
            }
        }
    }
    Some(modules[&here].file.clone())
}

fn read(path: &str, text: &str) -> Source {
    let code = without_texts(text);
    let tokens = tokens(&code);
    let mut source = Source {
        file: File(path.to_owned()),
        code: code.clone(),
        paths: Vec::new(),
        words: BTreeSet::new(),
    };
    let mut at = 0;
    while at < tokens.len() {
        let word = |at: usize| tokens.get(at).map_or("", |(_, word)| word);
        match word(at) {
            // Tests may import the users of the things that they test.
            "mod" if word(at + 1) == "tests" && word(at + 2) == "{" => {
                at = closing(&tokens, at + 2);
            }
            "mod" => at += 1,
            "use" if word(at + 1) != "<" => {
                let is_public = at > 0 && matches!(word(at - 1), "pub" | ")");
                at += 1;
                let first = source.paths.len();
                at = read_use(&tokens, at, &[], &mut source.paths);
                for named in &mut source.paths[first..] {
                    named.is_public = is_public;
                }
            }
            "crate" | "self" | "super"
                if word(at + 1) == "::" && (at == 0 || word(at - 1) != "::") =>
            {
                let line = tokens[at].0;
                let mut path = vec![word(at).to_owned()];
                while word(at + 1) == "::" && is_word(word(at + 2)) {
                    at += 2;
                    path.push(word(at).to_owned());
                }
                source.paths.push(Named {
                    line,
                    path,
                    name: None,
                    is_public: false,
                });
            }
            other if is_word(other) => {
                source.words.insert(other.to_owned());
            }
            _ => {}
        }
        at += 1;
    }
    source
}

/// Reads the part after `use`, or within its braces, and returns its end.
fn read_use(
    tokens: &[(usize, &str)],
    mut at: usize,
    before: &[String],
    paths: &mut Vec<Named>,
) -> usize {
    let mut path = before.to_vec();
    let mut line = 0;
    let mut name = None;
    while at < tokens.len() {
        let (now, word) = tokens[at];
        match word {
            "{" => {
                at = read_use(tokens, at + 1, &path, paths);
                path = before.to_vec();
                name = None;
            }
            "," | "}" | ";" => {
                if let Some(name) = name.take() {
                    paths.push(Named {
                        line,
                        path: std::mem::replace(&mut path, before.to_vec()),
                        name: Some(name),
                        is_public: false,
                    });
                }
                if word != "," {
                    return at;
                }
            }
            "::" => {}
            "as" => {
                at += 1;
                name = Some(tokens[at].1.to_owned());
            }
            "self" if !path.is_empty() => {
                line = now;
                name = path.last().cloned();
            }
            word => {
                line = now;
                path.push(word.to_owned());
                name = Some(word.to_owned());
            }
        }
        at += 1;
    }
    at
}
