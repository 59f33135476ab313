import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import QRCode from 'qrcode';
import type { PaperPicture } from '../../../platform/pictures/press.types.js';
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
  private readonly root: PDFKit.PDFStructureElement;

  constructor(private readonly pdf: PDFKit.PDFDocument) {
    this.root = pdf.struct('Document');
    pdf.addStructure(this.root);
  }

  draw(paper: VoucherPaper): void {
    const { logo, colors, restaurant } = paper;
    this.pdf.markContent('Artifact');
    this.pdf.rect(0, 0, PAPER.width, BAND).fill(colors.main);
    this.pdf.endMarkedContent();
    if (logo) this.said('Figure', () => this.logo(logo), `Logo ${restaurant}`);
    this.said('H1', () => this.band(paper));
    this.said('P', () => this.person(paper));
    this.said('P', () => this.code(paper));
    this.said('Figure', () => this.square(paper), 'QR-Code zum Einlösen');
    this.said('P', () => this.foot(paper));
    this.root.end();
  }

  private said(type: string, draw: () => void, alt?: string): void {
    const part = this.pdf.struct(type, alt ? { alt } : {}, draw);
    this.root.add(part);
    part.end();
  }

  private band({ title, restaurant, value, colors, logo }: VoucherPaper): void {
    const color = colors.onMain;
    const left = logo ? LEFT + sizeOnBand(logo).wide + 2 * PLATE + 18 : LEFT;
    this.text(title, left, 28, { size: 13, color });
    const width = PAPER.width - 2 * LEFT - left - this.widthOf(value, BIG);
    const { size, lines } = this.fitting(restaurant, width);
    lines.forEach((line, index) => {
      this.text(line, left, 52 + index * size * 1.25, { size, weight: '600', color });
    });
    this.text(value, PAPER.width - LEFT - this.widthOf(value, BIG), 44, { ...BIG, color });
  }

  /** On a plate of its own: a logo is rarely made for the colour of the band. */
  private logo(picture: PaperPicture): void {
    const { wide, high } = sizeOnBand(picture);
    const top = (BAND - high) / 2;
    this.pdf
      .roundedRect(LEFT, top - PLATE, wide + 2 * PLATE, high + 2 * PLATE, 8)
      .fill(picture.ground)
      .image(Buffer.from(picture.png), LEFT + PLATE, top, { width: wide, height: high });
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

  /** As large as one line lets it be, then smaller on more. */
  private fitting(text: string, width: number): { size: number; lines: string[] } {
    const tries = NAME_SIZES.map((size) => {
      const style: Style = { size, weight: '600' };
      return { size, style, lines: this.wrapped(text, style, 9, width) };
    });
    const fits = tries.find(
      ({ size, style, lines }) =>
        lines.length <= (size > 17 ? 1 : 3) && lines.every((line) => this.widthOf(line, style) <= width),
    );
    return fits ?? { size: SMALLEST, lines: this.wrapped(text, { size: SMALLEST, weight: '600' }, 4, width) };
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

const SMALLEST = 8;
const NAME_SIZES = [25, 22, 19, 17, 15, 13, 11, SMALLEST];
const PLATE = 8;
const ON_BAND = { width: 100, height: 62 };

function sizeOnBand({ width, height }: PaperPicture): { wide: number; high: number } {
  const scale = Math.min(ON_BAND.width / width, ON_BAND.height / height, 1);
  return { wide: width * scale, high: height * scale };
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
