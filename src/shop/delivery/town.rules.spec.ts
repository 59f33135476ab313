import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { readPostalTable } from './postal-table.rules.js';
import { citiesIn, townsInstead, townsNamed } from './town.rules.js';

const { codes } = readPostalTable(readFileSync('data/postal-codes.tsv', 'utf8'));
const cities = citiesIn(codes);
const ask = (code: string, typed: string) =>
  townsInstead(typed, codes.find((one) => one.code === code)!, cities);

test.each([
  ['10969', 'München', ['Berlin']],
  ['10969', ' muenchen ', ['Berlin']],
  ['80331', 'BERLIN', ['München']],
  ['60311', 'Köln', ['Frankfurt am Main']],
  ['39175', 'Magdeburg', ['Biederitz', 'Gommern', 'Möser']],
])('%s is not %s', (code, typed, towns) => {
  expect(ask(code, typed)).toEqual(towns);
});

test.each([
  ['10969', 'Berlin'],
  ['10969', 'Kreuzberg'],
  ['10969', 'Berlin-Kreuzberg'],
  ['10365', 'Lichtenberg'],
  ['60311', 'Frankfurt'],
  ['60311', 'Frankfurt/Main'],
  ['85748', 'Garching'],
  ['85748', 'München'],
  ['21502', 'Hamburg'],
  ['10969', ''],
])('%s may be %s', (code, typed) => {
  expect(ask(code, typed)).toEqual([]);
});

test.each([
  ['10969', ['Berlin']],
  ['60311', ['Frankfurt am Main']],
  ['01454', ['Radeberg', 'Wachau']],
  ['01561', []],
])('%s belongs to %j', (code, towns) => {
  expect(townsNamed(codes.find((one) => one.code === code)!)).toEqual(towns);
});

test('every town goes with its own postal codes', () => {
  for (const one of codes)
    for (const town of one.name.split(', ')) expect(townsInstead(town, one, cities)).toEqual([]);
});
