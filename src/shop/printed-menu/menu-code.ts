import QRCode from 'qrcode';
import type { CodePath } from './layout/marks.types.js';

const QUIET = 3;

/** `quiet` is the white around it, in points of the code. */
export function codePath(link: string, quiet = QUIET): CodePath {
  const { modules } = QRCode.create(link, { errorCorrectionLevel: 'M' });
  const rows: string[] = [];
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++) {
      if (!modules.get(row, column)) continue;
      let end = column;
      while (end < modules.size && modules.get(row, end)) end++;
      rows.push(`M${column + quiet} ${row + quiet}h${end - column}v1h${column - end}z`);
      column = end;
    }
  return { size: modules.size + 2 * quiet, path: rows.join('') };
}
