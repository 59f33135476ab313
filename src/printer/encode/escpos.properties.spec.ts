import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { printEscPos } from '../../../scripts/printer-sim/escpos-decoder.mjs';
import type { PaperLine as Seen } from '../../../scripts/printer-sim/printer.mjs';
import { layoutOf, lettersIn } from '../ticket/layout.rules.js';
import { encoded } from './paper.encoder.js';
import { seenAs } from './seen.fixture.js';
import { columns, ticket } from './tickets.fixture.js';

const FEED_BEFORE_CUT = 3;

/** Empty lines around codes and cuts move the paper and say nothing. */
function seen(lines: Seen[]): unknown[] {
  const kept: Seen[] = [];
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    const isEnd = line.text === '' && (before?.cut !== undefined || before?.qr !== undefined);
    if (line.cut) for (let fed = 0; fed < FEED_BEFORE_CUT && kept.at(-1)?.text === ''; fed++) kept.pop();
    if (!isEnd) kept.push(line);
  }
  return kept;
}

describe('ESC/POS', () => {
  it('says what the ticket says, in every width, and does nothing else', () => {
    fc.assert(
      fc.property(ticket, columns, (given, width) => {
        const { lines, ...rest } = printEscPos(encoded(given, 'application/vnd.epson.escpos', width));
        expect(seen(lines)).toEqual(layoutOf(given, width).map(seenAs));
        expect(rest).toEqual({ drawer: 0, unknown: [], asked: [] });
      }),
    );
  });

  it('shifts no column: nothing is wider than the roll', () => {
    fc.assert(
      fc.property(ticket, columns, (given, width) => {
        for (const { text, wide } of printEscPos(encoded(given, 'application/vnd.epson.escpos', width)).lines)
          expect(text?.length ?? 0).toBeLessThanOrEqual(lettersIn(width, wide ? 'big' : 'normal'));
      }),
    );
  });

  it.each([
    ['opens the drawer', 'a\u001bp\u0000\u0019\u00fab\n', { drawer: 1 }],
    ['opens the drawer at once', '\u0010\u0014\u0001\u0000\u0001', { drawer: 1 }],
    ['cuts', 'a\n\u001dV\u0000', { lines: [expect.anything(), { cut: 'full' }] }],
    ['is told of a byte that no table knows', 'a\u0000b', { unknown: [0] }],
    [
      'prints boxes in a code page nobody asks for',
      '\u001bt\u0001\u00e4',
      { lines: [expect.objectContaining({ text: '\u25a1' })] },
    ],
  ])('%s only in the eyes of a decoder that sees it', (_, bytes, expected) => {
    expect(printEscPos(Buffer.from(bytes, 'latin1'))).toMatchObject(expected);
  });
});
