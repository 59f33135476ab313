import { describe, expect, it } from '@jest/globals';
import { layoutOf, lettersIn } from '../../../printer/ticket/layout.rules.js';
import type { OrderLine } from '../../basket/basket.types.js';
import type { Order } from '../order.types.js';
import { cancellationFor, type PaperPart, ticketFor } from './ticket.rules.js';

const line = (over: Partial<OrderLine>): OrderLine =>
  ({
    name: 'Margherita',
    number: '10',
    variantName: 'Groß',
    quantity: 2,
    note: '',
    options: [],
    combo: null,
    grossCents: 1240,
    categoryId: 'pizza',
    ...over,
  }) as OrderLine;

const order = (over: Partial<Order> = {}): Order =>
  ({
    number: 47,
    fulfilment: 'pickup',
    placedAt: new Date('2026-11-20T17:05:00Z'),
    promisedAt: new Date('2026-11-20T17:35:00Z'),
    wantedAt: null,
    lines: [
      line({
        options: [
          { id: 'k', groupId: 'extras', name: 'Extra Käse', quantity: 1, cents: 150, taxClass: null },
        ],
        note: 'gut durch',
      }),
    ],
    sums: { payableCents: 2480 },
    payment: { way: 'cash', paidCents: 0, refundedCents: 0 },
    contact: {
      name: 'Jonas Weber',
      phone: '0171 3920012',
      email: 'jonas@example.org',
      note: 'klingelt nicht',
    },
    ...over,
  }) as unknown as Order;

const partOf = (lines: readonly OrderLine[], bon = { n: 1, of: 1 }): PaperPart => ({
  template: 'kitchen',
  copy: { n: 1, of: 1 },
  withSlip: bon.n === 1,
  sender: { name: 'Trattoria Bella', street: 'Hauptstraße 1', town: '10999 Berlin', phone: '030 1234' },
  lines,
  questions: new Map([['extras', { name: 'Extras', min: 0, max: 5 }]]),
  bon,
  driveMinutes: 15,
});

const ADDRESS = {
  street: 'Oranienstraße',
  houseNo: '5',
  postalCode: '10999',
  city: 'Berlin',
  floor: '3. OG',
  company: 'Weber GmbH',
  note: 'Hinterhaus',
};

const delivery = (): Partial<Order> => ({
  fulfilment: 'delivery',
  contact: { ...order().contact, address: ADDRESS },
});

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
    for (const part of ['FAHRER 47', 'Oranienstraße', '0171', '12,40', 'Rabatt', 'beim Gast um 18:35 Uhr'])
      expect(slip).toContain(part);
    expect(sheetsOf(order(delivery()), { n: 2, of: 2 })[1]).toBe('[]');
    expect(sheetsOf(order())[1]).toBe('[]');
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

describe('the paper of a cancelled order', () => {
  it('says which dishes are not made any more, without a price', () => {
    const text = JSON.stringify(cancellationFor(order(), order().lines));
    for (const part of ['STORNO', 'Nr. 47', 'Margherita', '2 Artikel']) expect(text).toContain(part);
    expect(text).not.toContain('€');
  });
});
