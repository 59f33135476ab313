import type { PaperPicture } from '../../../platform/pictures/press.types.js';
import { runsOf } from '../../allergen-sheet/poppins.rules.js';
import { wrapped } from '../../allergen-sheet/sheet-pages.rules.js';

export interface Style {
  size?: number;
  weight?: '400' | '600';
  color?: string;
}

interface Cell {
  text: string;
  /** Where it begins, or where it ends. */
  x?: number;
  right?: number;
  width?: number;
}

export const INK = '#1a1a1a';
export const QUIET = '#5f5f5f';
const LINES = '#d0d0d0';
/** A4 upright, in points. */
export const LEFT = 64;
export const RIGHT = 531;
/** Where what a label names begins. */
const FACT = LEFT + 110;
const TOP = 64;
const BOTTOM = 770;
const LOGO = { width: 150, height: 54 };
const SIZE = 9.5;
const LEADING = 1.45;

/** Writes down the page and goes on with the next one; each text is tagged with what it is. */
export class ReceiptPen {
  private readonly root: PDFKit.PDFStructureElement;
  private parent: PDFKit.PDFStructureElement;
  private repeat: (() => void) | null = null;
  private pages = 0;
  private y = TOP;
  /** Where the logo ends. */
  private floor = 0;

  constructor(
    private readonly pdf: PDFKit.PDFDocument,
    private readonly color: string,
    private readonly foot: string,
  ) {
    this.root = pdf.struct('Document');
    this.parent = this.root;
    pdf.addStructure(this.root);
    this.newPage();
  }

  down(points: number): void {
    this.y = Math.max(this.y, this.floor) + points;
    this.floor = 0;
  }

  /** What follows stands together on one page. */
  keep(height: number): void {
    if (this.y + height > BOTTOM) this.newPage();
  }

  line(
    tag: string,
    text: string,
    { gap, width = RIGHT - LEFT, ...style }: Style & { gap: number; width?: number },
  ): void {
    for (const part of wrapped(text, width, (one) => this.widthOf(one, style))) {
      this.keep(gap);
      this.tagged(this.parent, tag, () => this.text(part, LEFT, style));
      this.y += gap;
    }
  }

  paragraph(text: string, style: Style): void {
    const size = style.size ?? SIZE;
    const lines = wrapped(text, RIGHT - LEFT, (one) => this.widthOf(one, style));
    this.keep(lines.length * size * LEADING);
    this.tagged(this.parent, 'P', () => {
      for (const line of lines) {
        this.text(line, LEFT, style);
        this.y += size * LEADING;
      }
    });
    this.y += 5;
  }

  fact(label: string, value: string): void {
    const lines = wrapped(value, RIGHT - FACT, (one) => this.widthOf(one, {}));
    this.keep(15 * lines.length);
    this.tagged(this.parent, 'P', () => {
      this.text(label, LEFT, { color: QUIET });
      lines.forEach((line, index) => {
        this.text(line, FACT, {}, this.y + 15 * index);
      });
    });
    this.y += 15 * lines.length;
  }

  /** The head is drawn again on each page the rows go on to. */
  table(head: () => void, rows: () => void): void {
    const table = this.pdf.struct('Table');
    this.root.add(table);
    this.parent = table;
    this.keep(48);
    head();
    this.repeat = head;
    rows();
    this.repeat = null;
    table.end();
    this.parent = this.root;
  }

  row(tag: 'TH' | 'TD', cells: readonly Cell[]): void {
    const style: Style = tag === 'TH' ? { size: 8, color: QUIET } : {};
    const lines = cells.map(({ text, width }) =>
      wrapped(text, width ?? RIGHT - LEFT, (one) => this.widthOf(one, style)),
    );
    const height = Math.max(...lines.map((one) => one.length)) * SIZE * LEADING + 5;
    this.keep(height);
    const inTable = this.parent !== this.root;
    const row = inTable ? this.pdf.struct('TR') : this.root;
    if (inTable) this.parent.add(row);
    const top = this.y + 3;
    cells.forEach(({ x, right }, index) => {
      const [own = []] = [lines[index]];
      if (own.join('') === '') return;
      this.tagged(row, inTable ? tag : 'P', () => {
        own.forEach((line, number) => {
          const at = x ?? (right ?? RIGHT) - this.widthOf(line, style);
          this.text(line, at, style, top + number * SIZE * LEADING);
        });
      });
    });
    if (inTable) row.end();
    this.y += height;
    if (inTable) this.rule(tag === 'TH' ? INK : LINES, 0.5);
  }

  total(label: string, amount: string, right: number): void {
    this.keep(30);
    this.y += 4;
    this.tagged(this.root, 'P', () => {
      this.text(label, LEFT, { size: 12, weight: '600' });
      this.text(amount, right - this.widthOf(amount, { size: 12, weight: '600' }), {
        size: 12,
        weight: '600',
      });
    });
    this.y += 20;
    this.rule(this.color, 2);
    this.y += 4;
  }

  /** A line to write on by hand. */
  blank(label: string, height: number): void {
    this.keep(height + 14);
    this.y += height;
    this.rule(QUIET, 0.5);
    this.y += 2;
    this.tagged(this.root, 'P', () => this.text(label, LEFT, { size: 7.5, color: QUIET }));
    this.y += 14;
  }

  stamp(text: string): void {
    const style: Style = { size: 12, weight: '600' };
    const width = this.widthOf(text, style) + 20;
    this.artifact(() =>
      this.pdf
        .roundedRect(RIGHT - width, this.y - 2, width, 24, 4)
        .lineWidth(1.2)
        .stroke(INK),
    );
    this.tagged(this.root, 'P', () => this.text(text, RIGHT - width + 10, style, this.y + 2));
  }

  /** In the corner at the right, on a plate where it could not be seen on white. What is left beside it. */
  logo({ png, width, height, ground }: PaperPicture, alt: string): number {
    const plate = ground === '#ffffff' ? 0 : 8;
    const scale = Math.min(LOGO.width / width, LOGO.height / height, 1);
    const [wide, high] = [width * scale, height * scale];
    const [left, top] = [RIGHT - plate - wide, this.y + plate];
    if (plate > 0)
      this.artifact(() =>
        this.pdf.roundedRect(left - plate, this.y, wide + 2 * plate, high + 2 * plate, 6).fill(ground),
      );
    const draw = () => this.pdf.image(Buffer.from(png), left, top, { width: wide, height: high });
    this.tagged(this.root, 'Figure', draw, { alt });
    this.floor = top + high + plate;
    return left - plate - LEFT - 16;
  }

  newPage(): void {
    this.pdf.addPage();
    this.pages += 1;
    this.artifact(() => this.pdf.rect(0, 0, this.pdf.page.width, 8).fill(this.color));
    this.artifact(() => this.text(this.foot, LEFT, { size: 7.5, color: QUIET }, 798));
    const count = `Seite ${this.pages}`;
    const style: Style = { size: 7.5, color: QUIET };
    this.artifact(() => this.text(count, RIGHT - this.widthOf(count, style), style, 798));
    this.y = TOP - 20;
    const again = this.repeat;
    this.repeat = null;
    again?.();
    this.repeat = again;
  }

  end(): void {
    this.root.end();
  }

  private widthOf(text: string, { size = SIZE, weight = '400' }: Style): number {
    return runsOf(text).reduce(
      (sum, run) => sum + this.pdf.font(run.face + weight, size).widthOfString(run.text),
      0,
    );
  }

  private rule(color: string, width: number): void {
    this.artifact(() => this.pdf.moveTo(LEFT, this.y).lineTo(RIGHT, this.y).lineWidth(width).stroke(color));
  }

  private text(text: string, x: number, style: Style, y = this.y): void {
    const { size = SIZE, weight = '400', color = INK } = style;
    let at = x;
    for (const run of runsOf(text)) {
      this.pdf
        .font(run.face + weight, size)
        .fillColor(color)
        .text(run.text, at, y, { lineBreak: false });
      at += this.pdf.widthOfString(run.text);
    }
  }

  private tagged(parent: PDFKit.PDFStructureElement, tag: string, draw: () => void, said = {}): void {
    const element = this.pdf.struct(tag, said, draw);
    parent.add(element);
    element.end();
  }

  /** Lines and page numbers are not read aloud. */
  private artifact(draw: () => void): void {
    this.pdf.markContent('Artifact');
    draw();
    this.pdf.endMarkedContent();
  }
}
