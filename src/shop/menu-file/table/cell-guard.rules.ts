/** Texts that a table program would evaluate. A leading apostrophe of the text itself must not look like ours. */
const FORMULA = /^'*(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

/** Digits with separators become a date, a time or another number: '1-2', '007', '0,50', '1E3'. */
const NUMBER_LIKE = /^'*[\d.,:/\s€%eE+-]*\d[\d.,:/\s€%eE+-]*$/;
const PLAIN_NUMBER = /^(?:0|[1-9]\d{0,14})$/;
const MONTH = '(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])[a-zä]*';
const DATE_LIKE = new RegExp(`^'*(?:\\d{1,4}[\\s./-]*${MONTH}[\\s./-]*\\d*|${MONTH}[\\s./-]*\\d{1,4})$`, 'i');
const TRUTH = /^'*(?:true|false|wahr|falsch)$/i;

/**
 * A text that a table program would convert gets an apostrophe in front, which such programs show and keep. `unguarded`
 * removes exactly that one, so that an apostrophe of the text itself ("'s Schnitzel") stays.
 */
export const guarded = (text: string): string => (isConverted(text) ? `'${text}` : text);

export const unguarded = (cell: string): string =>
  cell.startsWith("'") && isConverted(cell.slice(1)) ? cell.slice(1) : cell;

const isConverted = (text: string): boolean =>
  FORMULA.test(text) ||
  (NUMBER_LIKE.test(text) && !PLAIN_NUMBER.test(text)) ||
  DATE_LIKE.test(text) ||
  TRUTH.test(text);

/** What Excel makes of '1-2' in an unguarded file: '01. Feb', '02.01.2026', 'Jan 02'. */
export const looksLikeDate = (text: string): boolean =>
  DATE_LIKE.test(text.trim()) || /^\d{1,2}\.\d{1,2}\.(?:\d{2}|\d{4})$|^\d{4}-\d{2}-\d{2}$/.test(text.trim());
