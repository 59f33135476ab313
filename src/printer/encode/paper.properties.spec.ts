import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { paperOf } from '../decode/star-decoder.rules.js';
import { layoutOf, lettersIn } from '../ticket/layout.rules.js';
import { commandBytes } from './command.encoder.js';
import { encoded } from './paper.encoder.js';
import { plainText } from './plain-text.rules.js';
import { columns, ticket } from './tickets.fixture.js';

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
