//! What browsers may complain of where a test makes things go wrong on purpose, in their own words. It is
//! named, so that a mistake that nobody has made on purpose fails such a test too.

/// Of a program that a test has stopped.
pub const OF_A_STOP: &[&str] = &[
    "a test said so",
    "RuntimeError: unreachable",
    "RuntimeError: Unreachable code",
    "Maximum call stack size exceeded",
    "too much recursion",
    // Where the program's own stack ends before the browser's.
    "out of bounds",
    "Out of bounds",
    "error: Script error.",
];

/// Of a file that is not the one that was built.
pub const OF_A_CHANGED_FILE: &[&str] = &[
    "Failed to find a valid digest in the 'integrity' attribute",
    "SRI's integrity checks failed",
    "missing: <link",
    "missing: <script",
];

/// Of a file that is not there.
pub const OF_A_MISSING_FILE: &[&str] = &[
    "404",
    "Failed to find a valid digest in the 'integrity' attribute",
    "SRI's integrity checks failed",
    "missing: <link",
    "missing: <script",
];

/// Of a network that is gone.
pub const OF_THE_NETWORK: &[&str] = &[
    "net::ERR",
    "fetching the script",
    "missing: <link",
    "missing: <script",
];

/// Of a worker that the host does not have.
pub const OF_NO_WORKER: &[&str] = &["sw.js", "fetching the script"];

/// Of a page that is left while files of it are on their way.
pub const OF_A_PAGE_LEFT: &[&str] = &[
    "missing: <link",
    "missing: <script",
    "was preloaded using link preload",
];
