import { describe, expect, it } from '@jest/globals';
import type { WayState } from '../../../../src/storefront/menu/menu.view';
import { factsText } from './facts';

const words = {
  pickup: 'Abholung',
  delivery: 'Lieferung',
  there: 'Lieferung nach {code}:',
  in: 'in {from} Min.',
  between: '{from}–{to} Min.',
  minimum: 'ab {amount}',
  preorder: 'Jetzt für später bestellen.',
};
const way = (over: Partial<WayState> = {}): WayState => ({
  open: true,
  paused: false,
  sentence: '',
  short: 'bis 22:00 Uhr',
  preorder: true,
  etaMinutes: { from: 20, to: 25 },
  ...over,
});
const delivery = way({ etaMinutes: { from: 25, to: 55 }, minOrderCents: 1200 });
const area = {
  name: 'Kreuzberg',
  minOrderCents: 1850,
  feeCents: 290,
  feeText: '',
  etaMinutes: { from: 35, to: 35 },
};
const german = { words, language: 'de', place: null } as const;

describe('the line of facts', () => {
  it('tells of each way how long it takes, and from what on', () => {
    expect(factsText({ takesOrders: true, tone: 'open', ways: { pickup: way(), delivery } }, german)).toBe(
      'Abholung 20–25 Min. · Lieferung 25–55 Min. ab 12\u00a0€',
    );
  });

  it('tells what applies where the guest is', () => {
    const place = { postalCode: '10997', area };
    expect(factsText({ takesOrders: true, tone: 'open', ways: { delivery } }, { ...german, place })).toBe(
      'Lieferung nach 10997: in 35 Min. ab 18,50\u00a0€',
    );
  });

  it('does not repeat what the sentence beside it says of all ways', () => {
    const shut = way({ open: false, short: 'pausiert bis 19:30 Uhr' });
    expect(
      factsText({ takesOrders: true, tone: 'paused', ways: { pickup: shut, delivery: shut } }, german),
    ).toBe('Jetzt für später bestellen.');
    const without = { ...shut, preorder: false };
    expect(factsText({ takesOrders: true, tone: 'paused', ways: { pickup: without } }, german)).toBe('');
  });

  it('tells of the delivery alone to whoever has said where to, unless nobody drives', () => {
    const place = { postalCode: '10997', area };
    const both = { takesOrders: true, tone: 'open', ways: { pickup: way(), delivery } } as const;
    expect(factsText(both, { ...german, place })).toBe('Lieferung nach 10997: in 35 Min. ab 18,50\u00a0€');
    const paused = { ...both, ways: { pickup: way(), delivery: { ...delivery, open: false } } };
    expect(factsText(paused, { ...german, place })).toBe('Abholung 20–25 Min.');
  });

  it('tells the ways apart once they differ', () => {
    const shut = way({ open: false, short: 'pausiert bis 19:30 Uhr' });
    expect(
      factsText({ takesOrders: true, tone: 'open', ways: { pickup: way(), delivery: shut } }, german),
    ).toBe('Abholung 20–25 Min.');
    const later = way({ open: false, short: 'ab heute 17:30 Uhr' });
    expect(
      factsText({ takesOrders: true, tone: 'closed', ways: { pickup: later, delivery: shut } }, german),
    ).toBe('Jetzt für später bestellen. Abholung ab heute 17:30 Uhr · Lieferung pausiert bis 19:30 Uhr');
  });

  it('asks to call where nothing is ordered, whatever the ways would take', () => {
    const off = { takesOrders: false, tone: 'closed', ways: { pickup: way() } } as const;
    const onlyMenu = { ...german, words: { ...words, onlyMenu: 'Bestellungen gern am Telefon.' } };
    expect(factsText(off, onlyMenu)).toBe('Bestellungen gern am Telefon.');
  });

  it('leaves alone what a menu to look at says', () => {
    expect(factsText({ takesOrders: true, tone: 'closed', ways: {} }, german)).toBeNull();
  });
});
