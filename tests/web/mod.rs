//! The pages as a browser without scripts sees them: forms, redirects, and what stands where.

mod dice;
mod ends;
mod entry;
mod forms;
mod guard;
mod history;
mod keeping;
mod languages;
mod links;
mod lobby;
mod people;
mod phone;
mod print;
mod repair;
mod result;
mod review;
mod rules;
mod score;
mod screens;
mod settings;
mod sheet;
mod table;
mod timed;
mod upload;
mod walk;
mod years;
