import qrcode from 'qrcode';
import type { PaperLine, PaperText, TextSize } from '../ticket/ticket.types.js';
import { bytesOf, USUAL_CODE_PAGE } from './code-page.rules.js';
import { GLYPH_HEIGHT, GLYPH_WIDTH, isInk } from './glyphs.js';
import { png } from './png.js';

/** How often a dot of a letter stands side by side and one below the other. */
const SCALE: Record<TextSize, [x: number, y: number]> = { normal: [1, 1], tall: [1, 2], big: [2, 2] };
const GAP = 4;
const QUIET = 24;
const MODULE = 6;
const CUT_HEIGHT = 32;

/** The paper dot by dot: 384, 504 or 576 dots wide, which is 58 or 80 mm at 203 dpi. */
export function pictureBytes(lines: readonly PaperLine[], columns: number): Buffer {
  const canvas = new Canvas(columns * GLYPH_WIDTH, lines.map(heightOf));
  for (const line of lines) canvas.draw(line);
  return png(canvas.bits, canvas.width, canvas.height);
}

function heightOf(line: PaperLine): number {
  if (line.kind === 'cut') return CUT_HEIGHT;
  if (line.kind === 'qr') return modulesOf(line.value).size * MODULE + 2 * QUIET;
  return GLYPH_HEIGHT * SCALE[line.size][1] + GAP;
}

const modulesOf = (value: string) => qrcode.create(value, { errorCorrectionLevel: 'M' }).modules;

class Canvas {
  readonly bits: Uint8Array;
  readonly height: number;
  private top = 0;

  constructor(
    readonly width: number,
    heights: readonly number[],
  ) {
    this.height = Math.max(
      1,
      heights.reduce((sum, height) => sum + height, 0),
    );
    this.bits = new Uint8Array((width / 8) * this.height).fill(0xff);
  }

  draw(line: PaperLine): void {
    if (line.kind === 'text') this.write(line);
    else if (line.kind === 'qr') this.drawCode(line.value);
    else this.drawCut(line.partial);
    this.top += heightOf(line);
  }

  /** The margin stays white: only the text is inverse. */
  private write({ text, size, bold, inverted }: PaperText): void {
    const [wide, high] = SCALE[size];
    const margin = text.length - text.trimStart().length;
    const step = GLYPH_WIDTH * wide;
    if (inverted) this.fill(margin * step, 0, (text.length - margin) * step, GLYPH_HEIGHT * high + GAP);
    for (const [at, byte] of bytesOf(text, USUAL_CODE_PAGE).entries())
      this.drawLetter(byte, at * step, { wide, high, bold, inverted });
  }

  private drawLetter(
    byte: number,
    left: number,
    { wide, high, bold, inverted }: { wide: number; high: number; bold: boolean; inverted: boolean },
  ): void {
    for (let y = 0; y < GLYPH_HEIGHT * high; y++) {
      const row = Math.floor(y / high);
      for (let x = 0; x < GLYPH_WIDTH * wide; x++) {
        const column = Math.floor(x / wide);
        // Bold is drawn twice, one dot aside.
        const isBlack = isInk(byte, column, row) || (bold && column > 0 && isInk(byte, column - 1, row));
        if (isBlack) this.dot(left + x, y + GAP / 2, !inverted);
      }
    }
  }

  private drawCode(value: string): void {
    const { size, data } = modulesOf(value);
    const left = Math.floor((this.width - size * MODULE) / 2);
    for (const [at, dark] of data.entries())
      if (dark)
        this.fill(left + (at % size) * MODULE, QUIET + Math.floor(at / size) * MODULE, MODULE, MODULE);
  }

  /** The cutter of the printer cuts below the picture; inside of it a line says where. */
  private drawCut(partial: boolean): void {
    for (let x = 0; x < this.width; x += partial ? 16 : 8) this.fill(x, CUT_HEIGHT / 2, 8, 2);
  }

  private fill(left: number, top: number, width: number, height: number): void {
    for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) this.dot(left + x, top + y, true);
  }

  private dot(x: number, y: number, isBlack: boolean): void {
    if (x >= this.width) return;
    const at = ((this.top + y) * this.width + x) >> 3;
    const bit = 0x80 >> (x & 7);
    const before = this.bits[at] ?? 0;
    this.bits[at] = isBlack ? before & ~bit : before | bit;
  }
}
