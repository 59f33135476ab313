import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { layoutOf, lettersIn } from '../ticket/layout.rules.js';
import type { Ticket, TicketBlock } from '../ticket/ticket.types.js';
import { commandBytes } from './command.encoder.js';
import { encoded } from './paper.encoder.js';
import { plainText } from './plain-text.rules.js';
import { paperOf } from './star-decoder.rules.js';

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
      'ä',
      '€',
      ' ',
      '-',
    ),
    maxLength: 30,
  }),
  fc.string({ unit: fc.constantFrom('Wort', ' ', 'Jägerschnitzel', '€', '\n', '-', 'ß'), maxLength: 60 }),
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

const ticket: fc.Arbitrary<Ticket> = fc.record({
  kind: fc.constantFrom('docket', 'receipt'),
  blocks: fc.array(block, { maxLength: 8 }),
});
const columns = fc.constantFrom(32, 42, 48);

describe('paper', () => {
  it('says what the ticket says, on every Star language and width, and does nothing else', () => {
    fc.assert(
      fc.property(ticket, columns, fc.constantFrom('star-prnt', 'star-line'), (given, width, language) => {
        const lines = layoutOf(given, width);
        expect(paperOf(commandBytes(lines, language, width))).toEqual({
          lines,
          drawerPulses: 0,
          unknown: [],
        });
      }),
    );
  });

  it('is never wider than the roll', () => {
    fc.assert(
      fc.property(ticket, columns, (given, width) => {
        for (const line of layoutOf(given, width)) {
          if (line.kind === 'text') expect(line.text.length).toBeLessThanOrEqual(lettersIn(width, line.size));
        }
      }),
    );
  });

  it('carries no control byte but the line feed when it is plain text', () => {
    fc.assert(
      fc.property(ticket, columns, (given, width) => {
        const bytes = encoded(given, 'text/plain', width);
        expect(bytes.toString('utf8')).toBe(plainText(layoutOf(given, width)));
        expect(bytes.toString('utf8')).not.toMatch(/(?!\n)\p{Cc}|\p{Cs}|\ufffd/u);
      }),
    );
  });

  it('opens the drawer only in the eyes of a decoder that sees it', () => {
    expect(paperOf(Buffer.from('a\u001b\u0007\u0001\u0001\u0007b\n', 'latin1')).drawerPulses).toBe(1);
    expect(paperOf(Buffer.from('a\u001bp\u0000b\n', 'latin1')).unknown).toEqual([0x1b, 0]);
  });
});
