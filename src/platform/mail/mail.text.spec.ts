import { describe, expect, it } from '@jest/globals';
import { textOf } from './mail.text.js';

const cases: [what: string, html: string, text: string][] = [
  ['a paragraph each', '<p>Hallo Lucia,</p><p>bis gleich.</p>', 'Hallo Lucia,\n\nbis gleich.\n'],
  ['a line break', 'Hauptstraße 1<br/>10827 Berlin', 'Hauptstraße 1\n10827 Berlin\n'],
  ['where a button leads', '<a href="https://x.example/a">Ansehen</a>', 'Ansehen: https://x.example/a\n'],
  [
    'an address written out only once',
    '<a href="mailto:hallo@x.example">hallo@x.example</a>',
    'hallo@x.example\n',
  ],
  [
    'an ampersand in a link',
    '<a href="https://x.example/?a=1&amp;b=2">Los</a>',
    'Los: https://x.example/?a=1&b=2\n',
  ],
  ['cells of a row side by side', '<tr><td>Pizza</td><td>9,50 €</td></tr>', 'Pizza  9,50 €\n'],
  ['items of a list', '<ul><li>eins</li><li>zwei</li></ul>', '- eins\n\n- zwei\n'],
  ['what a guest wrote, and not what it would do', '<p>&lt;b&gt;1 &amp; 2&lt;/b&gt;</p>', '<b>1 & 2</b>\n'],
  ['no twice-read entity', '<p>&amp;lt;</p>', '&lt;\n'],
  ['no preview line', '<div data-preview="">geheim</div><p>da</p>', 'da\n'],
  ['no ornament', '<p><span style="x" aria-hidden="true">●</span> Tresen</p>', 'Tresen\n'],
  ['no title', '<head><title>Titel</title></head><p>da</p>', 'da\n'],
];

describe('a mail as plain text has', () => {
  it.each(cases)('%s', (_, html, text) => {
    expect(textOf(html)).toBe(text);
  });
});
