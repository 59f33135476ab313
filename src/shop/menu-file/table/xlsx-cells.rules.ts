/** Characters that SpreadsheetML cannot hold are escaped as _xHHHH_, and so are texts that only look escaped. */
const SPELLED = /_x([0-9a-f]{4})_/gi;

export const spelled = (text: string): string =>
  text
    .replace(SPELLED, (code) => `_x005F${code}`)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones XML refuses
    .replace(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g, (letter) => `_x${hex(letter)}_`);

export const unspelled = (text: string): string =>
  text.replace(SPELLED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const hex = (letter: string): string => letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');

/** 'AB12' is column 27, counted from 0, of line 12. */
export function placeOf(reference: string): { column: number; line: number } | null {
  const [, letters, line] = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference) ?? [];
  if (!letters || !line) return null;
  const column = Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { column, line: Number(line) };
}

export function referenceOf(column: number, line: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return `${letters}${line}`;
}

/** '7,9' for 7.8999999999999995, as a program may store it. */
export function wordsOfNumber(value: string): string {
  const number = Number(value);
  return Number.isFinite(number) && value.trim() !== ''
    ? String(Number(number.toPrecision(12))).replace('.', ',')
    : value;
}

const DAY_MS = 86_400_000;
/** Day 0 of table programs, which assume that 29 February 1900 existed. */
const EPOCH = Date.UTC(1899, 11, 30);

/** '02.01.2026', which is what typing '2-1' leads to. */
export function wordsOfDay(serial: string): string {
  const day = new Date(EPOCH + Math.floor(Number(serial)) * DAY_MS);
  if (Number.isNaN(day.getTime())) return serial;
  const [year, month, date] = day.toISOString().slice(0, 10).split('-');
  return `${date}.${month}.${year}`;
}

const BUILT_IN_DATES = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const;

/** Whether a number is formatted as a date. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return BUILT_IN_DATES.some(([from, to]) => from <= id && id <= to);
  return /[dmyhs]/i.test(code.replace(/"[^"]*"|\\.|\[[^\]]*\]|general|standard/gi, ''));
}
