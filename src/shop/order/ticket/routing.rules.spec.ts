import { describe, expect, it } from '@jest/globals';
import type { PrintRoute } from '../../../printer/routing/routing.types.js';
import { papersOf, USUAL_ROUTE } from './routing.rules.js';

const line = (name: string, categoryId: string, ofParts: string[] = []) => ({
  name,
  categoryId,
  combo: ofParts.length > 0 ? { parts: ofParts.map((part) => ({ name: part, categoryId: part })) } : null,
});

const pizza = line('Pizza', 'pizza');
const cola = line('Cola', 'drinks');
const tiramisu = line('Tiramisu', 'desserts');
const lunch = line('Mittagsmenü', 'menus', ['pizza', 'drinks']);

const printer = (
  name: string,
  over: { stations?: string[]; routes?: Partial<PrintRoute>[]; catchAll?: boolean; enabled?: boolean } = {},
) => ({
  name,
  enabled: true,
  stations: null as string[] | null,
  catchAll: false,
  ...over,
  routes: over.routes?.map((route) => ({ ...USUAL_ROUTE, ...route })) ?? null,
});
const all = printer('Theke');
const kitchen = printer('Küche', { stations: ['Küche'] });
const bar = printer('Bar', { stations: ['Bar'] });
const stations = new Map([
  ['drinks', 'Bar'],
  ['desserts', 'Patisserie'],
]);

type Printers = ReturnType<typeof printer>[];
const papers = (printers: Printers, lines: (typeof pizza)[], fulfilment: 'pickup' | 'delivery' = 'pickup') =>
  papersOf({ fulfilment, lines }, printers, stations);

/** What comes out of each printer, in the order of the printers. */
const dishesAt = (printers: Printers, lines: (typeof pizza)[]) => {
  const made = papers(printers, lines);
  return printers.map((one) =>
    made.filter(({ printer: at }) => at === one).flatMap((paper) => paper.lines.map(({ name }) => name)),
  );
};

describe('which printer prints what, as long as nobody has set up rules', () => {
  it.each<[string, Printers, (typeof pizza)[], string[][]]>([
    ['one printer prints everything', [all], [pizza, cola], [['Pizza', 'Cola']]],
    [
      'printers that name no station all print everything',
      [all, printer('Büro')],
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
      [printer('Pass', { stations: ['Küche', 'Bar'] })],
      [pizza, cola],
      [['Pizza', 'Cola']],
    ],
    [
      'a station is the same however it is spelled',
      [printer('Küche', { stations: ['KÜCHE'] }), printer('Bar', { stations: ['bar '] })],
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
      [{ ...lunch, combo: { parts: [{ name: 'Pizza' }] } } as unknown as typeof pizza],
      [['Mittagsmenü'], []],
    ],
    [
      'what no printer is set up for comes out of the first one',
      [bar, kitchen],
      [tiramisu],
      [['Tiramisu'], []],
    ],
    [
      'or of the one that catches the rest',
      [bar, { ...kitchen, catchAll: true }],
      [tiramisu],
      [[], ['Tiramisu']],
    ],
    [
      'so does a part of a combo that nobody else prints',
      [kitchen, bar],
      [line('Kaffee und Kuchen', 'menus', ['drinks', 'desserts'])],
      [['Kaffee und Kuchen'], ['Kaffee und Kuchen']],
    ],
    [
      'one that is switched off prints nothing',
      [{ ...kitchen, enabled: false }, bar],
      [pizza],
      [[], ['Pizza']],
    ],
    ['unless there is no other', [{ ...kitchen, enabled: false }], [pizza], [['Pizza']]],
    ['nothing comes out where there is no printer', [], [pizza], []],
  ])('%s', (_, printers, lines, expected) => {
    expect(dishesAt(printers, lines)).toEqual(expected);
  });
});

describe('which papers rules make', () => {
  const shown = (printers: Printers, lines = [pizza, cola], way: 'pickup' | 'delivery' = 'pickup') =>
    papers(printers, lines, way).map(
      (paper) =>
        `${paper.printer.name} ${paper.event} ${paper.template} x${paper.copies}: ${paper.lines
          .map(({ name }) => name)
          .join(', ')}`,
    );

  it.each<[string, Printers, string[]]>([
    [
      'two copies for the kitchen',
      [printer('Küche', { routes: [{ copies: 2 }] })],
      ['Küche accepted kitchen x2: Pizza, Cola'],
    ],
    [
      'some categories alone; the rest is caught on the same paper',
      [printer('Küche', { routes: [{ categories: ['pizza'] }] })],
      ['Küche accepted kitchen x1: Pizza, Cola'],
    ],
    [
      'some categories here, the others there',
      [
        printer('Küche', { routes: [{ categories: ['pizza'] }] }),
        printer('Bar', { routes: [{ categories: ['drinks'], template: 'bar', event: 'placed' }] }),
      ],
      ['Küche accepted kitchen x1: Pizza', 'Bar placed bar x1: Cola'],
    ],
    [
      'a slip for the guest has the whole order and cooks nothing',
      [printer('Theke', { routes: [{ template: 'receipt', event: 'ready', categories: ['drinks'] }] })],
      ['Theke ready receipt x1: Pizza, Cola', 'Theke accepted kitchen x1: Pizza, Cola'],
    ],
    [
      'nobody drives when the guest comes by',
      [printer('Theke', { routes: [{}, { template: 'driver' }] })],
      ['Theke accepted kitchen x1: Pizza, Cola'],
    ],
    [
      'a rule for other ways of ordering does not lose the dish',
      [printer('Küche', { routes: [{ orderTypes: ['delivery'], copies: 3 }] })],
      ['Küche accepted kitchen x3: Pizza, Cola'],
    ],
    [
      'two rules for one paper are one paper',
      [
        printer('Küche', {
          routes: [
            { categories: ['pizza'], copies: 2 },
            { categories: ['drinks'], copies: 3 },
          ],
        }),
      ],
      ['Küche accepted kitchen x3: Pizza, Cola'],
    ],
  ])('%s', (_, printers, expected) => {
    expect(shown(printers)).toEqual(expected);
  });

  it('has a slip for the driver of a delivery', () => {
    expect(
      shown([printer('Theke', { routes: [{}, { template: 'driver' }] })], [pizza], 'delivery'),
    ).toContain('Theke accepted driver x1: Pizza');
  });
});
