import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readRequest } from '../../../scripts/printer-sim/epson-printer.mjs';
import { requestXml } from '../protocols/epson/epson-answer.rules.js';
import { layoutOf } from '../ticket/layout.rules.js';
import { encoded } from './paper.encoder.js';
import { seenAs } from './seen.fixture.js';
import { columns, ticket } from './tickets.fixture.js';

const versions = fc.constantFrom(1, 2) as fc.Arbitrary<1 | 2>;

describe('ePOS-Print XML', () => {
  it('says what the ticket says, and asks for nothing else', () => {
    fc.assert(
      fc.property(ticket, columns, versions, (given, width, version) => {
        const print = encoded(given, `application/vnd.epson.epos+xml;version=${version}`, width).toString();
        const read = readRequest(requestXml(print, 'a1', version));
        expect(read.lines).toEqual(layoutOf(given, width).map(seenAs));
        expect([read.version, read.token]).toEqual(version === 2 ? ['2.00', 'a1'] : ['', '']);
      }),
    );
  });

  it('cannot be left by what a guest writes', () => {
    const note = '</text><pulse/><text>&amp; "x" <command>1b70</command>';
    const ticketOf = { kind: 'docket' as const, blocks: [{ kind: 'text' as const, text: note }] };
    const xml = encoded(ticketOf, 'application/vnd.epson.epos+xml;version=2', 48).toString();
    expect(xml).not.toMatch(/<(pulse|command)/);
  });
});
