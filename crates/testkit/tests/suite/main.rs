//! The laws themselves: a sound game obeys them, and each broken game is found out.

mod broken;
mod tiny;
