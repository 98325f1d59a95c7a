//! The complaints of browsers in tests that break something on purpose, in the browsers' own words. Each
//! is named by kind and by file, so an unexpected complaint fails such a test too.

/// Of a program that a test has let panic: its words, and the end that it comes to. Any other panic has other
/// words.
pub const OF_A_PANIC: &[&str] = &["a test said so", UNREACHABLE[0], UNREACHABLE[1]];

/// Of a program that ends without a word, as where there is no memory.
pub const OF_AN_END: &[&str] = &UNREACHABLE;

const UNREACHABLE: [&str; 2] = [
    "RuntimeError: unreachable",
    "RuntimeError: Unreachable code",
];

/// Of a program whose stack is at its end: the browser's, or before that its own.
pub const OF_AN_OVERFLOW: &[&str] = &[
    "RangeError: Maximum call stack size exceeded",
    "InternalError: too much recursion",
    "RuntimeError: memory access out of bounds",
    "RuntimeError: index out of bounds",
    "RuntimeError: Out of bounds memory access",
];

/// Of an error of which a browser says no more, as `stopped::stop` makes one.
pub const OF_A_MUTED_ERROR: &[&str] = &["error: Script error."];

/// Of this file, which is not the one that was built.
pub const OF_A_CHANGED_FILE: &[&str] = &[
    "Failed to find a valid digest in the 'integrity' attribute",
    "SRI's integrity checks failed",
];

/// About the missing file; a host may answer such a request in its own way.
pub const OF_A_MISSING_FILE: &[&str] = &["404", "MIME type", "missing: <link", "missing: <script"];

/// Of this file, which the network is not there for.
pub const OF_THE_NETWORK: &[&str] = &["net::ERR", "missing: <link", "missing: <script"];

/// Of this file, which was on its way when the page was left.
pub const OF_A_PAGE_LEFT: &[&str] = &[
    "missing: <link",
    "missing: <script",
    "was preloaded using link preload",
];

/// Of a worker that the host does not have.
pub const OF_NO_WORKER: &[&str] =
    &["A bad HTTP response code (404) was received when fetching the script."];
