import { describe, expect, it } from '@jest/globals';
import type { Order } from '../order.types.js';
import { driverSlipOf } from './driver-slip.rules.js';
import { delivery, line, order, partOf } from './order.fixture.js';
import { cancellationFor, type PaperPart, ticketFor } from './ticket.rules.js';

/** Everything above the first cut, and what is torn off below it. */
const sheetsOf = (whole: Order, bon?: PaperPart['bon']): string[] => {
  const { blocks } = ticketFor(whole, partOf(whole.lines, bon));
  const at = blocks.findIndex(({ kind }) => kind === 'cut');
  return [blocks.slice(0, at), blocks.slice(at + 1)].map((sheet) => JSON.stringify(sheet));
};

const textOf = (over?: Partial<Order>) => {
  const whole = order(over);
  return JSON.stringify(ticketFor(whole, partOf(whole.lines)));
};

describe('the docket of the kitchen', () => {
  it('warns whoever hands over what is not for everybody, and only then', () => {
    expect(textOf({ minAge: 16 })).toContain('ALTERSKONTROLLE 16+');
    expect(textOf({ minAge: 0 })).not.toContain('ALTERSKONTROLLE');
  });

  it('says number, way and when, in Berlin time', () => {
    const text = textOf();
    for (const part of ['Nr. 47', 'ABHOLUNG', 'fertig bis 18:35 Uhr', 'Eingang 18:05 Uhr'])
      expect(text).toContain(part);
  });

  it('says what to cook, with every wish', () => {
    const text = textOf();
    for (const part of ['[10] Margherita Groß', 'Extra Käse', 'gut durch', 'klingelt nicht'])
      expect(text).toContain(part);
  });

  it('keeps phone and mail of the guest off the paper, and prices of single dishes too', () => {
    const text = textOf();
    for (const part of ['0171', 'jonas@example.org', '1,50', '24,80', '€']) expect(text).not.toContain(part);
  });

  it('leads a driver to the door, and lets them call', () => {
    const text = textOf(delivery());
    for (const part of [
      'LIEFERUNG',
      'Oranienstraße 5, 10999 Berlin',
      'Weber GmbH, 3. OG',
      'Hinterhaus',
      '0171',
    ])
      expect(text).toContain(part);
  });

  it('marks an order ahead, with the day when it is another one', () => {
    expect(textOf()).not.toContain('VORBESTELLUNG');
    const today = textOf({ wantedAt: new Date('2026-11-20T18:30:00Z') });
    expect(today).toContain('VORBESTELLUNG');
    expect(today).toContain('für 19:30 Uhr');
    expect(textOf({ wantedAt: new Date('2026-11-21T18:30:00Z') })).toContain('für 21.11.2026, 19:30 Uhr');
  });

  it('is no receipt, and says so', () => {
    expect(textOf()).toContain('kein Kassenbeleg');
  });

  it('asks at the door for what is not paid yet, and for nothing that is', () => {
    expect(sheetsOf(order(delivery()))[1]).toContain('24,80');
    const paid = { ...delivery(), payment: { way: 'stripe' as const, paidCents: 2480, refundedCents: 0 } };
    expect(sheetsOf(order(paid))[1]).toContain('0,00');
  });

  it('keeps the way to the door and every price on the slip that is torn off, once', () => {
    const [kitchen, slip] = sheetsOf(order(delivery()));
    for (const part of ['Oranienstraße', '0171', '€']) expect(kitchen).not.toContain(part);
    for (const part of ['FAHRER 47', 'Oranienstraße', '0171', '12,40', 'beim Gast um 18:35 Uhr'])
      expect(slip).toContain(part);
    expect(sheetsOf(order(delivery()), { n: 2, of: 2 })[1]).toBe('[]');
    expect(sheetsOf(order())[1]).toBe('[]');
  });

  it('names on the slip what stands between the dishes and the total, and nothing that is not there', () => {
    const rowsWith = (sums: object) =>
      driverSlipOf(order({ ...delivery(), sums: sums as Order['sums'] }), 'bar').flatMap((block) =>
        block.kind === 'columns' && !block.bold ? [[block.left, block.right]] : [],
      );
    const fees = [{ kind: 'delivery', cents: 250 }];
    expect(rowsWith({ payableCents: 1520, fees, depositCents: 30 })).toEqual([
      ['Lieferung', '2,50\u00a0€'],
      ['Pfand', '0,30\u00a0€'],
    ]);
    expect(rowsWith({ payableCents: 880, discountCents: 160, tipCents: 100, voucherCents: 300 })).toEqual([
      ['Rabatt', '-1,60\u00a0€'],
      ['Trinkgeld', '1,00\u00a0€'],
      ['Gutschein', '-3,00\u00a0€'],
    ]);
  });

  it('gives the kitchen its own time: the way to the guest is taken off', () => {
    expect(sheetsOf(order(delivery()))[0]).toContain('fertig bis 18:20 Uhr');
    expect(textOf()).toContain('fertig bis 18:35 Uhr');
    expect(textOf({ promisedAt: null })).toContain('so bald wie möglich');
  });

  it('says the note before the first dish, counts the articles and the papers, and draws lines between dishes', () => {
    const two = order({ lines: [line({}), line({ quantity: 3 })] });
    const { blocks } = ticketFor(two, partOf(two.lines, { n: 2, of: 3 }));
    const kinds = blocks.map(({ kind }) => kind);
    const note = blocks.findIndex((block) => block.kind === 'text' && block.text.includes('klingelt nicht'));
    expect(blocks[note]).toMatchObject({ size: 'tall', bold: true });
    expect(note).toBeLessThan(kinds.indexOf('item'));
    expect(kinds.slice(kinds.indexOf('item')).slice(0, 4)).toEqual(['item', 'rule', 'item', 'rule']);
    expect(JSON.stringify(blocks)).toContain('5 Artikel');
    expect(JSON.stringify(blocks)).toContain('Bon 2/3');
  });

  it('says only what its station makes', () => {
    const mixed = order({ lines: [line({}), line({ name: 'Cola', categoryId: 'drinks' })] });
    const text = JSON.stringify(ticketFor(mixed, partOf(mixed.lines.slice(1), { n: 2, of: 2 })));
    expect(text).toContain('Cola');
    expect(text).not.toContain('Margherita');
  });
});

describe('the paper of a cancelled order', () => {
  it('says which dishes are not made any more, without a price', () => {
    const text = JSON.stringify(cancellationFor(order(), order().lines));
    for (const part of ['STORNO', 'Nr. 47', 'Margherita', '2 Artikel']) expect(text).toContain(part);
    expect(text).not.toContain('€');
  });
});
