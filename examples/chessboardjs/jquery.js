// Puts jQuery on the window, where chessboard.js looks for it. Import this before chessboard.js.
import jQuery from 'jquery';

Object.assign(window, { jQuery, $: jQuery });
