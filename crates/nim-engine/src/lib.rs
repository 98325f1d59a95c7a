//! The rules, theory and opponents of Nim.
