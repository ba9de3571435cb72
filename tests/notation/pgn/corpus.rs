//! The corpus: `tests/data/pgn`, one small file for each habit of sites and programs.

use std::path::PathBuf;

/// The files of the corpus: their names and their texts.
pub fn corpus() -> Vec<(String, String)> {
    let mut files: Vec<(String, String)> = std::fs::read_dir(data())
        .expect("the corpus is there")
        .map(|entry| entry.expect("it can be read").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "pgn"))
        .map(|path| {
            let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            (name, std::fs::read_to_string(&path).expect("it is UTF-8"))
        })
        .collect();
    files.sort();
    assert!(files.len() > 30);
    files
}

/// The folder of the corpus.
pub fn data() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "data", "pgn"].iter().collect()
}
