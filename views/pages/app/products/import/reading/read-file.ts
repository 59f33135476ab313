import type { MenuReadingView } from '../../../../../../src/media/reading/menu-reading.view';
import { type ReadCells, readMenuCsv } from '../../../../../../src/shop/menu-file/rows/read-menu.rules';

/** What was read from an old menu, as the import takes it. */
export const readFileOf = ({ name }: MenuReadingView, rows: readonly ReadCells[]): File =>
  new File([readMenuCsv(rows)], `${name}.csv`, { type: 'text/csv' });
