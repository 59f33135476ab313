import PDFDocument from 'pdfkit';
import { finished } from '../allergen-sheet/allergen-sheet.pdf.js';
import { BLEED, bledBox, drawCropMarks, SLUG } from './crop-marks.pdf.js';
import type { CodePath, FilledPanel, Mark, Piece, PrintedMenu, Sheet } from './layout/marks.types.js';
import { boundsOf } from './mark-bounds.rules.js';
import type { MenuFonts } from './menu-fonts.js';
import type { MenuPaper } from './printed-menu.types.js';

export interface Drawing {
  code: CodePath | null;
  logo: Buffer | null;
  cropMarks: boolean;
}

export const menuDocument = (
  paper: Pick<MenuPaper, 'language' | 'title' | 'restaurant'>,
  at: Date,
): PDFKit.PDFDocument =>
  new PDFDocument({
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: paper.language === 'en' ? 'en-GB' : 'de-DE',
    info: {
      Title: `${paper.title} – ${paper.restaurant}`,
      Author: paper.restaurant,
      CreationDate: at,
    },
  });

/** Draws what is laid out; nothing is decided here. */
export function drawMenu(
  pdf: PDFKit.PDFDocument,
  fonts: MenuFonts,
  menu: PrintedMenu,
  drawing: Drawing,
): Promise<Buffer> {
  const pen = new MenuPen(pdf, fonts, drawing);
  for (const sheet of menu.sheets) pen.sheet(sheet);
  pen.panels(menu);
  return finished(pdf);
}

type Part = (() => void) | PDFKit.PDFStructureElement;

/** What the types of pdfkit leave out: how the items of a list are numbered. */
interface Attributed {
  dictionary: { data: { A?: object } };
}

class MenuPen {
  private readonly slug: number;
  private readonly root: PDFKit.PDFStructureElement;
  private list: PDFKit.PDFStructureElement | null = null;

  constructor(
    private readonly pdf: PDFKit.PDFDocument,
    private readonly fonts: MenuFonts,
    private readonly drawing: Drawing,
  ) {
    this.slug = drawing.cropMarks ? SLUG : 0;
    this.root = pdf.struct('Document');
    pdf.addStructure(this.root);
  }

  sheet(sheet: Sheet): void {
    const { pdf, slug } = this;
    const [width, height] = [sheet.width + 2 * slug, sheet.height + 2 * slug];
    pdf.addPage({ size: [width, height], margin: 0 });
    const box = (around: number) => [
      slug - around,
      slug - around,
      width - slug + around,
      height - slug + around,
    ];
    Object.assign(pdf.page.dictionary.data, { TrimBox: box(0), BleedBox: box(slug > 0 ? BLEED : 0) });
  }

  panels({ sheets, panels }: PrintedMenu): void {
    for (const panel of panels) {
      this.pdf.switchToPage(panel.sheet);
      this.on(panel, () => {
        for (const piece of panel.pieces) this.piece(piece, panel, sheets[panel.sheet]);
      });
    }
    this.endList();
    this.root.end();
    sheets.forEach((sheet, index) => {
      this.pdf.switchToPage(index);
      if (this.slug > 0) this.artifact('Page', () => drawCropMarks(this.pdf, sheet));
    });
  }

  /** In the coordinates of the panel, which may stand on its head. */
  private on(panel: FilledPanel, draw: () => void): void {
    const { pdf, slug } = this;
    pdf.save();
    pdf.translate(panel.x + slug, panel.y + slug);
    if (panel.turned) pdf.translate(panel.width, panel.height).rotate(180);
    draw();
    pdf.restore();
  }

  private piece(piece: Piece, panel: FilledPanel, sheet?: Sheet): void {
    const { tag, alt, label = 0, marks } = piece;
    const parts = (of: Mark[]) => this.parts(of, panel, sheet);
    if (tag === null) {
      const isSaid = marks.some(({ kind }) => kind === 'text');
      this.artifact(isSaid ? 'Pagination' : 'Layout', () => {
        for (const mark of marks) this.mark(mark, panel, sheet);
      });
      return;
    }
    if (tag !== 'LI') this.endList();
    const inside =
      tag === 'LI'
        ? [
            ...(label > 0 ? [this.pdf.struct('Lbl', {}, parts(marks.slice(0, label)))] : []),
            this.pdf.struct('LBody', {}, parts(marks.slice(label))),
          ]
        : parts(marks);
    const place = tag === 'Figure' ? this.placeOf(marks, panel) : {};
    const element = this.pdf.struct(tag, { ...(alt && { alt }), ...place }, inside);
    (tag === 'LI' ? this.openList(piece) : this.root).add(element);
    element.end();
  }

  /** In the order they are read; what has words of its own is an element of its own. */
  private parts(marks: readonly Mark[], panel: FilledPanel, sheet?: Sheet): Part[] {
    const parts: Part[] = [];
    let silent: Mark[] = [];
    const flush = () => {
      const run = silent;
      silent = [];
      if (run.length === 0) return;
      parts.push(() => {
        for (const mark of run) this.mark(mark, panel, sheet);
      });
    };
    for (const mark of marks) {
      if (!hasAlt(mark)) {
        silent.push(mark);
        continue;
      }
      flush();
      const [tag, place] = mark.kind === 'text' ? ['Span', {}] : ['Figure', this.placeOf([mark], panel)];
      parts.push(this.pdf.struct(tag, { alt: mark.alt, ...place }, () => this.mark(mark, panel, sheet)));
    }
    flush();
    return parts;
  }

  /** Whoever has a page read aloud is shown which picture is meant; a sign stands within its line. */
  private placeOf(marks: readonly Mark[], panel: FilledPanel): object {
    const at = boundsOf(marks, { ...panel, x: panel.x + this.slug, y: panel.y + this.slug });
    return { bbox: at, placement: marks[0]?.kind === 'shape' ? 'Inline' : 'Block' };
  }

  private openList({ label = 0, marks }: Piece): PDFKit.PDFStructureElement {
    if (!this.list) {
      this.list = this.pdf.struct('L');
      const [first] = marks;
      const numbering = first?.kind === 'text' && /^\d/.test(first.text) ? 'Decimal' : 'UpperAlpha';
      if (label > 0)
        (this.list as unknown as Attributed).dictionary.data.A = { O: 'List', ListNumbering: numbering };
      this.root.add(this.list);
    }
    return this.list;
  }

  private endList(): void {
    this.list?.end();
    this.list = null;
  }

  private mark(mark: Mark, panel: FilledPanel, sheet?: Sheet): void {
    if (mark.kind === 'text') this.text(mark);
    else if (mark.kind === 'line') this.line(mark);
    else if (mark.kind === 'box') this.box(mark, panel, sheet);
    else if (mark.kind === 'code') this.code(mark);
    else if (mark.kind === 'shape') this.shape(mark);
    else if (this.drawing.logo) this.pdf.image(this.drawing.logo, mark.x, mark.y, { width: mark.width });
  }

  private shape({ x, y, scale, path, color }: Extract<Mark, { kind: 'shape' }>): void {
    this.pdf.save().translate(x, y).scale(scale).path(path).fill(color).restore();
  }

  private text({ x, y, text, font, size, color }: Extract<Mark, { kind: 'text' }>): void {
    let at = x;
    for (const run of this.fonts.runsOf(text, font)) {
      this.pdf
        .font(run.name, size)
        .fillColor(color)
        .text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' });
      at += this.pdf.widthOfString(run.text);
    }
  }

  private line({ x, y, toX, toY, width, color, dots }: Extract<Mark, { kind: 'line' }>): void {
    this.pdf.save().moveTo(x, y).lineTo(toX, toY).lineWidth(width);
    if (dots) this.pdf.lineCap('round').dash(0.01, { space: dots });
    this.pdf.stroke(color).restore();
  }

  private box(mark: Extract<Mark, { kind: 'box' }>, panel: FilledPanel, sheet?: Sheet): void {
    const { x, y, width, height, color, stroke } = mark;
    if (stroke) this.pdf.rect(x, y, width, height).lineWidth(stroke).stroke(color);
    else {
      const [left, top, right, bottom] = bledBox(mark, panel, { sheet, out: this.slug > 0 ? BLEED : 0 });
      this.pdf.rect(left, top, right - left, bottom - top).fill(color);
    }
  }

  private code({
    x,
    y,
    side,
    color,
    code = this.drawing.code ?? undefined,
  }: Extract<Mark, { kind: 'code' }>): void {
    if (!code) return;
    const { size, path } = code;
    const rows = path.replace(ROW, '$1 $2 $3 1 re ');
    this.pdf.rect(x, y, side, side).fill('#ffffff').save().translate(x, y);
    this.pdf
      .scale(side / size)
      .fillColor(color)
      .addContent(`${rows}f`)
      .restore();
  }

  /** Lines, grounds and page numbers are not read aloud. */
  private artifact(type: 'Layout' | 'Page' | 'Pagination', draw: () => void): void {
    this.pdf.markContent('Artifact', { type });
    draw();
    this.pdf.endMarkedContent();
  }
}

/** A row of points as `codePath` writes it; as rectangles of the PDF itself a thousand codes take seconds. */
const ROW = /M(\d+) (\d+)h(\d+)v1h-\d+z/g;

const hasAlt = (mark: Mark): mark is Extract<Mark, { kind: 'shape' | 'text' }> & { alt: string } =>
  (mark.kind === 'shape' || mark.kind === 'text') && mark.alt !== undefined;
