import { describe, expect, it } from '@jest/globals';
import { neighbourOf, readPostalTable, withPlaced } from './postal-table.rules.js';

const SOURCE = {
  name: 'GeoNames',
  url: 'https://www.geonames.org',
  licence: 'CC BY 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
  day: '2026-11-01',
};
const HEAD = `# ${JSON.stringify([SOURCE])}`;

describe('the table of postal codes', () => {
  it('reads code, place and middle', () => {
    expect(readPostalTable(`${HEAD}\n10969\tBerlin\t13.4049\t52.5004\n`)).toEqual({
      sources: [SOURCE],
      codes: [{ code: '10969', name: 'Berlin', position: [13.4049, 52.5004] }],
    });
  });

  it('keeps a town whose middle nobody knows', () => {
    expect(readPostalTable(`${HEAD}\n10969\tBerlin\t\t\n`).codes).toEqual([
      { code: '10969', name: 'Berlin', position: null },
    ]);
  });

  it('leaves out lines that say nothing', () => {
    expect(readPostalTable(`${HEAD}\n1096\tX\t13\t52\n10969\t\t\t\n\nrubbish`).codes).toEqual([]);
  });

  it('takes no table whose source is not named', () => {
    expect(readPostalTable('10969\tBerlin\t13.4\t52.5')).toEqual({ sources: [], codes: [] });
    expect(readPostalTable('# [{"name":"X"}]\n10969\tBerlin\t13.4\t52.5').codes).toEqual([]);
    const half = `# ${JSON.stringify([SOURCE, { name: 'X' }])}`;
    expect(readPostalTable(`${half}\n10969\tBerlin\t13.4\t52.5`).codes).toEqual([]);
  });
});

describe('the map of a restaurant', () => {
  const schoenefeld = { code: '12529', name: 'Schönefeld', position: [13.5, 52.38] as [number, number] };
  const bernau = { code: '16321', name: 'Bernau', position: [13.58, 52.68] as [number, number] };
  const chemnitz = { code: '09669', name: 'Frankenberg', position: [13.04, 50.91] as [number, number] };
  const berlin = { code: '10999', name: 'Berlin', position: null };

  it('begins with a town close by where the code has no middle of its own', () => {
    expect(neighbourOf('10969', [chemnitz, berlin, schoenefeld, bernau])).toEqual(schoenefeld);
    expect(neighbourOf('10969', [chemnitz, berlin])).toBeNull();
  });

  it('shows a code where the operator has put it', () => {
    const placed = [
      { code: '10969', position: [13.399, 52.504] as [number, number] },
      { code: '12529', position: [13.51, 52.39] as [number, number] },
    ];
    expect(withPlaced([schoenefeld, bernau], placed)).toEqual([
      { ...placed[0], name: '' },
      { ...placed[1], name: '' },
      bernau,
    ]);
  });
});
