import { describe, expect, it } from '@jest/globals';
import { exactFirst, type Hit, isSearched, moved, orderPath, pagesFor } from './palette.rules';

const page = (label: string, detail: string, path: string): Hit => ({ key: path, label, detail, path });
const PAGES = [
  { ...page('Restaurant', 'Einstellungen', '/app/settings/restaurant'), also: 'Öffnungszeiten Ruhetag' },
  page('Tages\u00adübersicht', 'Bestellungen', '/app/orderHistory/day'),
  page('Speisen', 'Speisekarte', '/app/products'),
];

describe('pages are found', () => {
  it.each([
    ['spei', ['Speisen']],
    ['tagesubersicht', ['Tages\u00adübersicht']],
    ['öffnungszeiten', ['Restaurant']],
    ['einst rest', ['Restaurant']],
    ['pizza', []],
    ['', ['Restaurant', 'Tages\u00adübersicht', 'Speisen']],
  ])('by "%s"', (typed, found) => {
    expect(pagesFor(PAGES, typed).map(({ label }) => label)).toEqual(found);
  });
});

it.each([
  ['', false],
  ['m', false],
  ['7', true],
  ['ma', true],
])('"%s" asks the server: %p', (typed, asks) => {
  expect(isSearched(typed)).toBe(asks);
});

it.each([
  ['5', ['5', '50', '51']],
  ['51', ['51', '50', '5']],
  ['pizza', ['50', '51', '5']],
])('dishes found by "%s" begin with the one of that number', (typed, numbers) => {
  const rows = [{ number: '50' }, { number: '51' }, { number: '5' }];
  expect(exactFirst(rows, typed).map(({ number }) => number)).toEqual(numbers);
});

it('goes on at the other end', () => {
  expect([moved(0, -1, 3), moved(2, 1, 3), moved(0, 1, 0)]).toEqual([2, 0, 0]);
});

it.each([
  ['owner', null, '/app/orderHistory?search=7&from=2026-11-20&to=2026-11-20'],
  ['manager', 'new', '/app/orderHistory?search=7&from=2026-11-20&to=2026-11-20'],
  ['staff', null, '/app/orderHistory?search=7'],
  ['staff', 'new', '/app/dashboard'],
] as const)('an order found by %s that stands in %j opens %s', (role, column, path) => {
  expect(orderPath({ number: 7, businessDay: '2026-11-20', column }, role)).toBe(path);
});
