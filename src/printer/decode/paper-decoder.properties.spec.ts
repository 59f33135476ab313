import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { lettersFor } from '../encode/code-page.rules.js';
import type { CodePage } from '../encode/code-page.types.js';
import { readable } from '../encode/matrix.encoder.js';
import { MEDIA, type Media } from '../encode/media.types.js';
import { encoded } from '../encode/paper.encoder.js';
import { plainText } from '../encode/plain-text.rules.js';
import { columns, ticket } from '../encode/tickets.fixture.js';
import { layoutOf } from '../ticket/layout.rules.js';
import type { PaperLine } from '../ticket/ticket.types.js';
import { decoded } from './paper-decoder.rules.js';

const pages = fc.constantFrom<CodePage>('windows1252', 'cp858', 'cp437');
const COMMANDS: Media[] = [
  'application/vnd.star.starprnt',
  'application/vnd.star.line',
  'application/vnd.epson.escpos',
];
const WHOLE: Media[] = [
  'application/vnd.epson.epos+xml;version=2',
  'application/vnd.epson.epos+xml;version=1',
  'application/vnd.tresen.paper+json',
];

const inPage = (line: PaperLine, page: CodePage): PaperLine =>
  line.kind === 'text' ? { ...line, text: lettersFor(line.text, page) } : line;

/** Empty lines above a cut are not told from the feed. */
function withoutFeed(lines: readonly PaperLine[]): PaperLine[] {
  const kept: PaperLine[] = [];
  for (const line of lines) {
    const isEmpty = () => {
      const last = kept.at(-1);
      return last?.kind === 'text' && last.text === '';
    };
    if (line.kind === 'cut') while (isEmpty()) kept.pop();
    kept.push(line);
  }
  return kept;
}

describe('the bytes of a paper, read back', () => {
  it('say in commands what the ticket says, in every code page', () => {
    fc.assert(
      fc.property(ticket, columns, pages, fc.constantFrom(...COMMANDS), (given, width, page, media) => {
        const lines = layoutOf(given, width).map((line) => inPage(line, page));
        expect(withoutFeed(decoded(encoded(given, media, width, page), media, page)!)).toEqual(
          withoutFeed(lines),
        );
      }),
    );
  });

  it('say on needles what the ticket says, with the address of a code written out', () => {
    const media = 'application/vnd.star.linematrix';
    fc.assert(
      fc.property(ticket, columns, (given, width) => {
        const lines = readable(layoutOf(given, width), width);
        expect(withoutFeed(decoded(encoded(given, media, width), media)!)).toEqual(withoutFeed(lines));
      }),
    );
  });

  it('say in markup what the ticket says', () => {
    fc.assert(
      fc.property(ticket, columns, fc.constantFrom(...WHOLE), (given, width, media) => {
        expect(decoded(encoded(given, media, width), media)).toEqual(layoutOf(given, width));
      }),
    );
  });

  it('are plain lines as plain text, and a picture is its own', () => {
    fc.assert(
      fc.property(ticket, columns, (given, width) => {
        const lines = decoded(encoded(given, 'text/plain', width), 'text/plain')!;
        const text = lines.map((line) => (line.kind === 'text' ? line.text : '')).join('\n');
        expect(text).toBe(plainText(layoutOf(given, width)).trimEnd());
      }),
    );
    expect(MEDIA.filter((media) => decoded(Buffer.from('[]'), media) === null)).toEqual(['image/png']);
  });
});
