//! Builds the page: one pass, in which each file is written once.
//!
//! 1. Cargo compiles the program, and beside it the board of a first visit is drawn.
//! 2. The program is cut into the file of a first visit and the files of its chunks ([`program`]).
//! 3. Scripts and styles get their messages and become short ([`text`]).
//! 4. Each file gets its content's hash into its name. `index.html` names them, and the worker lists them.

mod address;
mod files;
mod merge;
mod program;
mod text;
mod weight;

use std::{
    collections::BTreeMap,
    fs::{self, File},
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, ensure};
use nim_catalogue::{ENGLISH, LanguageFiles, numbered};
use nim_serve::{Policy, headers_file};
use serde::{Deserialize, Serialize};

use self::{
    files::{Files, integrity, short_hash},
    program::Program,
    text::{MODULE, Text, put},
    weight::{Sizes, weigh},
};
use crate::command::{Workspace, read};

pub(crate) use self::address::SiteAddress;

/// Browsers that offer to install the page ask for these by names without a hash.
const MANIFEST: [&str; 2] = ["manifest.webmanifest", "icon-192.png"];

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

/// What a build leaves for the next one.
#[derive(Default, Deserialize, Serialize)]
struct Built {
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

    let mut draw = workspace.command("cargo");
    draw.args(["run", "--quiet", "--package", "nim-prerender"]);
    // Together, because the linker uses one processor.
    let (program, board) = rayon::join(
        || program::compile(workspace, page.features),
        || read(&mut draw),
    );
    let program = program.context("compiling the page")?;
    let board = board.context("drawing the board of a first visit")?;

    let folder = workspace.join(page.folder);
    let name = Path::new(page.folder).file_name().unwrap_or_default();
    let built = pages.join(name).with_extension("json");
    let before = fs::read_to_string(&built).unwrap_or_default();
    let before: Built = serde_json::from_str(&before).unwrap_or_default();
    let stamp = stamp(workspace, &program, &board, page)?;
    if before.stamp == stamp && folder.join("index.html").is_file() {
        println!("{} is up to date.", folder.display());
        return Ok(folder);
    }
    let program = program::cut(workspace, &program)?;
    // A server never sees half a page.
    let work = tempfile::tempdir_in(&pages).context("making a folder for the page")?;
    let new = work.path().join("page");
    assemble(workspace, program, &board, page)?.write(&new)?;
    let mut compress = workspace.command("node");
    compress.arg("xtask/src/build/compress.mjs").arg(&new);
    read(&mut compress).context("compressing the page")?;
    let sizes = weigh(&new, &before.sizes)?;
    if folder.exists() {
        fs::remove_dir_all(&folder).with_context(|| format!("removing {}", folder.display()))?;
    }
    fs::write(&built, serde_json::to_string(&Built { stamp, sizes })?)
        .with_context(|| format!("writing {}", built.display()))?;
    fs::rename(&new, &folder)
        .with_context(|| format!("moving the page to {}", folder.display()))?;
    Ok(folder)
}

/// One hash over all that a page is made of.
fn stamp(workspace: &Workspace, program: &[u8], board: &str, page: &Page) -> Result<String> {
    let site = page.site.as_ref().map_or("", SiteAddress::as_str);
    let mut all = [program, board.as_bytes(), site.as_bytes()].concat();
    let mut inputs = vec![
        workspace.join("Cargo.lock"),
        workspace.join("index.html"),
        workspace.join("xtask/package-lock.json"),
    ];
    for folder in [
        "assets",
        "styles",
        "locales",
        "crates/catalogue/src",
        "crates/serve/src",
        "xtask/src/build",
    ] {
        let folder = workspace.join(folder);
        inputs.extend(files::below(&folder)?.iter().map(|file| folder.join(file)));
    }
    inputs.push(workspace.join("xtask/src/build.rs"));
    for input in inputs {
        all.extend(input.to_string_lossy().bytes());
        all.extend(fs::read(&input).with_context(|| format!("reading {}", input.display()))?);
    }
    Ok(integrity(&all))
}

/// The files of the page.
fn assemble(workspace: &Workspace, program: Program, drawn: &str, page: &Page) -> Result<Files> {
    let site = page.site.as_ref();
    let text = Text::of(workspace)?;
    let mut files = Files::default();
    let script = files.add_hashed("nim", "js", text.short(&MODULE, &program.script)?);
    let languages = add_languages(&text, &mut files);
    let wasm = files.add_hashed("nim", "wasm", program.first);
    let chunks = add_chunks(workspace, &text, &mut files, program.later, program.chunks)?;
    let drawn: Prerendered = serde_json::from_str(drawn).context("reading the drawn boards")?;
    let routes = &drawn.routes;
    let icon = files.add_hashed("icon", "svg", text.read("assets/icon.svg")?);
    let update = files.add_hashed("update", "css", text.style("assets/update.css")?);
    let boot = text.short(&MODULE, &boot(&text)?)?;
    let boot = files.add_hashed("boot", "js", boot);
    files.add("licences.txt", text.read("assets/licences.txt")?);
    for file in files::below(&workspace.join("assets/site"))? {
        files.add(&file, text.site(&file)?);
    }

    let inline = |file: &str, values: &[(&str, &str)]| -> Result<String> {
        let script = text.script(file, values)?;
        Ok(format!("<script>{script}</script>"))
    };
    let head = inline("assets/head.js", &[("\"<languages>\"", &text.tags()?)])?;
    let translate = inline("assets/translate.js", &[])?;
    let style = text.style("styles/table.css")?;
    let mut page = text.document("index.html")?;
    let mut lost = files.text("404.html")?;
    page = put(&page, "<!-- style -->", &format!("<style>{style}</style>"))?;
    page = put(&page, "<!-- early.js -->", &inline("assets/early.js", &[])?)?;
    for (document, source) in [
        (&mut page, "index.html"),
        (&mut lost, "assets/site/404.html"),
    ] {
        let translations = translations(&text, source, &drawn.boards)?;
        *document = put(document, "<!-- head.js -->", &head)?;
        *document = put(document, "<!-- translations -->", &translations)?;
        *document = put(document, "<!-- translate.js -->", &translate)?;
    }
    let english = drawn.boards.iter().find(|board| board.language == ENGLISH);
    let english = english.context("there is no English board")?;
    page = put(&page, BOARD, &english.marked()?)?;
    if let Some(site) = site {
        page = put(&page, SiteAddress::NONE, &site.tags())?;
        // In each language.
        let home = format!("id=\"home\" href=\"{}\"", site.as_str());
        let places = lost.matches(HOME).count();
        ensure!(places == drawn.boards.len(), "{places} links lead home");
        lost = lost.replace(HOME, &home);
    }

    let listed = serde_json::to_string(&languages)?;
    let start = format!(
        "<link rel=\"icon\" href=\"./{icon}\">\n    \
         <link rel=\"modulepreload\" href=\"./{script}\">\n    \
         <link rel=\"preload\" href=\"./{wasm}\" as=\"fetch\" type=\"application/wasm\" crossorigin>\n    \
         <script type=\"module\" id=\"boot\" src=\"./{boot}\" data-js=\"./{script}\" data-wasm=\"./{wasm}\" \
         data-parts='{chunks}' data-languages='{listed}' data-routes='{routes}' data-offline=\"./offline-<version>.js\"></script>"
    );
    page = put(&page, "<!-- start -->", &start)?;

    // The name of the version is a hash over all that it names.
    let offline = text.module("assets/offline.js", &[("<update.css>", &update)])?;
    let worker = text.read("assets/sw.js")?;
    let all = [
        &page,
        &lost,
        &offline,
        &worker,
        &Policy::standing(),
        &files.sums()?,
    ];
    let version = short_hash(all.map(String::as_bytes).concat().as_slice());
    page = put(&page, "<version>", &version)?;
    files.add(&format!("offline-{version}.js"), offline);

    let policy = Policy::admitting([page.as_str(), &lost]);
    // Both documents have a style of their own, one more script of their own, and two in common.
    let admitted = policy.meta().matches("'sha256-").count();
    ensure!(
        admitted == 6,
        "the documents have {admitted} inline scripts and styles instead of 6"
    );
    let meta = format!(
        "<meta http-equiv=\"content-security-policy\" content=\"{}\">",
        policy.meta()
    );
    for (name, document) in [("index.html", page), ("404.html", lost)] {
        files.add(name, put(&document, "<!-- policy -->", &meta)?);
    }

    let mut kept: BTreeMap<_, _> = files.kept(&MANIFEST).collect();
    let languages: BTreeMap<_, _> = languages
        .iter()
        .filter_map(|(tag, file)| Some((tag, kept.remove_entry(file.strip_prefix("./")?)?)))
        .collect();
    let worker = put(&worker, "\"<files>\"", &serde_json::to_string(&kept)?)?;
    let worker = put(
        &worker,
        "\"<languages>\"",
        &serde_json::to_string(&languages)?,
    )?;
    let worker = put(&worker, "<version>", &version)?;
    files.add("sw.js", text.short(&["--loader=js"], &worker)?);
    files.add("_headers", headers_file(&policy, files.names()));
    Ok(files)
}

/// The script that starts the program, with the number of messages and what keeps the program apart from translators.
fn boot(text: &Text) -> Result<String> {
    let english = text.languages.first().context("there is no language")?;
    let count = english.messages().count().to_string();
    let boot = put(&text.read("assets/boot.js")?, "\"<messages>\"", &count)?;
    Ok([text.read("assets/translated.js")?, boot].concat())
}

/// The output of `crates/prerender`.
#[derive(Deserialize)]
struct Prerendered {
    routes: String,
    boards: Vec<PrerenderedBoard>,
}

/// The board of a first visit in a language, and what each choice on it says.
#[derive(Deserialize)]
struct PrerenderedBoard {
    language: String,
    choices: String,
    markup: String,
}

impl PrerenderedBoard {
    /// Marked, so that it differs from the program's own drawing.
    fn marked(&self) -> Result<String> {
        let choices = self.choices.replace('&', "&amp;").replace('\'', "&#39;");
        let marked = format!("<div data-drawn data-choices='{choices}' class=\"app\"");
        put(&self.markup, "<div class=\"app\"", &marked)
    }
}

/// The link of the page of a wrong address.
const HOME: &str = "id=\"home\" href=\"./\"";

/// The place of the board in `index.html`.
const BOARD: &str = "<!-- board -->";

/// The title and the element `app` of a document in each language but English, each in a template.
fn translations(text: &Text, file: &str, boards: &[PrerenderedBoard]) -> Result<String> {
    let document = text.source(file)?;
    let between = |begin: &str, end: &str| {
        let (_, rest) = document.split_once(begin)?;
        rest.split_once(end).map(|(part, _)| part)
    };
    let title = between("<title>", "</title>").context("there is no title")?;
    let app = between("id=\"app\">", "<!-- translations -->")
        .and_then(|rest| rest.rsplit_once("</"))
        .with_context(|| format!("{file} has no element app before its translations"))?;
    let others = boards.iter().filter(|board| board.language != ENGLISH);
    let template = |board: &PrerenderedBoard| -> Result<String> {
        let language = &board.language;
        let [title, app] = [title, app.0.trim()].map(|part| text.translated(language, part));
        let app = app?.replace(BOARD, &board.marked()?);
        let title = title?.replace('"', "&quot;");
        Ok(format!(
            "<template lang=\"{language}\" title=\"{title}\">{app}</template>"
        ))
    };
    others.map(template).collect()
}

/// Adds the file of each language but English, and returns their names by the tags.
fn add_languages(text: &Text, files: &mut Files) -> BTreeMap<String, String> {
    let others = text.languages.iter().filter(|known| known.tag != ENGLISH);
    let mut add = |language: &LanguageFiles| {
        let name = files.add_hashed(&language.tag, "txt", numbered(language));
        (language.tag.clone(), format!("./{name}"))
    };
    others.map(&mut add).collect()
}

/// Adds the files of each chunk, and returns their list for `boot.js`.
fn add_chunks(
    workspace: &Workspace,
    text: &Text,
    files: &mut Files,
    later: BTreeMap<String, Vec<u8>>,
    chunks: BTreeMap<String, Vec<String>>,
) -> Result<String> {
    let mut names = BTreeMap::new();
    for (stem, code) in later {
        let name = files.add_hashed(&stem, "wasm", code);
        names.insert(stem, name);
    }
    let mut list = BTreeMap::<_, Vec<_>>::new();
    for (chunk, stems) in chunks {
        let files = stems.iter().map(|stem| format!("./{}", names[stem]));
        list.insert(chunk, files.collect());
    }
    for style in files::below(&workspace.join("styles"))? {
        let Some(chunk) = style
            .strip_suffix(".css")
            .filter(|name| !name.contains('/'))
        else {
            continue;
        };
        // These two stand in the document.
        if !["table", "tokens"].contains(&chunk) {
            let all = list.get_mut(chunk);
            let all =
                all.with_context(|| format!("styles/{style}: there is no chunk of this name"))?;
            let style = text.style(Path::new("styles").join(&style))?;
            all.push(format!("./{}", files.add_hashed(chunk, "css", style)));
        }
    }
    Ok(serde_json::to_string(&list)?)
}
