import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { formatDate } from '../../../shared/berlin-time.js';
import { formatEuro } from '../../../shared/money.js';
import { runsOf } from '../../allergen-sheet/poppins.rules.js';
import { invoiceNumberOf } from './invoice.rules.js';
import type { PlanInvoice } from './invoice.types.js';

const LEFT = 62;
const RIGHT = 533;
const QUIET = '#6b6b6b';
const INK = '#1a1a1a';

const require = createRequire(import.meta.url);
const fontFile = (face: string, weight: string): string =>
  require.resolve(`@fontsource/poppins/files/poppins-${face}-${weight}-normal.woff`);

interface Style {
  size?: number;
  weight?: '400' | '600';
  color?: string;
  right?: boolean;
}

/** An invoice on one page. */
export async function drawInvoice(invoice: PlanInvoice): Promise<Buffer> {
  const { body, issuedAt } = invoice;
  const number = invoiceNumberOf(invoice);
  // Loaded with the first invoice: it would be a twentieth of what a start of the server does.
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'de-DE',
    info: { Title: `Rechnung ${number}`, Author: body.seller.name, CreationDate: issuedAt },
  });
  for (const weight of ['400', '600'] as const) {
    pdf.registerFont(`latin${weight}`, readFileSync(fontFile('latin', weight)));
    pdf.registerFont(`ext${weight}`, readFileSync(fontFile('latin-ext', weight)));
  }
  draw(penOn(pdf), invoice, number);
  return finished(pdf);
}

type Pen = ReturnType<typeof penOn>;

function draw(write: Pen, { body, issuedAt }: PlanInvoice, number: string): void {
  const { seller, recipient } = body;
  write(`${seller.name} · ${seller.street} · ${seller.town}`, 110, { size: 8, color: QUIET });
  [recipient.name, recipient.street, recipient.town].forEach((line, index) => {
    write(line, 132 + index * 16);
  });
  write('Rechnung', 232, { size: 22, weight: '600' });
  rows(write, 282, [
    ['Rechnungsnummer', number],
    ['Rechnungsdatum', formatDate(issuedAt)],
    ['Leistungszeitraum', `${formatDate(body.from)} bis ${formatDate(body.until)}`],
  ]);
  write('1 ×', 372, { weight: '600' });
  write(body.text, 372, { weight: '600' }, 92);
  write(formatEuro(body.netCents), 372, { right: true });
  rows(write, 412, [
    ['Nettobetrag', formatEuro(body.netCents)],
    [`Umsatzsteuer ${body.rate} %`, formatEuro(body.vatCents)],
  ]);
  write('Gesamtbetrag', 458, { weight: '600', size: 13 });
  write(formatEuro(body.grossCents), 458, { weight: '600', size: 13, right: true });
  write(`${body.paidBy} Es ist nichts mehr zu überweisen.`, 500);
  const foot = [seller.name, `${seller.street}, ${seller.town}`, `USt-IdNr. ${seller.vatId}`, seller.email];
  write(foot.filter(Boolean).join(' · '), 780, { size: 8, color: QUIET });
}

function rows(write: Pen, top: number, lines: [string, string][]): void {
  lines.forEach(([name, value], index) => {
    write(name, top + index * 18, { color: QUIET });
    write(value, top + index * 18, { right: true });
  });
}

const penOn =
  (pdf: PDFKit.PDFDocument) =>
  (
    text: string,
    y: number,
    { size = 10, weight = '400', color = INK, right = false }: Style = {},
    x = LEFT,
  ) => {
    const runs = runsOf(text);
    const widthOf = (run: { face: string; text: string }) =>
      pdf.font(run.face + weight, size).widthOfString(run.text);
    let at = right ? RIGHT - runs.reduce((sum, run) => sum + widthOf(run), 0) : x;
    for (const run of runs) {
      const width = widthOf(run);
      pdf.fillColor(color).text(run.text, at, y, { lineBreak: false });
      at += width;
    }
  };

function finished(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
    pdf.end();
  });
}
