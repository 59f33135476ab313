/** A line is at most 76 long with the sign behind it that it goes on. */
const LINE = 75;

const [TAB, LF, CR, BLANK, EQUALS, TILDE] = [9, 10, 13, 32, 61, 126];
const HEX = Buffer.from('0123456789ABCDEF');

/** One byte after the other: most of a mail is plain, and is copied. Lines end as mails want it. */
export function quotedPrintable(text: string): Buffer {
  const bytes = Buffer.from(text.replace(/\r\n?/g, '\n'));
  const quoted = Buffer.allocUnsafe(4 * bytes.length);
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
    const isKept = isPlain(byte) || (isBlank(byte) && !endsLine(bytes[at + 1]));
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

const isPlain = (byte: number): boolean => byte > BLANK && byte <= TILDE && byte !== EQUALS;

const isBlank = (byte: number): boolean => byte === BLANK || byte === TAB;

/** A blank there would get lost on the way. */
const endsLine = (next: number | undefined): boolean => next === undefined || next === LF;
