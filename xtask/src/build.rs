//! Builds the page: one pass, in which each file is written once.
//!
//! 1. Cargo compiles the program. The board of a first visit is in the checkout ([`picture`]).
//! 2. The program is cut into the file of a first visit and the files of its chunks ([`program`]).
//! 3. Scripts and styles get their messages and become short ([`text`]).
//! 4. Each file gets its content's hash into its name. `index.html` names them, and the worker lists them.

mod address;
mod files;
mod headers;
mod merge;
mod picture;
mod policy;
mod program;
mod text;
mod weight;

use std::{
    collections::{BTreeMap, BTreeSet},
    fs::{self, File},
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use nim_catalogue::{ENGLISH, numbered};
use serde::{Deserialize, Serialize};

use self::{
    files::{Files, add_input, entries, integrity, short_hash},
    headers::headers_file,
    picture::{DrawnBoard, Picture},
    policy::Policy,
    program::Program,
    text::{MODULE, SCRIPT, Text, between, put},
    weight::{Loaded, Sizes, weigh},
};
use crate::command::{Workspace, read};

pub(crate) use self::{address::SiteAddress, picture::draw};

/// The worker keeps these by names without a hash: what browsers ask for that offer to install the page, and what a
/// person can open.
const UNHASHED: [&str; 3] = ["manifest.webmanifest", "icon-192.png", "licences.txt"];

/// A page to build.
#[derive(Debug)]
pub(crate) struct Page {
    /// The folder below the checkout.
    folder: &'static str,
    /// The features of the program. `later` marks its chunks.
    pub(crate) features: &'static str,
    /// The address that the page will have, where that is known.
    site: Option<SiteAddress>,
}

impl Page {
    /// For tests, measurements and pictures.
    pub(crate) const TESTED: Self = Self {
        folder: "target/pages/release",
        features: "later",
        site: None,
    };

    /// For tests, with a program that ends on command.
    pub(crate) const FAULTY: Self = Self {
        folder: "target/pages/faulty",
        features: "later,test-faults",
        site: None,
    };

    /// For people.
    pub(crate) fn published(site: Option<SiteAddress>) -> Self {
        Self {
            folder: "dist",
            site,
            ..Self::TESTED
        }
    }
}

/// The addresses of the files of each chunk.
type Chunks = BTreeMap<String, Vec<String>>;

/// What a build leaves for the next one.
#[derive(Default, Deserialize, Serialize)]
struct LastBuild {
    stamp: String,
    sizes: Sizes,
}

/// Builds a page, unless it is there and nothing has changed, prints its sizes, and returns its folder. The
/// tools must be there. A size above its limit is an error.
pub(crate) fn build(workspace: &Workspace, page: &Page) -> Result<PathBuf> {
    let pages = workspace.join("target/pages");
    fs::create_dir_all(&pages).context("making target/pages")?;
    // Two builds would take each other's program.
    let lock = File::create(pages.join("lock")).context("making target/pages/lock")?;
    lock.lock().context("waiting for another build")?;

    let linked = program::compile(workspace, page.features).context("compiling the page")?;
    let picture = Picture::committed(workspace)?;
    let folder = workspace.join(page.folder);
    let name = Path::new(page.folder).file_name().unwrap_or_default();
    let record = pages.join(name).with_extension("json");
    let before = fs::read_to_string(&record).unwrap_or_default();
    let before: LastBuild = serde_json::from_str(&before).unwrap_or_default();
    let stamp = stamp_of(workspace, &linked, page)?;
    if before.stamp == stamp && folder.join("index.html").is_file() {
        println!("{} is up to date.", folder.display());
        return Ok(folder);
    }
    let program = program::cut(workspace, &linked)?;
    // A server never sees half a page.
    let work = tempfile::tempdir_in(&pages).context("making a folder for the page")?;
    let new = work.path().join("page");
    let (files, loaded) = assemble(workspace, program, &picture, page)?;
    files.write(&new)?;
    let mut compress = workspace.command("node");
    compress.arg("xtask/src/build/compress.mjs").arg(&new);
    read(&mut compress).context("compressing the page")?;
    let sizes = weigh(&new, &loaded, &before.sizes)?;
    if folder.exists() {
        fs::remove_dir_all(&folder).with_context(|| format!("removing {}", folder.display()))?;
    }
    fs::write(&record, serde_json::to_string(&LastBuild { stamp, sizes })?)
        .with_context(|| format!("writing {}", record.display()))?;
    fs::rename(&new, &folder)
        .with_context(|| format!("moving the page to {}", folder.display()))?;
    Ok(folder)
}

/// One hash over all that a page is made of.
fn stamp_of(workspace: &Workspace, linked: &[u8], page: &Page) -> Result<String> {
    let site = page.site.as_ref().map_or("", SiteAddress::as_str);
    let mut all = [linked, site.as_bytes()].concat();
    for input in [
        "Cargo.lock",
        "assets",
        "crates/catalogue/src",
        "index.html",
        "locales",
        "src/scripts",
        "styles",
        "xtask/package-lock.json",
        "xtask/src",
    ] {
        add_input(workspace, input, &mut all)?;
    }
    Ok(integrity(&all))
}

/// The files of the page, and when a browser loads them.
fn assemble(
    workspace: &Workspace,
    program: Program,
    picture: &Picture,
    page: &Page,
) -> Result<(Files, Loaded)> {
    let text = Text::of(workspace)?;
    let mut files = Files::default();
    let script = files.add_hashed("nim", "js", text.short(&MODULE, &program.script)?);
    let languages = add_languages(&text, &mut files);
    let wasm = files.add_hashed("nim", "wasm", program.first);
    let chunks = add_chunks(workspace, &text, &mut files, program.later, program.chunks)?;
    let icon = files.add_hashed("icon", "svg", text.read("assets/icon.svg")?);
    let update = files.add_hashed("update", "css", text.style("assets/update.css")?);
    let style = files.add_hashed("table", "css", text.style("styles/table.css")?);
    let boot = boot_script(&text, &chunks, picture, &languages)?;
    let boot = files.add_hashed("boot", "js", boot);
    files.add("licences.txt", text.read("assets/licences.txt")?);
    for path in entries(&workspace.join("assets/site"))? {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let content = fs::read(&path).with_context(|| format!("reading {}", path.display()))?;
        // Pictures have no messages.
        let content = match String::from_utf8(content) {
            Ok(content) => {
                let filled = text.filled(ENGLISH, &content);
                let filled = filled.with_context(|| format!("filling {}", path.display()))?;
                filled.into_bytes()
            }
            Err(picture) => picture.into_bytes(),
        };
        files.add(&name, content);
    }

    let [mut document, not_found] = documents(&text, &picture.boards, page.site.as_ref())?;
    let start = format!(
        "<link rel=\"icon\" href=\"./{icon}\">\n    \
         <link rel=\"modulepreload\" href=\"./{script}\">\n    \
         <link rel=\"preload\" href=\"./{wasm}\" as=\"fetch\" type=\"application/wasm\" crossorigin>\n    \
         <link rel=\"preload\" href=\"./{style}\" as=\"style\">\n    \
         <script type=\"module\" id=\"boot\" src=\"./{boot}\" data-js=\"./{script}\" data-wasm=\"./{wasm}\" data-style=\"./{style}\" \
         data-offline=\"./offline-<version>.js\"></script>"
    );
    document = put(&document, "<!-- start -->", &start)?;

    // The name of the version is a hash over all that belongs to it.
    let offline = put(
        &text.read("src/scripts/offline.js")?,
        "<update.css>",
        &update,
    )?;
    let offline = text.short(&MODULE, &offline)?;
    let worker = text.read("src/scripts/sw.js")?;
    let all = [
        &document,
        &not_found,
        &offline,
        &worker,
        &Policy::standing(),
        &serde_json::to_string(&files.sums())?,
    ];
    let version = short_hash(all.map(String::as_bytes).concat().as_slice());
    document = put(&document, "<version>", &version)?;
    files.add_with_hash("offline", &version, "js", offline);

    let policy = Policy::admitting([document.as_str(), &not_found]);
    for (name, document) in [("index.html", document), ("404.html", not_found)] {
        let meta = format!(
            "<meta http-equiv=\"content-security-policy\" content=\"{}\">",
            Policy::admitting([document.as_str()]).meta()
        );
        files.add(name, put(&document, "<!-- policy -->", &meta)?);
    }

    let mut kept = files.sums();
    kept.retain(|name, _| files.hashed.contains(*name) || UNHASHED.contains(name));
    let kept_languages: BTreeMap<_, _> = languages
        .iter()
        .filter_map(|(tag, file)| Some((tag, kept.remove_entry(file.strip_prefix("./")?)?)))
        .collect();
    let worker = put(&worker, "\"<files>\"", &serde_json::to_string(&kept)?)?;
    let kept_languages = serde_json::to_string(&kept_languages)?;
    let worker = put(&worker, "\"<languages>\"", &kept_languages)?;
    let worker = put(&worker, "<version>", &version)?;
    let first = BTreeSet::from([icon, script, wasm, style, boot, "index.html".to_owned()]);
    let mut offline: BTreeSet<_> = kept.into_keys().map(str::to_owned).collect();
    offline.retain(|name| !first.contains(name));
    // The worker itself comes with its list.
    offline.insert("sw.js".to_owned());
    files.add("sw.js", text.short(&SCRIPT, &worker)?);
    files.add("_headers", headers_file(&policy, &files.hashed));
    let loaded = Loaded {
        first,
        chunks,
        offline,
    };
    Ok((files, loaded))
}

/// `index.html` and `404.html`, complete but for the names of other files, the version and the policy.
fn documents(
    text: &Text,
    boards: &[DrawnBoard],
    site: Option<&SiteAddress>,
) -> Result<[String; 2]> {
    let mut document = text.source("index.html")?;
    let (begin, end) = ("    <!-- development -->\n", "    <!-- /development -->\n");
    let development = [begin, between(&document, begin, end)?, end].concat();
    document = put(&document, &development, "")?;
    let mut not_found = text.source("assets/site/404.html")?;
    if let Some(site) = site {
        document = put(&document, SiteAddress::NONE, &site.tags())?;
        let home = format!("id=\"home\" href=\"{}\"", site.as_str());
        not_found = put(&not_found, "id=\"home\" href=\"./\"", &home)?;
    }
    let inline = |script: &str| -> Result<String> {
        let script = text.short(&SCRIPT, script)?;
        Ok(format!("<script>{script}</script>"))
    };
    let tags: Vec<_> = text.languages.iter().map(|known| &known.tag).collect();
    let tags = serde_json::to_string(&tags)?;
    let head = put(&text.read("src/scripts/head.js")?, "\"<languages>\"", &tags)?;
    let translate = text.read("src/scripts/translate.js")?;
    // Two files in one script need one hash in the policy. Only the table is played before the program is there.
    let early = head.clone() + &text.read("src/scripts/early.js")?;
    let sent = translate.clone() + &text.read("src/scripts/sent.js")?;
    let (english, others) = boards.split_first().context("no board is drawn")?;
    for (html, head, translate) in [
        (&mut document, &early, &sent),
        (&mut not_found, &head, &translate),
    ] {
        let translated = templates(text, html, others)?;
        *html = text.filled(ENGLISH, html)?;
        *html = put(html, "<!-- head.js -->", &inline(head)?)?;
        *html = put(html, "<!-- translations -->", &translated)?;
        *html = put(html, "<!-- translate.js -->", &inline(translate)?)?;
    }
    let style = text.style("styles/first.css")?;
    let style = format!("<style>{style}</style>");
    document = put(&document, "<!-- style -->", &style)?;
    document = put(&document, BOARD, &english.marked()?)?;
    Ok([document, not_found])
}

/// The script that starts the program, with its lists, the number of messages, and what keeps the program apart from
/// translators.
fn boot_script(
    text: &Text,
    chunks: &Chunks,
    picture: &Picture,
    languages: &BTreeMap<String, String>,
) -> Result<String> {
    let english = text.languages.first().context("there is no language")?;
    let count = english.messages().count().to_string();
    let boot = put(&text.read("src/scripts/boot.js")?, "\"<messages>\"", &count)?;
    let boot = put(&boot, "\"<chunks>\"", &serde_json::to_string(chunks)?)?;
    let routes = serde_json::to_string(&picture.routes)?;
    let boot = put(&boot, "\"<routes>\"", &routes)?;
    let languages = serde_json::to_string(languages)?;
    let boot = put(&boot, "\"<languages>\"", &languages)?;
    let translated = text.read("src/scripts/translated.js")?;
    text.short(&MODULE, &[translated, boot].concat())
}

/// The place of the board in `index.html`.
const BOARD: &str = "<!-- board -->";

/// A template for each of these languages, with the title and the element `app` of a document.
fn templates(text: &Text, document: &str, boards: &[DrawnBoard]) -> Result<String> {
    let title = between(document, "<title>", "</title>")?;
    let app = between(document, "id=\"app\">", "<!-- translations -->")?;
    let (app, _) = app.rsplit_once("</").context("the element app is open")?;
    let template = |board: &DrawnBoard| -> Result<String> {
        let language = &board.language;
        let title = text.filled(language, title)?.replace('"', "&quot;");
        let app = text.filled(language, app.trim())?;
        let app = app.replace(BOARD, &board.marked()?);
        Ok(format!(
            "<template lang=\"{language}\" title=\"{title}\">{app}</template>"
        ))
    };
    boards.iter().map(template).collect()
}

/// Adds the file of each language but English, and returns the address of each by its tag.
fn add_languages(text: &Text, files: &mut Files) -> BTreeMap<String, String> {
    let others = text.languages.iter().filter(|known| known.tag != ENGLISH);
    let added = others.map(|language| {
        let name = files.add_hashed(&language.tag, "txt", numbered(language));
        (language.tag.clone(), format!("./{name}"))
    });
    added.collect()
}

/// Adds the files of each chunk.
fn add_chunks(
    workspace: &Workspace,
    text: &Text,
    files: &mut Files,
    later: BTreeMap<String, Vec<u8>>,
    chunks: BTreeMap<String, Vec<String>>,
) -> Result<Chunks> {
    let mut names = BTreeMap::new();
    for (stem, code) in later {
        let name = files.add_hashed(&stem, "wasm", code);
        names.insert(stem, format!("./{name}"));
    }
    let mut list = Chunks::new();
    for (chunk, stems) in chunks {
        let code = stems.iter().map(|stem| names[stem].clone());
        list.insert(chunk, code.collect());
    }
    for path in entries(&workspace.join("styles"))? {
        let chunk = path.file_stem().unwrap_or_default().to_string_lossy();
        // Those of the document, and those that load beside the program.
        if path.is_dir() || ["first", "table", "tokens"].contains(&&*chunk) {
            continue;
        }
        let style = format!("styles/{chunk}.css");
        let all = list.get_mut(&*chunk);
        let all = all.with_context(|| format!("{style}: there is no chunk of this name"))?;
        let name = files.add_hashed(&chunk, "css", text.style(&style)?);
        all.push(format!("./{name}"));
    }
    Ok(list)
}
