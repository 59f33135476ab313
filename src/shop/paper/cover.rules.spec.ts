import { describe, expect, it } from '@jest/globals';
import { USUAL_ROUTE } from '../order/ticket/routing.rules.js';
import { coverOf } from './cover.rules.js';

const categories = [
  { id: 'pizza', name: 'Pizza', dishes: 12 },
  { id: 'drinks', name: 'Getränke', dishes: 8 },
  { id: 'empty', name: 'Saison', dishes: 0 },
];
const stations = new Map([['drinks', 'Bar']]);
const kitchen = {
  id: 'k',
  name: 'Küche',
  enabled: true,
  stations: ['Küche'] as string[] | null,
  routes: null as (typeof USUAL_ROUTE)[] | null,
  catchAll: false,
};

describe('how much of the menu has a printer', () => {
  it.each([
    ['all of it', [{ ...kitchen, stations: null }], { caught: 0, caughtIn: [], without: 0 }],
    ['the drinks are caught', [kitchen], { caught: 8, caughtIn: ['Getränke'], without: 0 }],
    [
      'a rule for deliveries alone leaves the other ways to be caught',
      [{ ...kitchen, stations: null, routes: [{ ...USUAL_ROUTE, orderTypes: ['delivery' as const] }] }],
      { caught: 20, without: 0 },
    ],
    ['nothing without a printer', [], { caught: 0, without: 20, catcher: null }],
  ])('%s', (_, printers, expected) => {
    expect(coverOf(categories, printers, stations)).toMatchObject(expected);
  });
});
