import { describe, expect, it } from '@jest/globals';
import { theFacts } from '../legal.fixture.js';
import type { TextKind } from '../legal.types.js';
import { textProblems } from './legal-lint.rules.js';
import { startText } from './start-text.rules.js';

const good = (kind: TextKind) => startText(kind, theFacts());

describe('a text is not published', () => {
  it.each<[string, TextKind, string, RegExp]>([
    ['empty', 'terms', '   ', /noch leer/],
    ['endless', 'terms', 'Wort '.repeat(15_000), /zu lang/],
    ['with a paragraph like a book', 'terms', `${good('terms')}\n\n${'Wort '.repeat(2_001)}`, /ein Absatz/i],
    [
      'with the link to the ODR platform',
      'imprint',
      `${good('imprint')}\n<https://ec.europa.eu/consumers/odr/>`,
      /20\. Juli 2025/,
    ],
    [
      'with that link in capitals',
      'terms',
      `${good('terms')}\n[OS](HTTP://EC.EUROPA.EU/CONSUMERS/ODR)`,
      /20\. Juli 2025/,
    ],
    [
      'with that link in the new spelling',
      'terms',
      `${good('terms')}\nec.europa.eu/consumers/odr/main/?event=x`,
      /20\. Juli 2025/,
    ],
    ['with that link escaped', 'terms', `${good('terms')}\nec\\.europa\\.eu/consumers/odr`, /20\. Juli 2025/],
    [
      'under a heading of the old law',
      'imprint',
      `## Angaben gemäß § 5 TMG\n\n${good('imprint')}`,
      /§ 5 DDG/,
    ],
    [
      'under an underlined heading of the old law',
      'imprint',
      `Angaben gemäß § 5 TMG\n---\n\n${good('imprint')}`,
      /§ 5 DDG/,
    ],
    [
      'under a bold line of the old law',
      'imprint',
      `**Angaben nach Telemediengesetz**\n\n${good('imprint')}`,
      /§ 5 DDG/,
    ],
    ['with the tax number', 'imprint', `${good('imprint')}\nSteuernummer: 29/815/08155`, /Steuernummer/],
    [
      'with the tax number in bold',
      'imprint',
      `${good('imprint')}\nSt.-Nr. und **Steuernr.:** 29/815/08155`,
      /Steuernummer/,
    ],
    [
      'without a mail address',
      'imprint',
      'Trattoria Bella, Lindenstraße 12, 10969 Berlin, Telefon 030 23125',
      /E-Mail-Adresse/,
    ],
    [
      'without an address',
      'imprint',
      'Trattoria Bella, zu erreichen unter post@bella.example, jederzeit',
      /Anschrift/,
    ],
  ])('%s', (_, kind, markdown, sentence) => {
    expect(textProblems(kind, markdown)).toEqual([expect.stringMatching(sentence)]);
  });
});

it.each<[string, TextKind, string]>([
  ['the TMG is history to the text', 'imprint', `${good('imprint')}\nDas TMG galt bis 2024.`],
  ['the Commission is linked for something else', 'terms', `${good('terms')}\nhttps://ec.europa.eu/info`],
  ['the tax number is only spoken of', 'privacy', `${good('privacy')}\nDie Steuernummer verlangen wir nie.`],
])('a text may be published although %s', (_, kind, markdown) => {
  expect(textProblems(kind, markdown)).toEqual([]);
});
