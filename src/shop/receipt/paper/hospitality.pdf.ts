import type { ReceiptView } from '../receipt.view.js';
import type { Hospitality } from './receipt-paper.types.js';
import { QUIET, type ReceiptPen } from './receipt-pen.js';

const HEIGHT = 300;

/** What § 4 Abs. 5 Nr. 2 EStG wants beside the invoice; what nobody has said is written by hand. */
export function drawHospitality(
  pen: ReceiptPen,
  { occasion, persons, place }: Hospitality,
  { suppliedOn, number }: ReceiptView,
): void {
  pen.down(14);
  pen.keep(HEIGHT);
  pen.line('H2', 'Angaben zur Bewirtung', { size: 14, weight: '600', gap: 24 });
  pen.line('P', `Nachweis nach § 4 Abs. 5 Satz 1 Nr. 2 EStG, gehört zu ${number ?? 'diesem Bestellbeleg'}.`, {
    size: 8.5,
    color: QUIET,
    gap: 18,
  });
  pen.fact('Ort und Tag', `${place}, ${suppliedOn}`);
  if (occasion) pen.fact('Anlass', occasion);
  else pen.blank('Anlass der Bewirtung', 26);
  const named = persons.split('\n').map((line) => line.trim());
  const shown = named.filter(Boolean);
  shown.forEach((person, index) => {
    pen.fact(index === 0 ? 'Bewirtete Personen' : '', person);
  });
  if (shown.length === 0) for (let line = 0; line < 4; line++) pen.blank(line === 3 ? PERSONS : '', 22);
  pen.blank('Ort, Datum und Unterschrift der bewirtenden Person', 34);
}

const PERSONS = 'Bewirtete Personen, die bewirtende eingeschlossen';
