// The parts of cm-chessboard that the demo uses. The package brings no types of its own.

declare module 'cm-chessboard/src/Chessboard.js' {
  import type { Color, Square } from 'chess-arbiter/rules';

  export const INPUT_EVENT_TYPE: {
    moveInputStarted: 'moveInputStarted';
    movingOverSquare: 'movingOverSquare';
    validateMoveInput: 'validateMoveInput';
    moveInputCanceled: 'moveInputCanceled';
    moveInputFinished: 'moveInputFinished';
  };

  export type InputEvent =
    | { type: 'moveInputStarted'; squareFrom: Square }
    | { type: 'validateMoveInput'; squareFrom: Square; squareTo: Square }
    | { type: 'movingOverSquare' | 'moveInputCanceled' | 'moveInputFinished' };

  export interface BoardView {
    svg: SVGSVGElement;
    coordinatesGroup: SVGGElement;
    markersLayer: SVGGElement;
    piecesLayer: SVGGElement;
    markersTopLayer: SVGGElement;
    squareWidth: number;
    squareToPoint(square: Square): { x: number; y: number };
  }

  export class Chessboard {
    constructor(context: HTMLElement, props: object);
    readonly id: string;
    readonly view: BoardView;
    getPiece(square: Square): string | null;
    getPosition(): string;
    setPosition(fen: string, animated?: boolean): Promise<void>;
    movePiece(from: Square, to: Square, animated?: boolean): Promise<void>;
    setOrientation(color: Color, animated?: boolean): Promise<void>;
    enableMoveInput(handler: (event: InputEvent) => boolean | undefined): void;
    cancelMoveInput(): void;
    destroy(): void;
  }
}

declare module 'cm-chessboard/src/model/Extension.js' {
  import type { Chessboard } from 'cm-chessboard/src/Chessboard.js';

  export const EXTENSION_POINT: { afterRedrawBoard: 'afterRedrawBoard' };

  export class Extension {
    constructor(chessboard: Chessboard);
    readonly chessboard: Chessboard;
    registerExtensionPoint(name: string, callback: () => void): void;
  }
}

declare module 'cm-chessboard/src/lib/Svg.js' {
  export const Svg: {
    createSvg(): SVGSVGElement;
    addElement(parent: Element, name: string, attributes?: Record<string, string | number>): SVGElement;
  };
}
