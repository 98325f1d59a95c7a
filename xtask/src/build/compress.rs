//! Beside each file that shrinks, the same in brotli and gzip, for servers to send instead.

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use brotli::enc::BrotliEncoderParams;
use flate2::{Compression, write::GzEncoder};

/// Images of points are compressed already; these are not.
const SHRINKS: [&str; 11] = [
    "css",
    "html",
    "ico",
    "js",
    "json",
    "map",
    "svg",
    "txt",
    "wasm",
    "webmanifest",
    "xml",
];

/// Writes `x.br` and `x.gz` beside each `x` of the folder that shrinks.
pub(crate) fn compress_all(folder: &Path) -> Result<()> {
    for file in files(folder)? {
        let path = folder.join(&file);
        if !shrinks(&path) {
            continue;
        }
        let content = fs::read(&path).with_context(|| format!("reading {file}"))?;
        for (end, bytes) in [("br", brotli(&content)), ("gz", gzip(&content))] {
            fs::write(folder.join(format!("{file}.{end}")), bytes)
                .with_context(|| format!("writing {file}.{end}"))?;
        }
    }
    Ok(())
}

/// The size of the file on its way to a browser that accepts brotli.
pub(crate) fn weight(path: &Path) -> Result<usize> {
    let mut compressed = path.as_os_str().to_owned();
    compressed.push(".br");
    let sent = if Path::new(&compressed).is_file() {
        PathBuf::from(compressed)
    } else {
        path.to_owned()
    };
    let size = sent
        .metadata()
        .with_context(|| format!("weighing {}", path.display()))?
        .len();
    Ok(usize::try_from(size)?)
}

/// Every file below the folder, by its path from there with slashes, in order of name.
pub(crate) fn files(folder: &Path) -> Result<Vec<String>> {
    let mut found = Vec::new();
    collect(folder, "", &mut found)
        .with_context(|| format!("listing the files of {}", folder.display()))?;
    found.sort();
    Ok(found)
}

fn collect(folder: &Path, prefix: &str, found: &mut Vec<String>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), &format!("{name}/"), found)?;
        } else {
            found.push(name);
        }
    }
    Ok(())
}

fn shrinks(path: &Path) -> bool {
    path.extension()
        .and_then(|end| end.to_str())
        .is_some_and(|end| SHRINKS.contains(&end))
}

fn brotli(content: &[u8]) -> Vec<u8> {
    let params = BrotliEncoderParams {
        quality: 11,
        lgwin: 24,
        size_hint: content.len(),
        ..BrotliEncoderParams::default()
    };
    let mut out = Vec::new();
    brotli::BrotliCompress(&mut &content[..], &mut out, &params)
        .expect("memory takes whatever is written to it");
    out
}

fn gzip(content: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder
        .write_all(content)
        .and_then(|()| encoder.finish())
        .expect("memory takes whatever is written to it")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn compressed_files_decompress_to_the_same() {
        let content = "All the stones of all the heaps. ".repeat(100).into_bytes();
        let mut back = Vec::new();
        brotli::BrotliDecompress(&mut &brotli(&content)[..], &mut back).unwrap();
        assert_eq!(back, content);
        let mut back = Vec::new();
        std::io::copy(
            &mut flate2::read::GzDecoder::new(&gzip(&content)[..]),
            &mut back,
        )
        .unwrap();
        assert_eq!(back, content);
    }
}
