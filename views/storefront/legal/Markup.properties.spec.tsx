import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { markupOf } from '../../../src/shop/legal/texts/markup';
import { Markup } from './Markup';

const TAGS = new Set(
  'h2 h3 h4 p ul ol li blockquote table thead tbody tr th td hr br strong em a'.split(' '),
);
const ATTRIBUTES = new Set(['href', 'rel', 'scope']);

const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<style>*{display:none}</style>',
  '<svg/onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\nscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](&#x6A;avascript&colon;alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](vbscript:msgbox)',
  '[x](//evil.example)',
  '[x](/app/settings)',
  '![x](javascript:alert(1))',
  '<javascript:alert(1)>',
  '<https://a.example/"onmouseover="alert(1)>',
  '[x](https://a.example/" onclick="alert(1))',
  '[x]: javascript:alert(1)\n\n[x]',
  '[a [b](https://b.example)](https://c.example)',
  '`</p><script>`',
  '```html\n<script>alert(1)</script>\n```',
  '|a|\n|-|\n|<script>|',
  '\u0000\u0001javascript:',
  '<!-- --><?php ?><![CDATA[x]]>',
  '> '.repeat(3000),
  '- '.repeat(3000),
  '* 1. '.repeat(2000),
  '['.repeat(3000),
  '**a '.repeat(1500),
  '_'.repeat(3000),
  '&lt;script&gt;',
];

/** One window reads them all: to make one takes longer than to read a text. */
const { DOMParser } = new JSDOM().window;
const reader = new DOMParser();

const shownOf = (markdown: string): Document =>
  reader.parseFromString(
    `<main>${renderToStaticMarkup(<Markup blocks={markupOf(markdown)} />)}</main>`,
    'text/html',
  );

function offencesOf(markdown: string): string[] {
  const elements = [...shownOf(markdown).querySelectorAll('main *')];
  return elements.flatMap((element) => [
    ...(TAGS.has(element.localName) ? [] : [`<${element.localName}>`]),
    ...element.getAttributeNames().filter((name) => !ATTRIBUTES.has(name)),
    ...(element.localName === 'a' &&
    !/^(https?:\/\/[^/]|mailto:|tel:)/i.test(element.getAttribute('href') ?? '')
      ? [element.outerHTML]
      : []),
  ]);
}

describe('whatever is written, guests get a text', () => {
  it.each(HOSTILE)('%p', (markdown) => {
    expect(offencesOf(markdown)).toEqual([]);
  });

  it('and so it is with every mixture', () => {
    const piece = fc.oneof(
      fc.constantFrom(...HOSTILE.filter((text) => text.length < 200)),
      fc.constantFrom(
        '\n',
        '\n\n',
        '    ',
        '# ',
        '- ',
        '> ',
        '|',
        '[',
        '](',
        ')',
        '<',
        '>',
        '"',
        '\\',
        '`',
        '**',
      ),
      fc.string({ maxLength: 12 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        expect(offencesOf(pieces.join(''))).toEqual([]);
      }),
      { numRuns: 600 },
    );
  });
});

describe('what a text needs is there', () => {
  it('headings, lists, tables, emphasis and links', () => {
    const markdown =
      '# Eins\n\n### Drei\n\nEin **fetter** und *schräger* [Link](https://bella.example/a?b=1&c=2).\n\n- a\n- b\n\n1. x\n\n|A|B|\n|-|-|\n|1|2|\n\n> Zitat\n\n---';
    expect(shownOf(markdown).querySelector('main')?.innerHTML).toBe(
      '<h2>Eins</h2><h3>Drei</h3><p>Ein <strong>fetter</strong> und <em>schräger</em> ' +
        '<a href="https://bella.example/a?b=1&amp;c=2" rel="noopener nofollow">Link</a>.</p>' +
        '<ul><li>a</li><li>b</li></ul><ol><li>x</li></ol>' +
        '<table><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead>' +
        '<tbody><tr><td>1</td><td>2</td></tr></tbody></table><blockquote><p>Zitat</p></blockquote><hr>',
    );
  });

  it.each([
    ['mailto:post@bella.example', true],
    ['tel:+493023125123', true],
    ['http://bella.example', true],
    ['ftp://bella.example', false],
    ['bella.html', false],
  ])('a link to %s leads somewhere: %p', (href, leads) => {
    expect(shownOf(`[x](${href})`).querySelectorAll('a').length).toBe(leads ? 1 : 0);
  });

  it('no step is missing between headings', () => {
    const text = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 12 });
    fc.assert(
      fc.property(text, (depths) => {
        const blocks = markupOf(depths.map((depth) => `${'#'.repeat(depth)} Titel`).join('\n\n'));
        let last = 1;
        for (const block of blocks) {
          if (block.kind !== 'heading') throw new Error('only headings were written');
          expect(block.level).toBeLessThanOrEqual(last + 1);
          last = block.level;
        }
      }),
    );
  });
});
