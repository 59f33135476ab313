export type MenuReadingState = 'running' | 'done' | 'cancelled' | 'failed';

export type SourceKind = 'text' | 'picture' | 'pdf';

/** What is asked about at once: some lines of a menu, or a picture of one page. */
export type SourcePart = { text: string } | { picture: Uint8Array };

/** What a file or a pasted text is made of. */
export interface Source {
  kind: SourceKind;
  parts: SourcePart[];
  isCut: boolean;
  blankPages: number[];
}

/** A dish, or one size of it, as it stands on an old menu. Nobody has looked at it yet. */
export interface ReadRow {
  category: string;
  number: string;
  name: string;
  description: string;
  size: string;
  /** '7,90', or empty where none could be read. */
  price: string;
  /** It says 'ab' before that price: there is more to know than what could be read. */
  isFrom?: true;
}

/** An old menu on its way to a table somebody reviews. It never touches the menu itself. */
export interface MenuReading {
  id: string;
  shopId: string;
  kind: SourceKind;
  name: string;
  state: MenuReadingState;
  /** By part: its words, or empty where it is a picture. */
  texts: string[];
  /** How many parts the model has answered. */
  read: number;
  rows: ReadRow[];
  cancelled: boolean;
  /** How many workers have begun it. */
  tries: number;
  /** Why it ended before its end. */
  problem: string | null;
  /** It is longer than what is read of one menu. */
  isCut: boolean;
  /** Pages with neither words nor a picture, counted from 1. */
  blankPages: number[];
  createdAt: Date;
}

export const isReadingRunning = ({ state }: Pick<MenuReading, 'state'>): boolean => state === 'running';

/** Parts of it have not been read, and it can go on behind those that have. */
export const isBrokenOff = ({
  state,
  read,
  parts,
}: Pick<MenuReading, 'state' | 'read'> & { parts: number }): boolean =>
  (state === 'failed' || state === 'cancelled') && read < parts;

/** What a process of its own has made of a PDF. */
export type PdfAnswer =
  | { pages: SourcePart[]; isCut: boolean; blankPages: number[] }
  | { refused: 'broken' | 'locked' | 'empty' };
