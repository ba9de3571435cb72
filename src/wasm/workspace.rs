//! The workspace: one position, and the moves that led to it. Each function unpacks what JavaScript sends, asks the
//! position, and packs the answer. Before JavaScript asks about a game, it puts the position of that game here;
//! nothing else of a game lives in the module.
//!
//! Moves, squares and pieces are packed as `layout.rs` says. A function that answers with a list writes it to the
//! static buffer and returns its length.

use std::cell::Cell;

use wasm_bindgen::prelude::*;

#[cfg(feature = "extras")]
use super::layout::SET_UP;
use super::layout::{CANDIDATE_FROM_OBJECT, PASS};
#[cfg(feature = "extras")]
use super::packed::unpack_letters;
use super::packed::{
    pack_candidate, pack_claims, pack_outcome, pack_piece, pack_rights, pack_san, pack_squares,
    unpack_candidate, unpack_color, unpack_options, unpack_square,
};
use super::{answers, buffer, snapshot};
use crate::game::Line;
#[cfg(feature = "extras")]
use crate::notation::fen::Setup;
use crate::notation::san::{PieceLetters, ReadSan, San};
use crate::position::Position;
#[cfg(feature = "extras")]
use crate::text::Text;
use crate::types::{Candidate, Move, Square};

pub(super) struct Workspace {
    pub(super) line: Line,
    /// The moves that are being listed, as the generator finds them, and in order. They are kept, so that their memory
    /// is used again.
    found: Vec<Move>,
    listed: Vec<Move>,
}

thread_local! {
    /// Empty while a question runs. If one is cut short, the next starts afresh, and JavaScript loads the position again.
    static WORKSPACE: Cell<Option<Box<Workspace>>> = const { Cell::new(None) };
}

impl Workspace {
    pub(super) fn ask<T>(question: impl FnOnce(&mut Self) -> T) -> T {
        let mut workspace = WORKSPACE.take().unwrap_or_else(Self::new);
        let answer = question(&mut workspace);
        WORKSPACE.set(Some(workspace));
        answer
    }

    #[cold]
    fn new() -> Box<Self> {
        Box::new(Self { line: Line::new(Position::default()), found: Vec::new(), listed: Vec::new() })
    }

    /// Lists all legal moves by their origins, from a1 to h8, in a counting sort: an order that does not tell how the position
    /// came about.
    fn list_moves(&mut self) {
        let Self { line, found, listed } = self;
        found.clear();
        line.position().each_move(|mv| found.push(mv));
        let origin = |mv: &Move| usize::from(mv.from().index()) & 63;
        let mut slots = [0; 64];
        found.iter().for_each(|mv| slots[origin(mv)] += 1);
        let mut before = 0;
        for slot in &mut slots {
            before += *slot;
            *slot = before - *slot;
        }
        listed.clone_from(found);
        for mv in found {
            let slot = &mut slots[origin(mv)];
            listed.get_mut(*slot).into_iter().for_each(|listed| *listed = *mv);
            *slot += 1;
        }
    }

    /// Packs the moves that are listed, with their notation, in the buffer. The position after each is shown to a visitor.
    fn pack_moves(&self, visit: &mut dyn FnMut(&Position)) -> usize {
        let turn = self.line.position().turn();
        let mut position = self.line.position().clone();
        let mut san = |mv: Move| -> San {
            let (san, undo) = position.play_with_san(mv);
            visit(&position);
            position.undo(undo);
            san
        };
        buffer::fill(|push| self.listed.iter().for_each(|&mv| push(pack_san(san(mv), turn))))
    }
}

/// Asks the position in the workspace.
fn ask<T>(question: impl FnOnce(&Position) -> T) -> T {
    Workspace::ask(|workspace| question(workspace.line.position()))
}

/// Reads a FEN into the workspace, and returns whether it is accepted. If it is refused, nothing changes.
#[wasm_bindgen(js_name = readFen)]
pub fn read_fen(fen: &str, options: u32) -> bool {
    #[cfg(feature = "extras")]
    if options & SET_UP != 0 {
        return begin(Setup::from_fen(fen).ok().and_then(Setup::into_position));
    }
    begin(Position::from_fen(fen, unpack_options(options)).ok())
}

/// Begins with a position, if there is one, and returns whether there is.
fn begin(read: Option<Position>) -> bool {
    read.map(|position| Workspace::ask(|workspace| workspace.line = Line::new(position))).is_some()
}

/// Writes the position to the buffer, as `snapshot.rs` packs it.
#[wasm_bindgen(js_name = savePosition)]
pub fn save_position() {
    ask(|position| buffer::fill(|push| snapshot::save(position).into_iter().for_each(push)));
}

/// Puts the position in the buffer into the workspace, without the moves that led to it.
#[wasm_bindgen(js_name = loadPosition)]
pub fn load_position() {
    let numbers = std::array::from_fn(buffer::read);
    Workspace::ask(|workspace| workspace.line.restart(|position| snapshot::load(&numbers, position)));
}

/// Makes the first candidates in the buffer, where `PASS` stands for a null move, up to one that is not legal. Returns
/// how many were made.
#[wasm_bindgen]
pub fn replay(count: usize) -> usize {
    make_each(count, &mut |_| {})
}

/// Makes candidates for [`replay`]. The position after each is shown to a visitor.
fn make_each(count: usize, visit: &mut dyn FnMut(&Position)) -> usize {
    Workspace::ask(|Workspace { line, .. }| {
        let mut make = |index| {
            match buffer::read(index) {
                PASS => line.pass(),
                candidate => line.position().legal_move(unpack_candidate(candidate)).map(|mv| line.play(mv)),
            }?;
            visit(line.position());
            Some(())
        };
        (0..count).position(|index| make(index).is_none()).unwrap_or(count)
    })
}

/// Whether a packed candidate is legal.
#[wasm_bindgen(js_name = isLegal)]
pub fn is_legal(candidate: u32) -> bool {
    ask(|position| position.is_legal(named(position, candidate)))
}

/// The legal moves from a square, in the buffer.
#[wasm_bindgen(js_name = movesFrom)]
pub fn moves_from(square: u32) -> usize {
    Workspace::ask(|workspace| {
        workspace.listed.clear();
        let square = unpack_square(square);
        workspace.line.position().each_move_from(square, |mv| workspace.listed.push(mv));
        workspace.pack_moves(&mut |_| {})
    })
}

/// All legal moves, in the buffer.
#[wasm_bindgen]
pub fn moves() -> usize {
    Workspace::ask(|workspace| {
        workspace.list_moves();
        workspace.pack_moves(&mut |_| {})
    })
}

/// All legal moves, in the buffer, and the FENs after them, each with a line end behind it.
#[cfg(feature = "extras")]
#[wasm_bindgen(js_name = movesWithFens)]
pub fn moves_with_fens() -> JsValue {
    with_fens(|visit| {
        Workspace::ask(|workspace| {
            workspace.list_moves();
            workspace.pack_moves(visit)
        })
    })
}

/// Makes candidates as [`replay`] does, and returns the FENs after them, each with a line end behind it.
#[cfg(feature = "extras")]
#[wasm_bindgen(js_name = replayWithFens)]
pub fn replay_with_fens(count: usize) -> JsValue {
    with_fens(|visit| make_each(count, visit))
}

/// The FENs of the positions that a visitor is shown, each with a line end behind it.
#[cfg(feature = "extras")]
fn with_fens(show: impl FnOnce(&mut dyn FnMut(&Position)) -> usize) -> JsValue {
    let mut fens = String::new();
    show(&mut |after| {
        after.push_to(&mut fens);
        fens.push('\n');
    });
    fens.into()
}

/// The two squares of each legal move, in the buffer.
#[wasm_bindgen]
pub fn destinations() -> usize {
    Workspace::ask(|workspace| {
        workspace.list_moves();
        let squares = |mv: &Move| pack_squares(mv.from(), mv.to());
        buffer::fill(|push| workspace.listed.iter().map(squares).for_each(push))
    })
}

/// The packed candidate that a text in algebraic notation names, or why it names none.
#[wasm_bindgen(js_name = readSan)]
pub fn read_san(text: &str, strictly: bool) -> JsValue {
    find_san(text, strictly, PieceLetters::ENGLISH)
}

/// The same with the piece letters of a language.
#[cfg(feature = "extras")]
#[wasm_bindgen(js_name = readSanIn)]
pub fn read_san_in(text: &str, strictly: bool, pieces: &str) -> JsValue {
    find_san(text, strictly, unpack_letters(pieces))
}

/// Whether the piece letters of a language are known.
#[cfg(feature = "extras")]
#[wasm_bindgen(js_name = hasLetters)]
pub fn has_letters(pieces: &str) -> bool {
    PieceLetters::of(pieces).is_some()
}

fn find_san(text: &str, strictly: bool, letters: &PieceLetters) -> JsValue {
    let how = if strictly { ReadSan::Strictly } else { ReadSan::Leniently };
    match ask(|position| position.read_san_in(text, how, letters)) {
        Ok(mv) => pack_candidate(mv.candidate()).into(),
        Err(error) => answers::san_error(&error),
    }
}

/// Makes a packed candidate and returns the packed move; 0, and nothing changes, if it is not legal.
#[wasm_bindgen]
pub fn apply(candidate: u32) -> u32 {
    Workspace::ask(|workspace| {
        let position = workspace.line.position();
        let (turn, legal) = (position.turn(), position.legal_move(named(position, candidate)));
        legal.map_or(0, |mv| pack_san(workspace.line.play_with_san(mv), turn))
    })
}

/// Makes a null move, and returns whether it could: nobody passes in check.
#[wasm_bindgen]
pub fn pass() -> bool {
    Workspace::ask(|workspace| workspace.line.pass().is_some())
}

/// Takes back the last move that was made here, if there is one.
#[wasm_bindgen]
pub fn undo() {
    Workspace::ask(|workspace| workspace.line.undo());
}

/// The refusal of a packed candidate; the packed move if it is legal.
#[wasm_bindgen]
pub fn judge(candidate: u32) -> JsValue {
    ask(|position| match position.judge(named(position, candidate)) {
        Ok(mv) => pack_san(position.san(mv), position.turn()).into(),
        Err(refusal) => answers::refusal(&refusal),
    })
}

/// The refusal of a null move; `undefined` if the player may pass.
#[wasm_bindgen(js_name = judgePass)]
pub fn judge_pass() -> JsValue {
    let refusal = ask(Position::judge_pass).err();
    refusal.map_or(JsValue::UNDEFINED, |refusal| answers::refusal(&refusal))
}

/// The FEN after a packed candidate; `undefined` if it is not legal. Nothing changes.
#[wasm_bindgen(js_name = fenAfter)]
pub fn fen_after(candidate: u32) -> JsValue {
    let mut position = ask(Position::clone);
    position.legal_move(named(&position, candidate)).map_or(JsValue::UNDEFINED, |mv| {
        position.play_unchecked(mv);
        position.fen().into()
    })
}

/// Whether the player to move is in check.
#[wasm_bindgen(js_name = inCheck)]
pub fn in_check() -> bool {
    ask(Position::in_check)
}

/// The piece on a square, packed; 0 if there is none.
#[wasm_bindgen(js_name = pieceOn)]
pub fn piece_on(square: u32) -> u32 {
    let square = unpack_square(square);
    ask(|position| position.board().get(square)).map_or(0, |piece| pack_piece(square, piece))
}

/// All pieces, packed in the buffer, from a1 to h8.
#[wasm_bindgen]
pub fn pieces() -> usize {
    ask(|position| {
        buffer::fill(|push| {
            let on = |square| Some(pack_piece(square, position.board().get(square)?));
            (0..64).filter_map(Square::from_index).filter_map(on).for_each(push);
        })
    })
}

/// The square of a player's king.
#[wasm_bindgen]
pub fn king(color: u32) -> u32 {
    ask(|position| position.board().king(unpack_color(color))).index().into()
}

/// The squares of the pieces of a colour that attack a square, in the buffer.
#[wasm_bindgen]
pub fn attackers(square: u32, by: u32) -> usize {
    let attackers = ask(|position| position.board().list_attackers(unpack_square(square), unpack_color(by)));
    buffer::fill(|push| attackers.into_iter().for_each(|square| push(square.index().into())))
}

/// The squares to which the piece on a square could go after some move of the player to move, in the buffer.
#[cfg(feature = "extras")]
#[wasm_bindgen]
pub fn premoves(square: u32) -> usize {
    let squares = ask(|position| position.premoves(unpack_square(square)));
    buffer::fill(|push| squares.into_iter().for_each(|square| push(square.index().into())))
}

/// The number of move sequences of a length.
#[cfg(feature = "extras")]
#[wasm_bindgen]
pub fn perft(depth: u32) -> f64 {
    ask(|position| position.perft(depth)) as f64
}

/// The position as FEN.
#[wasm_bindgen]
pub fn fen() -> JsValue {
    ask(Position::fen).into()
}

/// The text that is the same for the same position (FIDE 9.2.3).
#[wasm_bindgen(js_name = positionKey)]
pub fn position_key() -> JsValue {
    ask(Position::key).into()
}

/// Who is to move: 0 for White, 1 for Black.
#[wasm_bindgen]
pub fn turn() -> u32 {
    ask(Position::turn) as u32
}

/// The castling rights and the square that a pawn may be taken on en passant, packed.
#[wasm_bindgen]
pub fn rights() -> u32 {
    ask(pack_rights)
}

/// The square that a pawn has just crossed, if another could take it there but for checks and pins, counted from 1; 0 for
/// none.
#[cfg(feature = "extras")]
#[wasm_bindgen]
pub fn crossed() -> u32 {
    ask(Position::en_passant).map_or(0, |square| u32::from(square.index()) + 1)
}

/// Whether the player who is not to move is in check, which is in a board that is set up alone. A move could take the
/// king.
#[cfg(feature = "extras")]
#[wasm_bindgen(js_name = opponentInCheck)]
pub fn opponent_in_check() -> bool {
    ask(|position| {
        let (board, us) = (position.board(), position.turn());
        position.attackers(board.king(!us), us).next().is_some()
    })
}

/// Why a text is not the FEN of any board, as codes and data; `undefined` if it is.
#[cfg(feature = "extras")]
#[wasm_bindgen(js_name = setupProblems)]
pub fn setup_problems(fen: &str) -> JsValue {
    let error = Setup::from_fen(fen).err();
    error.map_or(JsValue::UNDEFINED, |error| answers::problems(error.problems()))
}

/// The FEN of a board without what it contradicts; `undefined` if the text is no FEN.
#[cfg(feature = "extras")]
#[wasm_bindgen(js_name = setupFen)]
pub fn setup_fen(fen: &str) -> JsValue {
    Setup::from_fen(fen).map_or(JsValue::UNDEFINED, |setup| setup.fen().into())
}

/// The squares of the pieces of a colour that attack a square on the board of a FEN, in the buffer. None if it is no FEN.
#[cfg(feature = "extras")]
#[wasm_bindgen(js_name = setupAttackers)]
pub fn setup_attackers(fen: &str, square: u32, by: u32) -> usize {
    let read = Setup::from_fen(fen);
    let attackers = read.map(|setup| setup.attackers(unpack_square(square), unpack_color(by)));
    buffer::fill(|push| attackers.into_iter().flatten().for_each(|square| push(square.index().into())))
}

/// Whether castling is written as Chess960 writes it.
#[wasm_bindgen(js_name = isChess960)]
pub fn is_chess960() -> bool {
    ask(Position::chess960)
}

/// The plies since the last capture or pawn move.
#[wasm_bindgen(js_name = halfmoveClock)]
pub fn halfmove_clock() -> u32 {
    ask(Position::halfmove_clock).into()
}

/// The number of the move that is being played.
#[wasm_bindgen(js_name = moveNumber)]
pub fn move_number() -> u32 {
    ask(Position::fullmove_number).into()
}

/// How the game ended, packed; 0 if it goes on.
#[wasm_bindgen]
pub fn outcome() -> u32 {
    Workspace::ask(|workspace| workspace.line.outcome().map_or(0, pack_outcome))
}

/// The draws that may be claimed, packed.
#[wasm_bindgen]
pub fn claims() -> u32 {
    Workspace::ask(|workspace| pack_claims(&workspace.line.claims()))
}

/// The draws that may be claimed if the game is not over, packed.
#[cfg(feature = "extras")]
#[wasm_bindgen(js_name = drawsReached)]
pub fn draws_reached() -> u32 {
    Workspace::ask(|workspace| pack_claims(&workspace.line.reached()))
}

/// How often the position has been there, this time included.
#[wasm_bindgen]
pub fn repetitions() -> usize {
    Workspace::ask(|workspace| workspace.line.repetitions())
}

/// Whether a player could not checkmate, whatever the moves, because of the material.
#[wasm_bindgen(js_name = hasInsufficientMaterial)]
pub fn has_insufficient_material(color: u32) -> bool {
    ask(|position| position.has_insufficient_material(unpack_color(color)))
}

/// The points of a player's pieces, without the king.
#[wasm_bindgen]
pub fn points(color: u32) -> u32 {
    ask(|position| position.board().points(unpack_color(color)))
}

/// The candidate that JavaScript names. A promotion that came in an object counts only where a pawn promotes.
fn named(position: &Position, packed: u32) -> Candidate {
    let candidate = unpack_candidate(packed);
    if packed & CANDIDATE_FROM_OBJECT != 0 { position.without_idle_promotion(candidate) } else { candidate }
}
