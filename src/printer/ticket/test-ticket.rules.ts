import type { Ticket } from './ticket.types.js';

/** Shows at one look whether code page, width, sizes, code and both cuts come out right. */
export const testTicket = (printer: string, columns: number): Ticket => ({
  kind: 'receipt',
  blocks: [
    { kind: 'heading', text: 'Testdruck' },
    { kind: 'text', text: printer, align: 'center' },
    { kind: 'rule' },
    { kind: 'text', text: 'äöü ÄÖÜ ß € – „Grüße“ é à ñ' },
    { kind: 'text', text: rulerOf(columns) },
    { kind: 'text', text: 'Normal, fett', bold: true },
    { kind: 'text', text: 'Hoch', size: 'tall' },
    { kind: 'text', text: 'Groß', size: 'big' },
    {
      kind: 'item',
      quantity: 2,
      name: 'Jägerschnitzel',
      price: '25,80 €',
      extras: ['+ Pommes'],
      note: 'ohne Pilze',
    },
    { kind: 'columns', left: 'Summe', right: '25,80 €', bold: true },
    { kind: 'cut', partial: true },
    { kind: 'qr', value: 'https://tresen.example/test', caption: 'Nach dem Teilschnitt' },
    { kind: 'cut', partial: false },
  ],
});

/** `123456789012…`: the last digit must stand at the edge of the paper. */
const rulerOf = (columns: number): string =>
  Array.from({ length: columns }, (_, index) => (index + 1) % 10).join('');
