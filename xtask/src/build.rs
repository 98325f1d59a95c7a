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
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, ensure};
use nim_serve::{Policy, headers_file};

use self::{
    files::{Files, digits, integrity},
    program::Program,
    text::{Text, put},
};
use crate::command::{Workspace, read};

pub(crate) use self::{address::Address, program::FEATURE as CUT};

/// The feature that lets the program end on command.
pub(crate) const FAULTS: &str = "test-faults";

/// Browsers that offer to install the page ask for these by names without a hash.
const MANIFEST: [&str; 2] = ["manifest.webmanifest", "icon-192.png"];

/// The pages that are built.
#[derive(Clone, Debug)]
pub(crate) enum Page {
    /// For people, in `dist`, with the address that the page will have where that is known.
    Published(Option<Address>),
    /// The same, for tests, measurements and pictures.
    Tested,
    /// For tests: its program ends on command.
    Faulty,
}

impl Page {
    fn folder(&self, workspace: &Workspace) -> PathBuf {
        workspace.join(match self {
            Self::Published(_) => "dist",
            Self::Tested => "target/pages/release",
            Self::Faulty => "target/pages/faulty",
        })
    }
}

/// Builds a page, unless it is there and nothing has changed, and returns its folder. The tools must be
/// there.
pub(crate) fn build(workspace: &Workspace, page: &Page) -> Result<PathBuf> {
    let folder = page.folder(workspace);
    let features: &[&str] = match page {
        Page::Faulty => &[CUT, FAULTS],
        Page::Published(_) | Page::Tested => &[CUT],
    };
    let mut draw = workspace.command("cargo");
    draw.args(["run", "--quiet", "--package", "nim-prerender"]);
    // Together, because the linker uses one processor.
    let (program, board) =
        rayon::join(|| program::compile(workspace, features), || read(&mut draw));
    let program = program.context("compiling the page")?;
    let board = board.context("drawing the board of a first visit")?;
    let site = match page {
        Page::Published(site) => site.as_ref(),
        Page::Tested | Page::Faulty => None,
    };

    let stamp = stamp(workspace, &program, &board, site)?;
    let stamped = folder.with_extension("stamp");
    if folder.join("index.html").is_file()
        && fs::read_to_string(&stamped).ok() == Some(stamp.clone())
    {
        return Ok(folder);
    }
    let program = program::cut(workspace, &program)?;
    let files = assemble(workspace, program, &board, site)?;
    // A page that is only half written does not count.
    let _ = fs::remove_file(&stamped);
    files.write(&folder)?;
    compress(workspace, &folder)?;
    fs::write(&stamped, stamp).with_context(|| format!("writing {}", stamped.display()))?;
    Ok(folder)
}

/// Prints the sizes of a built page. A size above its limit is an error.
pub(crate) fn weigh(workspace: &Workspace, folder: &Path) -> Result<()> {
    weight::weigh(folder, &workspace.join("target/sizes"))
}

/// One hash over all that a page is made of.
fn stamp(
    workspace: &Workspace,
    program: &[u8],
    board: &str,
    site: Option<&Address>,
) -> Result<String> {
    let mut all = [program, board.as_bytes()].concat();
    all.extend(site.map(Address::as_str).unwrap_or_default().bytes());
    let mut inputs = vec![
        workspace.join("Cargo.lock"),
        workspace.join("index.html"),
        workspace.join("xtask/package-lock.json"),
    ];
    for folder in ["assets", "styles", "locales", "xtask/src/build"] {
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
fn assemble(
    workspace: &Workspace,
    program: Program,
    drawn: &str,
    site: Option<&Address>,
) -> Result<Files> {
    let text = Text::of(workspace)?;
    let mut files = Files::default();
    let script = files.add_hashed("nim", "js", text.short("js", &program.script)?);
    let wasm = files.add_hashed("nim", "wasm", program.first);
    let chunks = add_chunks(workspace, &text, &mut files, program.later, program.chunks)?;
    let (routes, board) = drawn.split_once('\n').context("reading the drawn board")?;
    let icon = files.add_hashed("icon", "svg", text.read("assets/icon.svg")?);
    let update = files.add_hashed("update", "css", text.style("assets/update.css")?);
    let boot = files.add_hashed("boot", "js", text.script("assets/boot.js", &[])?);
    files.add("licences.txt", text.read("assets/licences.txt")?);
    for file in files::below(&workspace.join("assets/site"))? {
        files.add(&file, text.site(&file)?);
    }

    let style = text.style("styles/table.css")?;
    let head = text.script("assets/head.js", &[])?;
    // Marked, so that it differs from the program's own drawing.
    let board = put(board, "<div class=\"app\"", "<div data-drawn class=\"app\"")?;
    let mut page = text.document("index.html")?;
    let mut lost = files.text("404.html")?;
    page = put(&page, "<!-- style -->", &format!("<style>{style}</style>"))?;
    page = put(
        &page,
        "<!-- head.js -->",
        &format!("<script>{head}</script>"),
    )?;
    page = put(&page, "<!-- board -->", &board)?;
    if let Some(site) = site {
        page = put(&page, Address::NONE, &site.tags())?;
        lost = put(
            &lost,
            "id=\"home\" href=\"./\"",
            &format!("id=\"home\" href=\"{}\"", site.as_str()),
        )?;
    }

    // The name of the version is a hash over all from which the other files follow.
    let (offline, worker) = (
        text.script("assets/offline.js", &[("<update.css>", &update)])?,
        text.read("assets/sw.js")?,
    );
    let all = [
        &page,
        &lost,
        &offline,
        &worker,
        &chunks,
        routes,
        &Policy::standing(),
        &files.sums()?,
    ]
    .concat();
    let version = digits(all.as_bytes());
    let offline_name = format!("offline-{version}.js");
    files.add(&offline_name, offline);

    let start = format!(
        "<link rel=\"icon\" href=\"./{icon}\">\n    \
         <link rel=\"modulepreload\" href=\"./{script}\">\n    \
         <link rel=\"preload\" href=\"./{wasm}\" as=\"fetch\" type=\"application/wasm\" crossorigin>\n    \
         <script type=\"module\" id=\"boot\" src=\"./{boot}\" data-js=\"./{script}\" data-wasm=\"./{wasm}\" \
         data-parts='{chunks}' data-routes='{routes}' data-offline=\"./{offline_name}\"></script>"
    );
    page = put(&page, "<!-- start -->", &start)?;
    let policy = Policy::admitting([page.as_str(), &lost]);
    // Each of the two documents has one script and one style, and no other is admitted.
    let admitted = policy.meta().matches("'sha256-").count();
    ensure!(
        admitted == 4,
        "the documents have {admitted} inline scripts and styles instead of 4"
    );
    let meta = format!(
        "<meta http-equiv=\"content-security-policy\" content=\"{}\">",
        policy.meta()
    );
    for (name, document) in [("index.html", page), ("404.html", lost)] {
        files.add(name, put(&document, "<!-- policy -->", &meta)?);
    }

    let kept: BTreeMap<_, _> = files.kept(&MANIFEST).collect();
    let worker = put(&worker, "\"<files>\"", &serde_json::to_string(&kept)?)?;
    let worker = put(&worker, "<version>", &version)?;
    files.add("sw.js", text.short("js", &worker)?);
    files.add("_headers", headers_file(&policy, files.names()));
    Ok(files)
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
        let mut all: Vec<_> = stems
            .iter()
            .map(|stem| format!("./{}", names[stem]))
            .collect();
        let style = Path::new("styles").join(&chunk).with_extension("css");
        if workspace.join(&style).is_file() {
            all.push(format!(
                "./{}",
                files.add_hashed(&chunk, "css", text.style(&style)?)
            ));
        }
        list.insert(chunk, all);
    }
    // The report of a program that has ended comes after its end.
    let style = files.add_hashed("fault", "css", text.style("assets/fault.css")?);
    let fault = text.script("assets/fault.js", &[("<fault.css>", &style)])?;
    list.insert(
        "fault".to_owned(),
        vec![format!("./{}", files.add_hashed("fault", "js", fault))],
    );
    Ok(serde_json::to_string(&list)?)
}

/// Lets node write brotli and gzip beside each file that shrinks.
fn compress(workspace: &Workspace, folder: &Path) -> Result<()> {
    let mut node = workspace.command("node");
    node.arg(workspace.join("xtask/src/build/compress.mjs"))
        .arg(folder);
    read(&mut node).context("compressing the page").map(drop)
}
