export type FontKey =
  | `poppins-${'400' | '500' | '600'}-normal`
  | `fraunces-${'400' | '600'}-${'normal' | 'italic'}`
  | `oswald-${'400' | '500' | '600'}-normal`;

/** How wide a text is, in sizes of the font. */
export type Measure = (text: string, font: FontKey) => number;

/** A QR code as the path of its points, in a square of `size`; the white around it belongs to it. */
export interface CodePath {
  size: number;
  path: string;
}

/** Everything is measured in points; y grows downwards. */
export type Mark =
  | {
      kind: 'text';
      x: number;
      y: number;
      text: string;
      font: FontKey;
      size: number;
      color: string;
      /** Read aloud instead: a price with the size it stands under. */
      alt?: string;
    }
  | {
      kind: 'line';
      x: number;
      y: number;
      toX: number;
      toY: number;
      width: number;
      color: string;
      dots?: number;
    }
  | { kind: 'box'; x: number; y: number; width: number; height: number; color: string; stroke?: number }
  | { kind: 'shape'; x: number; y: number; scale: number; path: string; color: string; alt?: string }
  /** Without one of its own it is that of the drawing. */
  | { kind: 'code'; x: number; y: number; side: number; color: string; code?: CodePath }
  | { kind: 'logo'; x: number; y: number; width: number; height: number };

/** A text mark stands on its baseline. */
export type TextMark = Extract<Mark, { kind: 'text' }>;

export type Tag = 'H1' | 'H2' | 'P' | 'LI' | 'Figure';

/** What is read as one; without a tag it is decoration that nobody hears of. */
export interface Piece {
  tag: Tag | null;
  /** So many of the first marks are the number or code of a list item; what follows is its body. */
  label?: number;
  /** Said instead of a picture. */
  alt?: string;
  marks: Mark[];
}

/** What stands or falls together in a column. */
export interface Block {
  kind: 'heading' | 'dish';
  category: number;
  /** Room above it, unless it begins a column. */
  above: number;
  /** How much of the room that a column has left goes above it. */
  spread: number;
  height: number;
  pieces: Piece[];
}

/** A part of a sheet that is looked at as a page. */
export interface Panel {
  sheet: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Stands on its head, because the sheet is folded over. */
  turned: boolean;
}

export interface FilledPanel extends Panel {
  pieces: Piece[];
}

export interface Sheet {
  width: number;
  height: number;
  /** Where it is folded. */
  folds: { x: number; y: number; toX: number; toY: number }[];
  /** Cut out along a circle. */
  round?: boolean;
}

/** A menu ready to be drawn; the panels stand in the order they are read. */
export interface PrintedMenu {
  sheets: Sheet[];
  panels: FilledPanel[];
  /** The colour of the paper itself; '' for white. */
  ground: string;
  /** How large the text is beside its usual size. */
  scale: number;
}
