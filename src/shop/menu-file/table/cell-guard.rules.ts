/** What a table program would compute instead of showing. A mark that is there already must not look like ours. */
const FORMULA = /^'*(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

/** Digits with marks between them become a date, a time or another number: '1-2', '007', '0,50', '1E3'. */
const NUMBER_LIKE = /^'*[\d.,:/\s€%eE+-]*\d[\d.,:/\s€%eE+-]*$/;
const PLAIN_NUMBER = /^(?:0|[1-9]\d{0,14})$/;
const MONTH = '(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])[a-zä]*';
const DATE_LIKE = new RegExp(`^'*(?:\\d{1,4}[\\s./-]*${MONTH}[\\s./-]*\\d*|${MONTH}[\\s./-]*\\d{1,4})$`, 'i');
const TRUTH = /^'*(?:true|false|wahr|falsch)$/i;

/**
 * A text that a table program would take for something else gets an apostrophe in front, which such programs show and
 * keep. `unguarded` takes exactly that one away again, so an own apostrophe ("'s Schnitzel") stays.
 */
export const guarded = (text: string): string => (isMistaken(text) ? `'${text}` : text);

export const unguarded = (cell: string): string =>
  cell.startsWith("'") && isMistaken(cell.slice(1)) ? cell.slice(1) : cell;

const isMistaken = (text: string): boolean =>
  FORMULA.test(text) ||
  (NUMBER_LIKE.test(text) && !PLAIN_NUMBER.test(text)) ||
  DATE_LIKE.test(text) ||
  TRUTH.test(text);

/** What Excel has made of '1-2' when somebody opened an unguarded file: '01. Feb', '02.01.2026', 'Jan 02'. */
export const looksLikeDate = (text: string): boolean =>
  DATE_LIKE.test(text.trim()) || /^\d{1,2}\.\d{1,2}\.(?:\d{2}|\d{4})$|^\d{4}-\d{2}-\d{2}$/.test(text.trim());
