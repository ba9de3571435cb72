//! Finds the legal move that a text in algebraic notation names.

use std::cmp::Reverse;
use std::error::Error;

use super::letters::PieceLetters;
use super::text::{self, Description, Written};
use crate::judge::Refusal;
use crate::position::Position;
use crate::text::{Text, display_text, push, push_enumeration, push_list};
use crate::types::{Candidate, CastlingSide, Move, Piece, PieceKind, Rank, Square};

/// How algebraic notation is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum ReadSan {
    /// Any text that names exactly one legal move: `0-0`, `e8Q`, `ed`, `Ngf3` where `Nf3` would do, `e2-e4`, `Nf3!?`,
    /// figurines, a missing or wrong `+`.
    #[default]
    Leniently,
    /// Only the text that [`Position::san`] writes.
    Strictly,
}

/// Why a text names no legal move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SanError {
    /// The text is neither algebraic notation nor UCI notation.
    Unreadable,
    /// The text names a legal move but, read strictly, is not the form in which that move is written: this is.
    Loose(String),
    /// The text is not algebraic notation with the letters that were asked for, but it would be with those of these
    /// languages. Of languages with the same letters, one is named.
    OtherLetters(Vec<&'static PieceLetters>),
    /// The text is a null move (`0000`, `--`, `Z0`, `@@@@`), which no player may make.
    NullMove,
    /// The player to move has no piece that the text could mean.
    NoSuchPiece(PieceKind),
    /// The text describes several legal moves: in the order of the squares that they begin on, a1 to h8.
    Ambiguous(Vec<Move>),
    /// The text describes a move that the laws refuse.
    Refused(Box<Refusal>),
}

impl SanError {
    /// The place of the error in [`ERRORS`].
    pub(crate) const fn number(&self) -> usize {
        match self {
            Self::Unreadable | Self::Loose(_) | Self::OtherLetters(_) => 0,
            Self::NullMove => 1,
            Self::NoSuchPiece(_) => 2,
            Self::Ambiguous(_) => 3,
            Self::Refused(_) => 4,
        }
    }

    /// A name of the error for programs, such as `illegal-move`.
    pub const fn code(&self) -> &'static str {
        ERRORS[self.number()]
    }
}

/// The codes of the errors, in the order of [`SanError::number`].
pub(crate) const ERRORS: [&str; 5] =
    ["unreadable-move", "null-move", "no-such-piece", "ambiguous-move", "illegal-move"];

/// The error in one English sentence. `pkg/languages/en.js` has the same sentences.
impl Text for SanError {
    fn push_to(&self, text: &mut String) {
        match self {
            Self::Unreadable => {
                push!(text, "The text is a move neither in algebraic notation nor in UCI notation.");
            }
            Self::Loose(san) => push!(text, "Written strictly, this move is ", san.as_str(), "."),
            Self::OtherLetters(letters) => {
                let names: Vec<_> = likely(letters).map(|letters| letters.language()).collect();
                push!(text, "The text is no move with these letters of the pieces. It is one with those of ");
                push_enumeration(&names, ", ", " and ", text);
                push!(text, ".");
            }
            Self::NullMove => push!(text, "A null move is no move: no player may pass."),
            Self::NoSuchPiece(kind) => push!(text, "There is no ", kind, " that the text describes."),
            Self::Ambiguous(moves) => {
                push!(text, "The text may mean several moves: ");
                push_list(moves, ", ", text);
                push!(text, ".");
            }
            Self::Refused(refusal) => refusal.push_to(text),
        }
    }
}

display_text!(SanError);

impl Error for SanError {}

/// So many languages are named in a sentence. The others are less likely.
const MOST_LANGUAGES: usize = 3;

/// The languages that a sentence names.
pub(crate) fn likely(letters: &[&'static PieceLetters]) -> impl Iterator<Item = &'static PieceLetters> {
    letters.iter().copied().take(MOST_LANGUAGES)
}

/// The null move, as UCI, PGN databases and PGN editors write it.
const NULL_MOVES: [&str; 4] = ["0000", "--", "Z0", "@@@@"];

/// Whether a text is a null move.
pub(crate) fn is_null_move(text: &str) -> bool {
    NULL_MOVES.contains(&text)
}

impl Position {
    /// The legal move that a text in algebraic notation names.
    ///
    /// # Errors
    /// If the text names no legal move, or several. If the laws refuse the move of each piece that could be meant, the
    /// error is the refusal of the piece that came closest to a legal move.
    ///
    /// ```
    /// # use chess_arbiter::{Position, ReadSan};
    /// let position = Position::default();
    /// let mv = position.read_san("Ng1-f3!?", ReadSan::Leniently)?;
    /// assert_eq!(mv.to_string(), "g1f3");
    /// assert!(position.read_san("Ng1-f3!?", ReadSan::Strictly).is_err());
    /// let error = position.read_san("Bf4", ReadSan::Leniently).unwrap_err();
    /// assert_eq!(error.to_string(), "The bishop on c1 cannot reach f4: the pawn on d2 is in the way.");
    /// # Ok::<(), chess_arbiter::SanError>(())
    /// ```
    pub fn read_san(&self, text: &str, how: ReadSan) -> Result<Move, SanError> {
        self.read_san_in(text, how, PieceLetters::ENGLISH)
    }

    /// The legal move that a text in algebraic notation names, with the letters that a language has for the pieces. See
    /// [`PieceLetters`] for an example. Figurines are read leniently with any letters.
    ///
    /// # Errors
    /// As [`Position::read_san`]. Text with the letters of other languages is [`SanError::OtherLetters`].
    pub fn read_san_in(&self, text: &str, how: ReadSan, letters: &PieceLetters) -> Result<Move, SanError> {
        self.find_san(text, how, letters).map_err(|error| match error {
            SanError::Unreadable => self.unreadable_san(text),
            error => error,
        })
    }

    /// The same as [`Position::read_san_in`], except that the languages of an unreadable text are not looked for.
    pub(crate) fn find_san(
        &self,
        text: &str,
        how: ReadSan,
        letters: &PieceLetters,
    ) -> Result<Move, SanError> {
        let name = text.trim();
        let mv = match letters.is_english() {
            true => self.find_english(name)?,
            false => self.find_english(&letters.to_english(name).ok_or(SanError::Unreadable)?)?,
        };
        if how == ReadSan::Strictly {
            let san = self.san(mv).in_letters(letters);
            if san != text {
                return Err(SanError::Loose(san));
            }
        }
        Ok(mv)
    }

    /// Why a text is unreadable that is none with some letters: it may have those of other languages.
    #[cold]
    pub(crate) fn unreadable_san(&self, text: &str) -> SanError {
        if cfg!(not(feature = "extras")) {
            return SanError::Unreadable;
        }
        let languages = self.languages_of(text);
        if languages.is_empty() { SanError::Unreadable } else { SanError::OtherLetters(languages) }
    }

    /// Finds the move of a text with English letters and no white space around it, read leniently.
    pub(crate) fn find_english(&self, name: &str) -> Result<Move, SanError> {
        match text::read(name) {
            Some(Written::Move(description)) => self.described(description),
            Some(Written::Castling(side)) => self.castling_to(side),
            Some(Written::Squares(candidate)) => self.judged(candidate),
            None if is_null_move(name) => Err(SanError::NullMove),
            None => Err(SanError::Unreadable),
        }
    }

    /// Castling to a side, if it is legal.
    fn castling_to(&self, side: CastlingSide) -> Result<Move, SanError> {
        let king = self.board.king(self.turn);
        match self.castling.rook(self.turn, side) {
            Some(rook) => self.judged(Candidate { from: king, to: rook, promotion: None }),
            None => Err(SanError::Refused(Box::new(self.castling_lost(side)))),
        }
    }

    /// The move that a candidate names, if it is legal.
    fn judged(&self, candidate: Candidate) -> Result<Move, SanError> {
        self.judge(candidate).map_err(|refusal| SanError::Refused(Box::new(refusal)))
    }

    /// The only legal move that is as described.
    fn described(&self, description: Description) -> Result<Move, SanError> {
        let mut found = None;
        let mut several = Vec::new();
        self.each_described(description, &mut |candidate| {
            // The king on its own rook is castling on a board, but not in notation, except where it lands there.
            let is_named = |mv: &Move| {
                let lands =
                    |side: CastlingSide| candidate.to.file() == side.king_file() && !description.takes;
                !self.is_onto_own_piece(candidate) || mv.castling().is_some_and(lands)
            };
            if let Some(mv) = self.legal_move(candidate).filter(is_named)
                && let Some(other) = found.replace(mv)
            {
                insert_in_order(&mut several, other);
            }
        });
        match found {
            Some(mv) if several.is_empty() => Ok(mv),
            Some(mv) => {
                insert_in_order(&mut several, mv);
                Err(SanError::Ambiguous(several))
            }
            None => Err(self.refuse_described(description)),
        }
    }

    /// Whether a piece would go where another one of the player to move stands.
    fn is_onto_own_piece(&self, candidate: Candidate) -> bool {
        self.board.cell(candidate.to).is(self.turn)
    }

    /// Visits the candidates that a description may mean: each piece of its kind, and each square that it may go to.
    fn each_described(&self, description: Description, visit: &mut dyn FnMut(Candidate)) {
        let ranks = description.to_rank.as_ref().map_or(&Rank::ALL[..], std::slice::from_ref);
        for from in self.board.squares_of(Piece::new(self.turn, description.piece)) {
            if description.is_from(from) {
                for &rank in ranks {
                    let to = Square::new(description.to_file, rank);
                    visit(Candidate { from, to, promotion: description.promotion });
                }
            }
        }
    }

    /// The refusal of the piece that comes closest to a legal move. Laws are asked in a fixed order, so it is the piece
    /// that is refused by the latest of them; among several, the one nearest to a1.
    fn refuse_described(&self, description: Description) -> SanError {
        let closeness = |refusal: &Refusal| {
            let Candidate { from, to, .. } = refusal.candidate();
            (refusal.code(), Reverse((from, to)))
        };
        let mut closest = None::<Refusal>;
        self.each_described(description, &mut |candidate| {
            let judged = match self.is_onto_own_piece(candidate) {
                true => Err(self.own_piece_there(candidate)),
                false => self.judge(candidate),
            };
            if let Err(refusal) = judged
                && closest.as_ref().is_none_or(|closer| closeness(&refusal) > closeness(closer))
            {
                closest = Some(refusal);
            }
        });
        closest
            .map_or(SanError::NoSuchPiece(description.piece), |refusal| SanError::Refused(Box::new(refusal)))
    }
}

/// Inserts a move into a list that is in the order of the squares that the moves begin on, a1 to h8.
fn insert_in_order(list: &mut Vec<Move>, mut mv: Move) {
    for place in list.iter_mut() {
        if (place.from(), place.to()) > (mv.from(), mv.to()) {
            std::mem::swap(place, &mut mv);
        }
    }
    list.push(mv);
}

impl Description {
    /// Whether a piece on a square may be meant.
    fn is_from(&self, square: Square) -> bool {
        self.from_file.is_none_or(|file| file == square.file())
            && self.from_rank.is_none_or(|rank| rank == square.rank())
    }
}
