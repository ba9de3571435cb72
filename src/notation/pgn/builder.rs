//! Makes a [`Pgn`] from moves, comments and annotations. It reads no text: the parser reads movetext and calls it, and so
//! can any program that has moves from elsewhere. For errors, it remembers where in the text each variation begins.
//!
//! The builder adds moves to one line at a time. When a variation opens, the line that it interrupts waits on a stack.

use super::annotation::Comment;
use super::error::PgnErrorKind;
use super::result::GameResult;
use super::tree::{Node, Pgn, Step};
use crate::notation::san::SanError;
use crate::position::{Position, Undo};
use crate::types::{Color, Move};

/// How deeply variations may be nested.
pub const DEEPEST_NESTING: usize = 100;

/// Makes a [`Pgn`] move by move, in the order in which PGN writes it: a move, the variations that replace it, then
/// the next move.
///
/// ```
/// use chess_arbiter::pgn::{GameResult, Pgn, PgnBuilder};
/// let mut builder = PgnBuilder::new(Pgn::default());
/// for uci in ["e2e4", "e7e5"] {
///     let mv = builder.position().legal_move(uci.parse()?).ok_or("not legal")?;
///     builder.play(mv);
/// }
/// let pgn = builder.finish(Some(GameResult::Draw))?;
/// assert!(pgn.to_string().ends_with("\n\n1. e4 e5 1/2-1/2\n"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct PgnBuilder {
    pgn: Pgn,
    /// The line that grows: the main line or a variation.
    line: Line,
    /// The lines that an open variation interrupts, the main line first.
    interrupted: Vec<Line>,
}

/// The main line or a variation, as far as it has been built.
struct Line {
    /// The position before its next move.
    position: Position,
    /// The node of its last move, and what takes that move back.
    last: Option<(usize, Undo)>,
    /// The node that the variation replaces; `None` in the main line.
    replaces: Option<usize>,
    /// Comments for the next move.
    comments_before: Vec<Comment>,
    /// Annotations that came before the first move, which gets them.
    nags_before: Vec<u16>,
    /// Whether a comment now belongs to the next move: at the start of a line, and after a variation.
    comment_precedes: bool,
    /// The offset in the text at which the variation begins; 0 if no text is read.
    start: usize,
}

impl PgnBuilder {
    /// Begins with a game that has tags and a starting position, but no moves.
    #[inline(never)]
    pub fn new(pgn: Pgn) -> Self {
        let line = Line::new(pgn.start.clone(), None, 0);
        Self { pgn, line, interrupted: Vec::new() }
    }

    /// The position in which the next move of the line is played.
    pub fn position(&self) -> &Position {
        &self.line.position
    }

    /// Adds a move to the line. It must be legal in [`PgnBuilder::position`].
    pub fn play(&mut self, mv: Move) {
        let (san, undo) = self.line.position.play_with_san(mv);
        self.add(Step::Move(san), undo);
    }

    /// Adds a null move to the line.
    ///
    /// # Errors
    /// If the player is in check: [`Position::judge_pass`] says why.
    pub fn pass(&mut self) -> Result<(), SanError> {
        self.line.position.judge_pass().map_err(|refusal| SanError::Refused(Box::new(refusal)))?;
        self.line.position.pass().into_iter().for_each(|undo| self.add(Step::Null, undo));
        Ok(())
    }

    /// Adds the node of a step that was just made to the line.
    fn add(&mut self, step: Step, undo: Undo) {
        let new = self.pgn.nodes.len();
        match self.line.node().and_then(|node| self.pgn.nodes.get_mut(node)) {
            Some(before) if self.line.last.is_some() => before.next = Some(new),
            Some(replaced) => replaced.variations.push(new),
            None => {}
        }
        self.pgn.nodes.push(Node {
            step,
            color: !self.line.position.turn(),
            number: undo.fullmove_number(),
            nags: std::mem::take(&mut self.line.nags_before),
            comments_before: std::mem::take(&mut self.line.comments_before),
            comments: Vec::new(),
            next: None,
            variations: Vec::new(),
        });
        self.line.last = Some((new, undo));
        self.line.comment_precedes = false;
    }

    /// Adds a numeric annotation to the last move of the line, or to its first move if none has come yet.
    pub fn annotate(&mut self, number: u16) {
        let last = self.line.last.and_then(|(last, _)| self.pgn.nodes.get_mut(last));
        last.map_or(&mut self.line.nags_before, |node| &mut node.nags).push(number);
    }

    /// Adds a comment. Where it comes decides what it belongs to:
    ///
    /// - before the first move of the game, to the game: [`Pgn::comments`];
    /// - directly after a move or another comment on it, to that move: [`Node::comments`];
    /// - at the start of a variation, or after a variation was closed, to the next move of the line:
    ///   [`Node::comments_before`]. If the line ends without another move, it belongs to the last move of the line;
    ///   in a variation without moves, to the move that the variation would replace.
    ///
    /// A variation without moves does not count as a variation here: the comment after it belongs to the move before.
    ///
    /// ```
    /// use chess_arbiter::pgn::read_pgn;
    /// let text = "{game} 1. e4 {e4} ({before d4} 1. d4 {d4}) {before e5} 1... e5 (1... c5) {e5, as no move follows} *";
    /// let pgn = read_pgn(text).next().ok_or("no game")??;
    /// let [e4, d4, e5, _c5] = &pgn.nodes[..] else { return Err("four moves".into()) };
    /// assert_eq!(pgn.comments[0].text, "game");
    /// assert_eq!(e4.comments[0].text, "e4");
    /// assert_eq!((d4.comments_before[0].text.as_str(), d4.comments[0].text.as_str()), ("before d4", "d4"));
    /// assert_eq!(e5.comments_before[0].text, "before e5");
    /// assert_eq!(e5.comments[0].text, "e5, as no move follows");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn comment(&mut self, comment: Comment) {
        let comments = match self.line.node() {
            Some(_) if self.line.comment_precedes => &mut self.line.comments_before,
            node => self.comments_of(node),
        };
        comments.push(comment);
    }

    /// The comments after a move, or those of the game.
    fn comments_of(&mut self, node: Option<usize>) -> &mut Vec<Comment> {
        match node.and_then(|node| self.pgn.nodes.get_mut(node)) {
            Some(node) => &mut node.comments,
            None => &mut self.pgn.comments,
        }
    }

    /// At the end of a line no move follows. Comments that were meant for it go to the last move, or to the move that
    /// the line would replace.
    fn settle_comments(&mut self) {
        let comments = std::mem::take(&mut self.line.comments_before);
        self.comments_of(self.line.node()).extend(comments);
    }

    /// Opens a variation, which replaces the last move of the line.
    ///
    /// # Errors
    /// If there is no move to replace, or if variations are nested more than a hundred times.
    pub fn open(&mut self) -> Result<(), PgnErrorKind> {
        self.open_at(0)
    }

    /// The same as [`PgnBuilder::open`], for a variation that begins at an offset in the text.
    pub(super) fn open_at(&mut self, start: usize) -> Result<(), PgnErrorKind> {
        let (last, undo) = self.line.last.ok_or(PgnErrorKind::VariationWithoutMove)?;
        if self.interrupted.len() == DEEPEST_NESTING {
            return Err(PgnErrorKind::TooDeep);
        }
        let mut before = self.line.position.clone();
        before.undo(undo);
        let variation = Line::new(before, Some(last), start);
        self.interrupted.push(std::mem::replace(&mut self.line, variation));
        Ok(())
    }

    /// Whether the line is the main line, and no variation is open.
    pub(super) fn is_in_main_line(&self) -> bool {
        self.interrupted.is_empty()
    }

    /// Whether the game has a move.
    pub(super) fn has_moves(&self) -> bool {
        !self.pgn.nodes.is_empty()
    }

    /// Whether the line has no move yet.
    pub(super) fn is_line_empty(&self) -> bool {
        self.line.last.is_none()
    }

    /// The player who made the last move of the line.
    pub(super) fn last_mover(&self) -> Color {
        !self.line.position.turn()
    }

    /// The offset in the text at which the line begins: see [`PgnBuilder::open_at`].
    pub(super) fn line_start(&self) -> usize {
        self.line.start
    }

    /// Closes the variation that was opened last, and goes on with the line that it interrupted.
    ///
    /// # Errors
    /// If no variation is open.
    pub fn close(&mut self) -> Result<(), PgnErrorKind> {
        let outer = self.interrupted.pop().ok_or(PgnErrorKind::StrayVariationEnd)?;
        self.settle_comments();
        let variation = std::mem::replace(&mut self.line, outer);
        // A variation without moves leaves no node, so a comment still belongs to the move before it.
        self.line.comment_precedes |= variation.last.is_some();
        Ok(())
    }

    /// Ends the game, and returns it. Without a result, or with `*`, it has the result that its tags name.
    ///
    /// # Errors
    /// If a variation is still open.
    pub fn finish(self, result: Option<GameResult>) -> Result<Pgn, PgnErrorKind> {
        if self.is_in_main_line() { Ok(self.end(result)) } else { Err(PgnErrorKind::OpenVariation) }
    }

    /// Ends the game as [`PgnBuilder::finish`] does, after closing what is still open.
    pub(super) fn end(mut self, result: Option<GameResult>) -> Pgn {
        while self.close().is_ok() {}
        self.settle_comments();
        self.pgn.result = match result {
            None | Some(GameResult::Unknown) => self.pgn.result_tag(),
            Some(known) => known,
        };
        self.pgn
    }
}

impl Line {
    fn new(position: Position, replaces: Option<usize>, start: usize) -> Self {
        Self {
            position,
            last: None,
            replaces,
            comments_before: Vec::new(),
            nags_before: Vec::new(),
            comment_precedes: true,
            start,
        }
    }

    /// The node that the next one is attached to: the last move of the line, or, where a variation has no move yet,
    /// the move that it replaces. `None` before the first move of the game.
    fn node(&self) -> Option<usize> {
        self.last.map(|(last, _)| last).or(self.replaces)
    }
}
