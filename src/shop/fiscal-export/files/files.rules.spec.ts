import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { rowOf } from './cells.rules.js';
import type { ExportCut } from './export.types.js';
import { DTD_FILE, GDPDU_DTD } from './gdpdu-dtd.rules.js';
import { indexXmlOf } from './index-xml.rules.js';
import { daysOfMonth, instantsOf, keptUntil, monthAfter, monthBefore, monthOver } from './period.rules.js';
import { LINES, TABLES } from './tables.rules.js';

describe('how long a document is kept', () => {
  it.each([
    ['2026-11-20', '2034-12-31'],
    ['2026-01-01', '2034-12-31'],
    ['2026-12-31', '2034-12-31'],
    ['2027-01-01', '2035-12-31'],
  ])('issued on %s until the end of %s', (issued, until) => {
    expect(keptUntil(issued)).toBe(until);
  });
});

describe('a month', () => {
  it('begins and ends on the clock of Berlin, whatever the season', () => {
    expect(daysOfMonth('2026-02')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(instantsOf(daysOfMonth('2026-10'))).toEqual({
      from: new Date('2026-09-30T22:00:00Z'),
      until: new Date('2026-10-31T23:00:00Z'),
    });
    expect([monthBefore('2027-01'), monthAfter('2026-12')]).toEqual(['2026-12', '2027-01']);
    expect(monthOver(new Date('2026-11-30T23:00:00Z'))).toBe('2026-11');
    expect(monthOver(new Date('2026-11-30T22:59:59Z'))).toBe('2026-10');
  });
});

describe('a cell', () => {
  const row = (text: string, cents = 100) => rowOf(LINES, [1, 'RE-2026-000001', 1, text, cents, 'A']);

  it.each([
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['-2 × Rabatt', "'-2 × Rabatt"],
    ['Pizza; scharf', '"Pizza; scharf"'],
    ['„Bella“ "groß"', '"„Bella“ ""groß"""'],
    ['4.5', '4.5'],
  ])('%s is written as %s', (text, cell) => {
    expect(row(text)).toBe(`1;RE-2026-000001;1;${cell};1,00;A\r\n`);
  });

  it('has a decimal comma and a sign, and no zero below zero', () => {
    expect(row('x', -5)).toContain(';-0,05;');
    expect(row('x', 123_456)).toContain(';1234,56;');
    expect(row('x', -0)).toContain(';0,00;');
  });
});

describe('the description of the tables', () => {
  it('names every column of every table, and nothing that XML would read', () => {
    const cut = {
      name: 'Müller & <Söhne>\u0000\u000b\ud800',
      town: 'Berlin',
      period: { from: '2026-11-01', to: '2026-11-30' },
    };
    const xml = indexXmlOf(cut as ExportCut, TABLES);
    expect(xml).toContain('<Name>Müller &amp; &lt;Söhne&gt;</Name>');
    for (const { file, columns } of TABLES) {
      expect(xml).toContain(`<URL>${file}</URL>`);
      for (const { name } of columns) expect(xml).toContain(`<Name>${name}</Name>`);
    }
    expect(xml).toContain(`SYSTEM "${DTD_FILE}"`);
    for (const [, element] of xml.matchAll(/<(\w+)/g)) expect(GDPDU_DTD).toContain(`<!ELEMENT ${element} `);
  });

  it('follows the grammar as it was published, element by element', () => {
    const declared = [...GDPDU_DTD.matchAll(/<!ELEMENT [^>]*>/g)].map(([line]) => line).sort();
    const hash = createHash('sha256')
      .update(declared.map((line) => `${line}\n`).join(''))
      .digest('hex');
    // Of the declarations of gdpdu-01-09-2004.dtd as they were published (version 1.5), sorted.
    expect([declared.length, hash]).toEqual([
      49,
      '6cdea4666260f3ccf26fadf48b7d2dde53695cf481042fb07d0ff96b9a97f546',
    ]);
  });
});
