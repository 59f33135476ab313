import type { TextsState } from '../texts/texts.view.js';
import type { MenuReading, MenuReadingState, ReadRow, SourceKind } from './menu-reading.types.js';

export interface MenuReadingView {
  id: string;
  kind: SourceKind;
  name: string;
  state: MenuReadingState;
  parts: number;
  read: number;
  rows: ReadRow[];
  /** By part: its words; null where it is a picture. */
  sources: (string | null)[];
  /** It ends once the part that was begun is read. */
  cancelled: boolean;
  problem: string | null;
  /** The rest of it has to be read as another file. */
  isCut: boolean;
  /** Pages of a PDF on which there was nothing to read. */
  blankPages: number[];
}

/** What the import page shows of old menus. */
export interface MenuReadingDesk extends TextsState {
  reading: MenuReadingView | null;
}

/** The progress of a running one in the live stream. */
export interface MenuReadingProgress {
  id: string;
  state: MenuReadingState;
  read: number;
}

export const toMenuReadingView = (reading: MenuReading): MenuReadingView => {
  const { id, kind, name, state, read, rows, texts, cancelled, problem } = reading;
  const { isCut = false, blankPages = [] } = reading;
  const sources = texts.map((text) => (text === '' ? null : text));
  return {
    id,
    kind,
    name,
    state,
    parts: texts.length,
    read,
    rows,
    sources,
    cancelled,
    problem,
    isCut,
    blankPages,
  };
};

export const toReadingProgress = ({ id, state, read }: MenuReading): MenuReadingProgress => ({
  id,
  state,
  read,
});
