import QRCode from 'qrcode';

/** A QR code as the path of its points, in a square of `size`; the white around it belongs to it. */
export interface CodePath {
  size: number;
  path: string;
}

const QUIET = 3;

export function codePath(link: string): CodePath {
  const { modules } = QRCode.create(link, { errorCorrectionLevel: 'M' });
  const rows: string[] = [];
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++) {
      if (!modules.get(row, column)) continue;
      let end = column;
      while (end < modules.size && modules.get(row, end)) end++;
      rows.push(`M${column + QUIET} ${row + QUIET}h${end - column}v1h${column - end}z`);
      column = end;
    }
  return { size: modules.size + 2 * QUIET, path: rows.join('') };
}
