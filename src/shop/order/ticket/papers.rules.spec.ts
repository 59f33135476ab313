import { describe, expect, it } from '@jest/globals';
import { layoutOf, lettersIn } from '../../../printer/ticket/layout.rules.js';
import type { Order } from '../order.types.js';
import { delivery, line, order, partOf } from './order.fixture.js';
import { type PaperPart, ticketFor } from './ticket.rules.js';

const PRICED = {
  sums: {
    goodsCents: 2480,
    discountCents: 248,
    discounts: [{ id: 'd', label: 'Mittagstisch', cents: 248 }],
    fees: [{ kind: 'delivery', cents: 250, split: [] }],
    depositCents: 50,
    groups: [],
    tipCents: 200,
    tipSplit: [],
    voucherCents: 100,
    payableCents: 2632,
  },
  lines: [line({ grossCents: 2480, depositCents: 50, options: [] })],
} as unknown as Partial<Order>;

const paper = (template: PaperPart['template'], whole: Order, over: Partial<PaperPart> = {}) =>
  ticketFor(whole, { ...partOf(whole.lines), template, withSlip: false, ...over });

describe('the papers beside the docket of the kitchen', () => {
  it('adds up to the total on the slip for the guest, with everything about the guest and no tax', () => {
    const { kind, blocks } = paper('receipt', order({ ...delivery(), ...PRICED }));
    const cents = (text: string) => Number(text.replace(/[^\d-]/g, '')) * (text.startsWith('−') ? -1 : 1);
    const amounts = blocks.flatMap((block) => {
      if (block.kind === 'item') return [cents(block.price ?? '')];
      const isSum = block.kind === 'columns' && block.right.endsWith('€');
      return isSum && block.left !== 'Gesamt' ? [cents(block.right)] : [];
    });
    expect(amounts.reduce((sum, one) => sum + one, 0)).toBe(2632);
    const text = JSON.stringify(blocks);
    for (const part of [
      'Trattoria Bella',
      'Hauptstraße 1',
      'Oranienstraße 5',
      '0171',
      'Rabatt: Mittagstisch',
    ])
      expect(text).toContain(part);
    for (const part of [
      '26,32',
      'Noch offen: 26,32',
      'Pfand',
      'Trinkgeld',
      'Bestellbeleg - kein Kassenbeleg',
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/MwSt|USt|Steuer/);
    expect(kind).toBe('receipt');
  });

  it('keeps prices and the way to the guest off the docket of the bar', () => {
    const { kind, blocks } = paper('bar', order(delivery()), { bon: { n: 2, of: 3 } });
    const text = JSON.stringify(blocks);
    for (const part of ['BAR, Lieferung', 'Nr. 47', 'Bon 2/3', 'ANMERKUNG', 'Extra Käse'])
      expect(text).toContain(part);
    for (const part of ['€', '0171', 'Oranienstraße']) expect(text).not.toContain(part);
    expect(kind).toBe('docket');
  });

  it('tells copies apart', () => {
    expect(JSON.stringify(paper('kitchen', order(), { copy: { n: 2, of: 3 } }))).toContain(
      'Exemplar 2 von 3',
    );
    expect(JSON.stringify(paper('kitchen', order()))).not.toContain('Exemplar');
  });

  it('gives the driver a slip of their own', () => {
    const text = JSON.stringify(paper('driver', order(delivery())));
    for (const part of ['FAHRER 47', 'Oranienstraße', '24,80']) expect(text).toContain(part);
  });

  it.each(['kitchen', 'bar', 'driver', 'receipt'] as const)('fits every width: %s', (template) => {
    const whole = order({ ...delivery(), ...PRICED });
    for (const columns of [32, 42, 48]) {
      for (const row of layoutOf(paper(template, whole), columns)) {
        if (row.kind === 'text') expect(row.text.length).toBeLessThanOrEqual(lettersIn(columns, row.size));
      }
    }
  });
});
