import { describe, expect, it } from '@jest/globals';
import { readPostalTable } from './postal-table.rules.js';

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
