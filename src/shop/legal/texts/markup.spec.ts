import { describe, expect, it } from '@jest/globals';
import { LONGEST_TEXT, textProblems } from './legal-lint.rules.js';
import { markupOf } from './markup.js';

/** Of the processor, in the best of three: a busy machine makes the same work look longer. */
const LONGEST_MS = 500;
const PIECES = [
  '*a_',
  '**a ',
  '_a ',
  '***',
  '~~a',
  '[',
  '![',
  '[a](',
  '[a](b "',
  '[a][b]',
  '[a]: b\n',
  '`a``',
  '<a@',
  '<!--',
  'a@b.',
  '@',
  '"',
  'http://',
  'https://a.de/(',
  'www.',
  'www.a',
  'mailto:',
  '> ',
  '- ',
  '\n- ',
  '|a|\n|-|\n',
  '| |\n',
  '&#',
  '\\',
  '    a\n',
  'ec.europa.eu',
  'ec.europa.eu/',
  'Steuernr',
  'steuer-nr: ',
  '** ',
  '__:',
  ' ',
  '\n',
  '\\/',
  'x',
  '1',
  '=\n',
];

/** What reading and judging it costs the processor. */
function millisecondsFor(markdown: string): number {
  const before = process.cpuUsage();
  markupOf(markdown);
  for (const text of [markdown, `**${markdown}x`, `##${markdown}x`, `${markdown}\n-x`])
    textProblems('imprint', text.slice(0, LONGEST_TEXT));
  return process.cpuUsage(before).user / 1_000;
}

describe('no text takes long', () => {
  it.each(PIECES)('%j over and over', (piece) => {
    const markdown = piece.repeat(LONGEST_TEXT / piece.length);
    let spent = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < 3 && spent >= LONGEST_MS; tries += 1) spent = millisecondsFor(markdown);
    expect(spent).toBeLessThan(LONGEST_MS);
  });
});

describe('a text is read as people write it', () => {
  it.each([
    ['https://bella.example', ['link https://bella.example', 'https://bella.example']],
    ['www.bella.example/karte', ['link http://www.bella.example/karte', 'www.bella.example/karte']],
    ['post@bella.example', ['link mailto:post@bella.example', 'post@bella.example']],
    ['bella.example', ['text bella.example']],
    ['//bella.example ftp://bella.example', ['text //bella.example ftp://bella.example']],
    ['[x](javascript:alert(1))', ['text x']],
    ['[x](data:text/html,1)', ['text x']],
    ['a\\*b &amp; c', ['text a*b & c']],
  ])('%s', (markdown, said) => {
    const [block] = markupOf(markdown);
    if (block?.kind !== 'paragraph') throw new Error('no paragraph');
    const words = block.inline.flatMap((part) => {
      if (part.kind === 'text') return [`text ${part.text}`];
      if (part.kind !== 'link') return [part.kind];
      return [`link ${part.href}`, ...part.inline.map((inner) => (inner.kind === 'text' ? inner.text : ''))];
    });
    expect(words).toEqual(said);
  });

  it('loses no line of lists in lists', () => {
    const markdown = Array.from(
      { length: 100 },
      (_, depth) => `${' '.repeat(2 * depth)}- Punkt ${depth}.`,
    ).join('\n');
    const said = JSON.stringify(markupOf(markdown));
    for (let depth = 0; depth < 100; depth++) expect(said).toContain(`Punkt ${depth}.`);
  });
});
