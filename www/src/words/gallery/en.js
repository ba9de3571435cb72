// The words of the gallery in English.

/** @type {import('../../messages/words.js').GalleryWords} */
export default {
  page: {
    title: 'Four boards with one arbiter, and the code to copy: chess-arbiter',
    heading: 'Four boards, one arbiter',
    intro:
      'These are other people’s boards. Each asks the package about every drop, shows where a piece may go, asks for the piece of a promotion, marks the king in check, and tells why a drop is refused. The code beside each is all that it takes, and the very code that runs here.',
    aboutCm: 'Drawn in SVG, with no dependencies.',
    aboutReact: 'A component for React.',
    aboutJs: 'With jQuery. Its npm package has no pictures of pieces, so these are letters.',
    aboutElement: 'A web component.',
    chessground:
      '{board}, the board of Lichess, works the same way. It is under the GPL, version 3 or later, and so is what it is bundled with: that is why it does not run on this page. Its recipe is {recipe} in the repository.',
    galleryCredits:
      'The pieces of cm-chessboard, react-chessboard and chessboard-element are drawn after {author}’s, from Wikimedia Commons, {licence}. {notices}.',
  },
  texts: {
    copyFile: 'Copy {file}',
    notLoaded: 'This board could not be loaded: {reason}',
    badFen: 'The position of the address cannot be read: {problems} The boards begin with the usual one.',
  },
};
