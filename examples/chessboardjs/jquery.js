// chessboard.js takes jQuery from the window; it must be there before chessboard.js is.
import jQuery from 'jquery';

Object.assign(window, { jQuery, $: jQuery });
