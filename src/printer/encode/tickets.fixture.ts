import fc from 'fast-check';
import type { Ticket, TicketBlock } from '../ticket/ticket.types.js';

/** Everything a hostile guest can type: controls, commands, pictures, halves of characters, very long words. */
const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.string({
    unit: fc.constantFrom(
      '\u001bp\u0000',
      '\u001b\u0007\u0001\u0001\u0007',
      '\u001bd\u0001',
      '\n',
      '\u001d',
      '\u0090',
      '<',
      '&',
      '"',
      'ä',
      '€',
      ' ',
      '-',
    ),
    maxLength: 30,
  }),
  fc.string({ unit: fc.constantFrom('Wort', ' ', 'Jägerschnitzel', '€', '\n', '-', 'ß'), maxLength: 60 }),
  fc.string({
    unit: fc.integer({ min: 0xa0, max: 0xff }).map((code) => String.fromCharCode(code)),
    maxLength: 30,
  }),
  fc.constant('u\u0308'.repeat(5_000)),
);
const size = fc.constantFrom('normal', 'tall', 'big');
const align = fc.constantFrom('left', 'center', 'right');

const block = fc.oneof(
  fc.record({ kind: fc.constant('heading'), text: typed }),
  fc.record({ kind: fc.constant('text'), text: typed, size, align, bold: fc.boolean(), indent: fc.nat(60) }),
  fc.record({
    kind: fc.constant('item'),
    quantity: fc.nat(5_000),
    name: typed,
    price: typed,
    extras: fc.array(typed, { maxLength: 3 }),
    note: typed,
    size,
  }),
  fc.record({ kind: fc.constant('columns'), left: typed, right: typed, size }),
  fc.record({ kind: fc.constant('rule') }),
  fc.record({ kind: fc.constant('qr'), value: fc.oneof(typed, fc.webUrl()), caption: typed }),
  fc.record({ kind: fc.constant('banner'), text: typed, note: typed }),
  fc.record({ kind: fc.constant('feed'), lines: fc.integer({ min: -3, max: 6 }) }),
) as fc.Arbitrary<TicketBlock>;

export const ticket: fc.Arbitrary<Ticket> = fc.record({
  kind: fc.constantFrom('docket', 'receipt'),
  blocks: fc.array(block, { maxLength: 8 }),
});
export const columns = fc.constantFrom(32, 42, 48);
