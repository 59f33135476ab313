import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import QRCode from 'qrcode';
import { type Face, runsOf } from '../../allergen-sheet/poppins.rules.js';
import type { VoucherPaper } from './voucher-paper.types.js';

type Weight = '400' | '600';
interface Style {
  size: number;
  weight?: Weight;
  color?: string;
}

/** A5 across: two of them make a sheet of paper. */
const PAPER = { width: 595.28, height: 419.53, margin: 40 };
const BAND = 118;
const CODE_SIDE = 118;
const INK = '#1a1a1a';
const QUIET = '#5c5c5c';
const LEFT = PAPER.margin;
const TEXT_WIDTH = PAPER.width - 3 * PAPER.margin - CODE_SIDE;
const MOST_GREETING_LINES = 6;

const require = createRequire(import.meta.url);
const fontFile = (face: Face, weight: Weight): string =>
  require.resolve(
    `@fontsource/poppins/files/poppins-${face === 'ext' ? 'latin-ext' : 'latin'}-${weight}-normal.woff`,
  );

/** A voucher in the colours of the restaurant. */
export async function drawVoucher(paper: VoucherPaper, at: Date): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: [PAPER.width, PAPER.height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: paper.language === 'en' ? 'en-GB' : 'de-DE',
    info: { Title: `${paper.title} – ${paper.restaurant}`, Author: paper.restaurant, CreationDate: at },
  });
  for (const face of ['latin', 'ext'] as const)
    for (const weight of ['400', '600'] as const)
      pdf.registerFont(face + weight, readFileSync(fontFile(face, weight)));
  new VoucherPen(pdf).draw(paper);
  return finished(pdf);
}

class VoucherPen {
  constructor(private readonly pdf: PDFKit.PDFDocument) {}

  draw(paper: VoucherPaper): void {
    this.said('H1', () => this.band(paper));
    this.said('P', () => this.person(paper));
    this.said('P', () => this.code(paper));
    this.said('Figure', () => this.square(paper));
    this.said('P', () => this.foot(paper));
  }

  private said(type: string, draw: () => void): void {
    const part = this.pdf.struct(type, type === 'Figure' ? { alt: 'QR-Code zum Einlösen' } : {}, draw);
    this.pdf.addStructure(part);
    part.end();
  }

  private band({ title, restaurant, value, colors }: VoucherPaper): void {
    this.pdf.rect(0, 0, PAPER.width, BAND).fill(colors.main);
    const color = colors.onMain;
    this.text(title, LEFT, 28, { size: 13, color });
    const size = this.fitting(restaurant, 25, PAPER.width - 3 * LEFT - this.widthOf(value, BIG));
    this.text(restaurant, LEFT, 52, { size, weight: '600', color });
    this.text(value, PAPER.width - LEFT - this.widthOf(value, BIG), 44, { ...BIG, color });
  }

  private person({ forWhom, greeting }: VoucherPaper): void {
    if (forWhom) this.text(forWhom, LEFT, BAND + 26, { size: 15, weight: '600' });
    const top = forWhom ? BAND + 52 : BAND + 26;
    this.wrapped(greeting, { size: 11 }, MOST_GREETING_LINES).forEach((line, index) => {
      this.text(line, LEFT, top + index * 17, { size: 11 });
    });
  }

  private code({ code }: VoucherPaper): void {
    this.pdf.roundedRect(LEFT, 286, TEXT_WIDTH, 52, 8).lineWidth(1).stroke('#c8c8c8');
    const style = { size: 22, weight: '600' } as const;
    this.text(code, LEFT + (TEXT_WIDTH - this.widthOf(code, style)) / 2, 297, style);
  }

  /** Drawn by its points, so that it stays sharp on any printer. */
  private square({ link }: VoucherPaper): void {
    const { modules } = QRCode.create(link, { errorCorrectionLevel: 'M' });
    const point = CODE_SIDE / modules.size;
    const left = PAPER.width - LEFT - CODE_SIDE;
    for (let row = 0; row < modules.size; row++)
      for (let column = 0; column < modules.size; column++)
        if (modules.get(row, column))
          this.pdf.rect(left + column * point, BAND + 26 + row * point, point + 0.05, point + 0.05);
    this.pdf.fill(INK);
  }

  private foot({ terms, address }: VoucherPaper): void {
    const right = PAPER.width - LEFT - CODE_SIDE;
    this.wrapped(address, { size: 8 }, 3, CODE_SIDE).forEach((line, index) => {
      this.text(line, right, BAND + 34 + CODE_SIDE + index * 11, { size: 8, color: QUIET });
    });
    terms.forEach((line, index) => {
      this.text(line, LEFT, 354 + index * 13, { size: 8.5, color: QUIET });
    });
  }

  private fitting(text: string, size: number, width: number): number {
    const wide = this.widthOf(text, { size, weight: '600' });
    return wide <= width ? size : Math.max(11, (size * width) / wide);
  }

  private widthOf(text: string, { size, weight = '400' }: Style): number {
    return runsOf(text).reduce(
      (sum, run) => sum + this.pdf.font(run.face + weight, size).widthOfString(run.text),
      0,
    );
  }

  private wrapped(text: string, style: Style, most: number, width = TEXT_WIDTH): string[] {
    const lines: string[] = [];
    for (const paragraph of text.split('\n')) {
      let line = '';
      for (const word of piecesOf(paragraph)) {
        const longer = `${line} ${word}`.trim();
        if (line && this.widthOf(longer, style) > width) lines.push(line);
        line = line && this.widthOf(longer, style) > width ? word : longer;
      }
      lines.push(line);
    }
    return lines.slice(0, most);
  }

  private text(text: string, x: number, y: number, { size, weight = '400', color = INK }: Style): void {
    let at = x;
    for (const run of runsOf(text)) {
      this.pdf
        .font(run.face + weight, size)
        .fillColor(color)
        .text(run.text, at, y, { lineBreak: false });
      at += this.pdf.widthOfString(run.text);
    }
  }
}

const BIG = { size: 34, weight: '600' } as const;
const LONGEST_WORD = 40;

/** A word that is longer than a line is cut. */
const piecesOf = (paragraph: string): string[] =>
  paragraph.split(/\s+/).flatMap((word) => word.match(new RegExp(`.{1,${LONGEST_WORD}}`, 'gu')) ?? []);

function finished(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
    pdf.end();
  });
}
