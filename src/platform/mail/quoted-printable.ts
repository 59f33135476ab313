/** A line is at most 76 long with the sign behind it that it goes on. */
const LINE = 75;

const TAB = 9;
const LF = 10;
const CR = 13;
const BLANK = 32;
const EQUALS = 61;
const TILDE = 126;
const HEX = Buffer.from('0123456789ABCDEF');

const isPlain = (byte: number): boolean =>
  byte === TAB || (byte >= BLANK && byte <= TILDE && byte !== EQUALS);
const PLAIN = Uint8Array.from({ length: 256 }, (_, byte) => Number(isPlain(byte)));

/** What is being written: a new one for each mail costs as much as the writing. */
let sheet = Buffer.alloc(65_536);

/** One byte after the other: most of a mail is plain, and is copied. Lines end as mails want it. */
export function quotedPrintable(text: string): Buffer {
  const bytes = Buffer.from(text.replace(/\r\n?/g, '\n'));
  if (sheet.length < 4 * bytes.length) sheet = Buffer.alloc(4 * bytes.length);
  const quoted = sheet;
  let length = 0;
  let column = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (byte === LF) {
      quoted[length++] = CR;
      quoted[length++] = LF;
      column = 0;
      continue;
    }
    const isKept = PLAIN[byte] === 1 && !(isBlank(byte) && endsLine(bytes[at + 1]));
    const width = isKept ? 1 : 3;
    if (column + width > LINE) {
      quoted[length++] = EQUALS;
      quoted[length++] = CR;
      quoted[length++] = LF;
      column = 0;
    }
    column += width;
    if (isKept) quoted[length++] = byte;
    else {
      quoted[length++] = EQUALS;
      quoted[length++] = HEX[byte >> 4] as number;
      quoted[length++] = HEX[byte & 15] as number;
    }
  }
  return Buffer.from(quoted.subarray(0, length));
}

const isBlank = (byte: number): boolean => byte === BLANK || byte === TAB;

/** A blank there would get lost on the way. */
const endsLine = (next: number | undefined): boolean => next === undefined || next === LF;
