import type { ReadCells } from '../../../../../../src/shop/menu-file/rows/read-menu.rules';

export interface EditedRow extends ReadCells {
  /** Of this page alone; rows have no name of their own. */
  key: number;
  /** Its price stands behind an 'ab' on paper. */
  isFrom?: true;
}

const PREFIX = 'tresen:alte-karte:';

/** What somebody has made of a menu that was read lives as long as the window: a reload takes nothing. */
export function readKeptRows(readingId: string): EditedRow[] | null {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(PREFIX) && key !== PREFIX + readingId) sessionStorage.removeItem(key);
  return rowsIn(sessionStorage.getItem(PREFIX + readingId));
}

/** A full store keeps what it has. */
export function keepRows(readingId: string, rows: readonly EditedRow[]): void {
  try {
    sessionStorage.setItem(PREFIX + readingId, JSON.stringify(rows));
  } catch {}
}

export const dropKeptRows = (readingId: string): void => sessionStorage.removeItem(PREFIX + readingId);

function rowsIn(kept: string | null): EditedRow[] | null {
  try {
    const rows: unknown = JSON.parse(kept ?? 'null');
    return Array.isArray(rows) ? rows : null;
  } catch {
    return null;
  }
}
