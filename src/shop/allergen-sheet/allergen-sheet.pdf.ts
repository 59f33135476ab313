import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { AllergenSheet, Block, DrawnRow } from './allergen-sheet.types.js';
import { type Face, runsOf } from './poppins.rules.js';
import { BODY_TOP, LEGEND, LINE, PAPER, sheetPages, WIDTHS } from './sheet-pages.rules.js';

type Weight = '400' | '600';
interface Style {
  size?: number;
  weight?: Weight;
  color?: string;
}

const SIZE = 8;
const INK = '#1a1a1a';
const QUIET = '#6b6b6b';
const LINES = '#d0d0d0';
const FAINT = '#ececec';
const COLUMNS = 14;
const SHADE = '#f1efec';
const { margin: LEFT } = PAPER;
const RIGHT = PAPER.width - PAPER.margin;
const CELLS = LEFT + WIDTHS.name;

const require = createRequire(import.meta.url);
export const fontFile = (face: Face, weight: Weight): string =>
  require.resolve(
    `@fontsource/poppins/files/poppins-${face === 'ext' ? 'latin-ext' : 'latin'}-${weight}-normal.woff`,
  );

/** The sheet as a PDF, set in Poppins. */
export function drawSheet(sheet: AllergenSheet, at: Date): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: [PAPER.width, PAPER.height],
    margin: 0,
    autoFirstPage: false,
    lang: 'de-DE',
    info: { Title: `Allergene – ${sheet.restaurant}`, Author: sheet.restaurant, CreationDate: at },
  });
  for (const face of ['latin', 'ext'] as const)
    for (const weight of ['400', '600'] as const)
      pdf.registerFont(face + weight, readFileSync(fontFile(face, weight)));

  const pen = new SheetPen(pdf);
  const pages = sheetPages(sheet, (text) => pen.widthOf(text));
  pages.forEach((blocks, index) => {
    pdf.addPage();
    pen.page(sheet, blocks, `Seite ${index + 1} von ${pages.length}`);
  });
  return finished(pdf);
}

/** Only places things on the paper; the content is decided elsewhere. */
class SheetPen {
  constructor(private readonly pdf: PDFKit.PDFDocument) {}

  widthOf(text: string, { size = SIZE, weight = '400' }: Style = {}): number {
    return runsOf(text).reduce(
      (sum, run) => sum + this.pdf.font(run.face + weight, size).widthOfString(run.text),
      0,
    );
  }

  page(sheet: AllergenSheet, blocks: readonly Block[], count: string): void {
    this.text('Allergene und Zusatzstoffe', LEFT, 34, { size: 16, weight: '600' });
    this.text(sheet.restaurant, LEFT, 56, { size: 10, color: QUIET });
    this.right(`Stand ${sheet.asOf}`, 40, { color: QUIET });
    this.right(count, 56, { color: QUIET });
    if (blocks.some(({ kind }) => kind === 'row')) this.head(sheet);
    let y = BODY_TOP;
    for (const block of blocks) {
      this.block(block, y);
      y += block.height;
    }
  }

  private head({ columns }: AllergenSheet): void {
    columns.forEach(({ code, name }, index) => {
      const x = CELLS + index * WIDTHS.cell;
      this.pdf.save().rotate(-90, { origin: [x + 10, BODY_TOP - 18] });
      this.text(name, x + 10, BODY_TOP - 18, { color: QUIET });
      this.pdf.restore();
      this.centred(code, x, BODY_TOP - 14, { weight: '600' });
    });
    this.text('Zusatzstoffe', CELLS + COLUMNS * WIDTHS.cell + 6, BODY_TOP - 14, { weight: '600' });
    this.rule(BODY_TOP, INK);
  }

  private block(block: Block, y: number): void {
    if (block.kind === 'section') this.section(block.name, y, block.height);
    if (block.kind === 'row') this.row(block.row, y, block.height);
    if (block.kind === 'note') this.lines(block.lines, LEFT, y + 4, { color: QUIET });
    if (block.kind === 'legend') this.legend(block.entries, y);
  }

  private section(name: string, y: number, height: number): void {
    this.pdf.rect(LEFT, y + 5, RIGHT - LEFT, height - 5).fill(SHADE);
    this.text(name, LEFT + 6, y + 9, { size: 9, weight: '600' });
  }

  private row({ name, cells, additives, byChoice }: DrawnRow, y: number, height: number): void {
    for (let column = 0; column <= COLUMNS; column += 1)
      this.stroke([CELLS + column * WIDTHS.cell, y], [CELLS + column * WIDTHS.cell, y + height], FAINT);
    this.lines(name, LEFT + 6, y + 4);
    this.lines(byChoice, LEFT + 6, y + 4 + name.length * LINE, { color: QUIET });
    if (cells === null) this.text('nicht geprüft', CELLS + 8, y + 4, { color: QUIET });
    else if (byChoice.length === 0 && cells.every((cell) => cell.length === 0 || cell[0] === ''))
      this.text('keine', CELLS + 8, y + 4, { color: QUIET });
    cells?.forEach((cell, index) => {
      cell.forEach((line, number) => {
        this.centred(line, CELLS + index * WIDTHS.cell, y + 4 + number * LINE, { weight: '600' });
      });
    });
    this.lines(additives, CELLS + COLUMNS * WIDTHS.cell + 6, y + 4);
    this.rule(y + height, LINES);
  }

  private legend(entries: { code: string; lines: string[] }[], y: number): void {
    entries.forEach(({ code, lines }, index) => {
      const x = LEFT + 6 + index * LEGEND.width;
      this.text(code, x, y + 4, { weight: '600' });
      this.lines(lines, x + LEGEND.code, y + 4);
    });
  }

  private lines(lines: readonly string[], x: number, y: number, style?: Style): void {
    lines.forEach((line, index) => {
      this.text(line, x, y + index * LINE, style);
    });
  }

  private right(text: string, y: number, style: Style): void {
    this.text(text, RIGHT - this.widthOf(text, style), y, style);
  }

  private centred(text: string, x: number, y: number, style: Style): void {
    this.text(text, x + (WIDTHS.cell - this.widthOf(text, style)) / 2, y, style);
  }

  private text(text: string, x: number, y: number, { size = SIZE, weight = '400', color = INK }: Style = {}) {
    let at = x;
    for (const run of runsOf(text)) {
      this.pdf
        .font(run.face + weight, size)
        .fillColor(color)
        .text(run.text, at, y, { lineBreak: false });
      at += this.pdf.widthOfString(run.text);
    }
  }

  private rule(y: number, color: string): void {
    this.stroke([LEFT, y], [RIGHT, y], color);
  }

  private stroke(from: [number, number], to: [number, number], color: string): void {
    this.pdf
      .moveTo(...from)
      .lineTo(...to)
      .lineWidth(0.5)
      .stroke(color);
  }
}

export function finished(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
    pdf.end();
  });
}
