import { formatEuro } from '../../../shared/money.js';
import type { ReceiptView } from '../receipt.view.js';
import type { Hospitality } from './receipt-paper.types.js';
import { QUIET, type ReceiptPen } from './receipt-pen.js';

/** Title, place, cost and the line to sign on; what else stands there depends on what was said. */
const HEAD = 150;

/** What § 4 Abs. 5 Nr. 2 EStG wants beside the invoice; what nobody has said is written by hand. */
export function drawHospitality(
  pen: ReceiptPen,
  { occasion, persons, place, spentCents }: Hospitality,
  { suppliedOn, number, totalCents, tipCents }: ReceiptView,
): void {
  pen.down(14);
  const shown = persons
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  pen.keep(HEAD + (occasion ? 30 : 42) + (shown.length > 0 ? 15 * shown.length : 152));
  pen.line('H2', 'Angaben zur Bewirtung', { size: 14, weight: '600', gap: 24 });
  pen.line('P', `Nachweis nach § 4 Abs. 5 Satz 1 Nr. 2 EStG, gehört zu ${number ?? 'diesem Bestellbeleg'}.`, {
    size: 8.5,
    color: QUIET,
    gap: 18,
  });
  pen.fact('Ort und Tag', `${place}, ${suppliedOn}`);
  if (spentCents !== null) pen.fact('Höhe der Kosten', costOf(spentCents, totalCents + tipCents));
  if (occasion) pen.fact('Anlass', occasion);
  else pen.blank('Anlass der Bewirtung', 26);
  shown.forEach((person, index) => {
    pen.fact(index === 0 ? 'Bewirtete Personen' : '', person);
  });
  if (shown.length === 0) for (let line = 0; line < 4; line++) pen.blank(line === 3 ? PERSONS : '', 22);
  pen.blank('Ort, Datum und Unterschrift der bewirtenden Person', 34);
}

const costOf = (spent: number, billed: number): string =>
  spent < billed
    ? `${formatEuro(spent)} (${formatEuro(billed)} laut Rechnung, davon ${formatEuro(billed - spent)} erstattet)`
    : formatEuro(spent);

const PERSONS = 'Bewirtete Personen, die bewirtende eingeschlossen';
