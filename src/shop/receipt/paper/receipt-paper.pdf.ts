import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import { formatCents, formatEuro } from '../../../shared/money.js';
import { finished, fontFile } from '../../allergen-sheet/allergen-sheet.pdf.js';
import { inkOf } from '../../design/contrast.rules.js';
import type { ReceiptView } from '../receipt.view.js';
import { drawHospitality } from './hospitality.pdf.js';
import type { ReceiptPaper } from './receipt-paper.types.js';
import { INK, LEFT, QUIET, ReceiptPen, RIGHT } from './receipt-pen.js';

const AMOUNT_RIGHT = RIGHT - 40;
const TEXT_WIDTH = 330;
const TAX_COLUMNS = [150, 240, 330, 420].map((width) => LEFT + width);
const COLOR = /^#[0-9a-f]{6}$/i;

/** A receipt as a PDF that can be searched and read aloud: tagged, with its language and its title. */
export function drawReceipt(paper: ReceiptPaper, at: Date): Promise<Buffer> {
  const { receipt, restaurant } = paper;
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: 'de-DE',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: [receipt.title, receipt.number, `– ${restaurant}`].filter(Boolean).join(' '),
      Author: receipt.seller.name,
      Subject: receipt.orderNumber > 0 ? `Bestellung Nr. ${receipt.orderNumber}` : receipt.title,
      CreationDate: at,
    },
  });
  for (const face of ['latin', 'ext'] as const)
    for (const weight of ['400', '600'] as const)
      pdf.registerFont(face + weight, readFileSync(fontFile(face, weight)));
  const color = COLOR.test(paper.color) ? paper.color : INK;
  const pen = new ReceiptPen(pdf, color, footOf(paper));
  drawHead(pen, { ...paper, color });
  drawLines(pen, receipt);
  drawSums(pen, receipt);
  drawTaxes(pen, receipt);
  drawNotes(pen, receipt);
  if (paper.hospitality) drawHospitality(pen, paper.hospitality, receipt);
  pen.end();
  return finished(pdf);
}

const footOf = ({ receipt, restaurant }: ReceiptPaper): string =>
  [restaurant, receipt.number, receipt.checksum && `Prüfsumme ${receipt.checksum.slice(0, 16)}`]
    .filter(Boolean)
    .join(' · ');

function drawHead(pen: ReceiptPen, { receipt, restaurant, copy, logo, color }: ReceiptPaper): void {
  const { seller, recipient, title, number } = receipt;
  const width = logo ? pen.logo(logo, `Logo ${restaurant}`) : undefined;
  pen.line('P', restaurant, { size: 18, weight: '600', gap: 26, color: inkOf(color), width });
  const name = seller.name === restaurant ? [] : [seller.name];
  const tax = seller.taxId ? [`Steuernummer / USt-IdNr.: ${seller.taxId}`] : [];
  pen.line('P', [...name, ...seller.lines].join(' · '), { size: 8, color: QUIET, gap: 12, width });
  for (const line of tax) pen.line('P', line, { size: 8, color: QUIET, gap: 12 });
  pen.down(22);
  if (recipient) {
    pen.line('P', 'Rechnung an', { size: 8, color: QUIET, gap: 13 });
    for (const line of [recipient.name, recipient.street, `${recipient.postalCode} ${recipient.city}`])
      pen.line('P', line, { size: 10, gap: 14 });
    pen.down(22);
  }
  if (copy > 0) pen.stamp(`KOPIE ${copy}`);
  pen.line('H1', title, { size: 20, weight: '600', gap: 30 });
  const facts: [string, string][] = [
    ['Nummer', number ?? ''],
    ['Bezug', receipt.about],
    ['Bestellung', receipt.orderNumber > 0 ? `Nr. ${receipt.orderNumber} vom ${receipt.orderedOn}` : ''],
    ['Ausgestellt am', receipt.issuedOn],
    ['Leistungsdatum', receipt.suppliedOn],
  ];
  for (const [label, value] of facts) if (value) pen.fact(label, value);
  pen.down(18);
}

function drawLines(pen: ReceiptPen, { lines, groups }: ReceiptView): void {
  const taxed = groups.length > 0;
  const head = () =>
    pen.row('TH', [
      { text: 'Bezeichnung', x: LEFT },
      { text: 'Betrag in €', right: AMOUNT_RIGHT },
      { text: taxed ? 'Satz' : '', right: RIGHT },
    ]);
  pen.table(head, () => {
    for (const { text, cents, mark } of lines)
      pen.row('TD', [
        { text, x: LEFT, width: TEXT_WIDTH },
        { text: formatCents(cents), right: AMOUNT_RIGHT },
        { text: taxed ? mark : '', right: RIGHT },
      ]);
  });
}

function drawSums(pen: ReceiptPen, { totalCents, tipCents, voucherCents, voucherText }: ReceiptView): void {
  pen.total('Gesamtbetrag', formatEuro(totalCents), AMOUNT_RIGHT);
  const sum = (label: string, cents: number) =>
    pen.row('TD', [
      { text: label, x: LEFT },
      { text: formatEuro(cents), right: AMOUNT_RIGHT },
    ]);
  if (tipCents !== 0) {
    sum('Trinkgeld', tipCents);
    sum('Zusammen mit Trinkgeld', totalCents + tipCents);
  }
  if (voucherCents !== 0) sum(voucherText, voucherCents);
  pen.down(16);
}

function drawTaxes(pen: ReceiptPen, { groups }: ReceiptView): void {
  if (groups.length === 0) return;
  const right = (texts: string[]) =>
    texts.map((text, index) => ({ text, right: TAX_COLUMNS[index] ?? RIGHT }));
  pen.table(
    () => pen.row('TH', [{ text: 'Steuersatz', x: LEFT }, ...right(['Netto', 'MwSt.', 'Brutto'])]),
    () => {
      for (const { mark, rate, netCents, vatCents, grossCents } of groups)
        pen.row('TD', [
          { text: `${mark} = ${rate} %`, x: LEFT },
          ...right([netCents, vatCents, grossCents].map((cents) => formatCents(cents))),
        ]);
    },
  );
  pen.down(16);
}

function drawNotes(pen: ReceiptPen, { payment, notes }: ReceiptView): void {
  pen.paragraph(payment, {});
  for (const note of notes) pen.paragraph(note, { color: QUIET, size: 8.5 });
}
