import type { Sheet } from './menu-table.types.js';
import { MAX_CELLS } from './sheet.rules.js';

export const SEPARATORS = [';', ',', '\t'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** RFC 4180 with a choice of separators. */
export const csvFrom = (sheet: Sheet, separator: Separator): string =>
  sheet.map((cells) => `${cells.map((cell) => quotedFor(cell, separator)).join(separator)}\r\n`).join('');

const quotedFor = (cell: string, separator: Separator): string =>
  cell.includes(separator) || /["\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** The most frequent one in the first line with text; a line like 'sep=;' at the top states it explicitly. */
export function separatorOf(text: string): Separator {
  const declared = /^sep=([;,\t])\r?\n/i.exec(text)?.[1];
  if (declared) return declared as Separator;
  const heading =
    parse(text.slice(0, 20_000), '\u0000')?.find(([line = '']) => /[;,\t]/.test(line))?.[0] ?? '';
  const counts = SEPARATORS.map((separator) => heading.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ';';
}

/** null: more cells than any menu has. */
export function sheetIn(text: string, separator: Separator): Sheet | null {
  return parse(text.replace(/^sep=[;,\t]\r?\n/i, '\n'), separator);
}

/** A quote that is never closed ends with the file. */
function parse(text: string, separator: string): Sheet | null {
  const token = new RegExp(
    `"([^"]*(?:""[^"]*)*)(?:"|$)|[^"${separator}\\r\\n][^${separator}\\r\\n]*|(\\r\\n|\\r|\\n)|${separator}`,
    'g',
  );
  const sheet: Sheet = [[]];
  let cell = '';
  let cells = 0;
  for (const [whole, inQuotes, lineEnd] of text.matchAll(token)) {
    const line = sheet.at(-1)!;
    if (whole !== separator && lineEnd === undefined) {
      cell += inQuotes === undefined ? whole : inQuotes.replaceAll('""', '"');
      continue;
    }
    line.push(cell);
    cell = '';
    cells += 1;
    if (cells > MAX_CELLS) return null;
    if (lineEnd !== undefined) sheet.push([]);
  }
  sheet.at(-1)!.push(cell);
  return sheet;
}
