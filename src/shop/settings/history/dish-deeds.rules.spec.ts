import { expect, it } from '@jest/globals';
import { dishDeed } from './dish-deeds.rules.js';

const NAMES: Record<string, string> = { m: 'Margherita', c: 'Cola', s: 'Salami', t: 'Tonno', f: 'Funghi' };
const until = new Date('2026-11-25T04:00:00Z');
const priced = (...cents: number[]) => ({
  id: 'm',
  name: 'Margherita',
  variants: cents.map((priceCents) => ({ priceCents })),
});

it.each<[string, unknown, unknown, string | null]>([
  [
    'soldOut',
    null,
    { ids: ['m', 'c'], soldOut: { until } },
    'Ausverkauft bis 25.11.2026, 05:00: Margherita, Cola',
  ],
  ['soldOut', null, { ids: ['m'], soldOut: { until: null } }, 'Ausverkauft: Margherita'],
  ['available', null, { ids: ['gone'], soldOut: null }, 'Wieder im Verkauf: eine gelöschte Speise'],
  [
    'pricesRaised',
    null,
    { ids: ['m', 'c', 's', 't', 'f'], percent: 2.5 },
    'Preise um 2,5 % geändert: Margherita, Cola, Salami, Tonno und 1 weitere',
  ],
  ['updated', priced(890, 1090), priced(890, 1150), 'Geändert: Margherita, 10,90\u00a0€ → 11,50\u00a0€'],
  ['updated', { id: 'm', name: 'Margherita' }, { id: 'm', name: 'Marinara' }, 'Geändert: Marinara'],
  ['counted', null, { id: 'c', name: 'Cola', left: 0 }, 'Gezählt: Cola, noch 0'],
  ['deleted', [{ id: 'x', name: 'Altes' }], null, 'Gelöscht: Altes'],
  ['created', null, { id: 'n', name: 'Neues' }, 'Neu: Neues'],
  ['moved', null, { id: 'm' }, null],
  ['soldOut', null, null, 'Ausverkauft: eine gelöschte Speise'],
])('%s of %j and %j', (action, before, after, words) => {
  expect(dishDeed({ action, before, after }, (id) => NAMES[id])).toBe(words);
});
