import { describe, expect, it } from '@jest/globals';
import { layoutOf } from './layout.rules.js';
import type { TicketBlock } from './ticket.types.js';

const textOf = (columns: number, ...blocks: TicketBlock[]) =>
  layoutOf({ kind: 'docket', blocks }, columns).flatMap((line) => (line.kind === 'text' ? [line.text] : []));

describe('the layout of a ticket', () => {
  it('puts the price of an item at the right edge', () => {
    expect(textOf(32, { kind: 'item', quantity: 2, name: 'Lasagne', price: '25,80 €' })).toEqual([
      '2 x Lasagne              25,80 €',
    ]);
  });

  it('runs a long name on below itself, not below the quantity', () => {
    expect(
      textOf(32, {
        kind: 'item',
        quantity: 12,
        name: 'Spaghetti mit Venusmuscheln und Knoblauch',
        price: '9 €',
      }),
    ).toEqual(['12 x Spaghetti mit           9 €', '     Venusmuscheln und', '     Knoblauch']);
  });

  it('lists choices and the note of the guest under their item', () => {
    expect(
      textOf(32, {
        kind: 'item',
        quantity: 1,
        name: 'Pizza',
        extras: ['+ scharf', '- ohne Käse'],
        note: 'bitte teilen',
      }),
    ).toEqual(['1 x Pizza', '    + scharf', '    - ohne Käse', '    bitte teilen']);
  });

  it('gives big letters half as many places', () => {
    expect(textOf(32, { kind: 'heading', text: 'Lieferung 1042' })).toEqual([' Lieferung 1042']);
    expect(textOf(32, { kind: 'heading', text: 'Abholung um 18:30' })).toEqual([
      '  Abholung um',
      '     18:30',
    ]);
  });

  it('writes a banner as big as the paper allows', () => {
    const sizeOn = (columns: number) =>
      layoutOf({ kind: 'docket', blocks: [{ kind: 'banner', text: '*** WIEDERHOLUNG 1 ***' }] }, columns)[0];
    expect(sizeOn(48)).toMatchObject({ size: 'big', inverted: true });
    expect(sizeOn(32)).toMatchObject({ size: 'tall', inverted: true });
  });

  it('spreads two columns to both edges', () => {
    expect(textOf(32, { kind: 'columns', left: 'Summe', right: '31,40 €' })).toEqual([
      'Summe                    31,40 €',
    ]);
  });

  it('puts a right part that leaves no room on a line of its own', () => {
    expect(textOf(32, { kind: 'columns', left: 'Zahlung', right: 'Kreditkarte, bereits bezahlt' })).toEqual([
      'Zahlung',
      '    Kreditkarte, bereits bezahlt',
    ]);
  });

  it('breaks a word wider than the paper', () => {
    expect(textOf(32, { kind: 'text', text: 'a'.repeat(40) })).toEqual(['a'.repeat(32), 'a'.repeat(8)]);
  });

  it('ends with a cut, once', () => {
    const cuts = (...blocks: TicketBlock[]) =>
      layoutOf({ kind: 'docket', blocks }, 48).filter(({ kind }) => kind === 'cut').length;
    expect(cuts({ kind: 'text', text: 'a' })).toBe(1);
    expect(cuts({ kind: 'text', text: 'a' }, { kind: 'cut' })).toBe(1);
  });
});
