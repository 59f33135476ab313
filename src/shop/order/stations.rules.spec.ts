import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { linesFor } from './stations.rules.js';

const line = (name: string, categoryId: string, ofParts: string[] = []) => ({
  name,
  categoryId,
  combo: ofParts.length > 0 ? { parts: ofParts.map((part) => ({ name: part, categoryId: part })) } : null,
});

const pizza = line('Pizza', 'pizza');
const cola = line('Cola', 'drinks');
const tiramisu = line('Tiramisu', 'desserts');
const lunch = line('Mittagsmenü', 'menus', ['pizza', 'drinks']);

const all = { name: 'Theke', stations: null };
const kitchen = { name: 'Küche', stations: ['Küche'] };
const bar = { name: 'Bar', stations: ['Bar'] };
const stations = new Map([
  ['drinks', 'Bar'],
  ['desserts', 'Patisserie'],
]);

/** What comes out of each printer, in the order of the printers. */
const printed = (printers: { name: string; stations: string[] | null }[], lines: { name: string }[]) =>
  printers.map((printer) =>
    linesFor(printer, printers, lines as (typeof pizza)[], stations).map(({ name }) => name),
  );

describe('which printer prints what', () => {
  it.each([
    ['one printer prints everything', [all], [pizza, cola], [['Pizza', 'Cola']]],
    [
      'printers that name no station all print everything',
      [all, { ...all }],
      [pizza, cola],
      [
        ['Pizza', 'Cola'],
        ['Pizza', 'Cola'],
      ],
    ],
    ['a station gets only what it makes', [kitchen, bar], [pizza, cola], [['Pizza'], ['Cola']]],
    [
      'a printer for everything prints beside the stations',
      [all, bar],
      [pizza, cola],
      [['Pizza', 'Cola'], ['Cola']],
    ],
    [
      'a printer may serve several stations',
      [{ name: 'Pass', stations: ['Küche', 'Bar'] }],
      [pizza, cola],
      [['Pizza', 'Cola']],
    ],
    [
      'a station is the same however it is spelled',
      [
        { name: 'Küche', stations: ['KÜCHE'] },
        { name: 'Bar', stations: ['bar '] },
      ],
      [pizza, cola],
      [['Pizza'], ['Cola']],
    ],
    [
      'a combo is printed wherever a part of it is made',
      [kitchen, bar],
      [lunch],
      [['Mittagsmenü'], ['Mittagsmenü']],
    ],
    [
      'a combo of an order from before goes by its own category',
      [kitchen, bar],
      [{ ...line('Mittagsmenü', 'menus'), combo: { parts: [{ name: 'Pizza' }, { name: 'Cola' }] } }],
      [['Mittagsmenü'], []],
    ],
    [
      'what no printer is set up for comes out of the first one',
      [bar, kitchen],
      [tiramisu],
      [['Tiramisu'], []],
    ],
    [
      'so does a part of a combo that nobody else prints',
      [kitchen, bar],
      [line('Kaffee und Kuchen', 'menus', ['drinks', 'desserts'])],
      [['Kaffee und Kuchen'], ['Kaffee und Kuchen']],
    ],
  ] as const)('%s', (_, printers, lines, expected) => {
    const copies = printers.map(({ name, stations: own }) => ({ name, stations: own && [...own] }));
    expect(printed(copies, [...lines])).toEqual(expected);
  });
});

const STATION = fc.constantFrom('Küche', 'Bar', 'Grill', 'Patisserie');
const CATEGORY = fc.constantFrom('pizza', 'drinks', 'desserts', 'menus');
const aLine = fc.record({
  categoryId: CATEGORY,
  combo: fc.option(
    fc.record({
      parts: fc.array(fc.record({ name: fc.string(), categoryId: fc.option(CATEGORY, { nil: undefined }) })),
    }),
  ),
});
const aPrinter = fc.record({ stations: fc.option(fc.uniqueArray(STATION, { maxLength: 3 })) });

it('prints each line at least once as soon as there is a printer, and everything where no station is named', () => {
  fc.assert(
    fc.property(
      fc.array(aLine),
      fc.array(aPrinter, { minLength: 1, maxLength: 5 }),
      fc.array(fc.tuple(CATEGORY, STATION)),
      (lines, printers, of) => {
        const perPrinter = printers.map((printer) => linesFor(printer, printers, lines, new Map(of)));
        for (const one of lines) expect(perPrinter.some((own) => own.includes(one))).toBe(true);
        for (const [at, { stations: own }] of printers.entries())
          if (own === null) expect(perPrinter[at]).toEqual(lines);
      },
    ),
  );
});
