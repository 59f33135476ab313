import { describe, expect, it } from '@jest/globals';
import type { Voice } from '../../shared/voice.types.js';
import { ORDER_STATES, type Order, type OrderHappening, type OrderState } from '../order/order.types.js';
import type { Shop } from '../restaurant/shop.types.js';
import { orderMailFor } from './order-mail.rules.js';

const shop = {
  name: 'Trattoria Bella',
  slug: 'trattoria-bella',
  address: { street: 'Lindenstraße 12', postalCode: '10969', city: 'Berlin', country: 'Deutschland' },
  contact: { phone: '030 23125 123', email: '', website: '' },
} as Shop;

const to = (state: OrderState): OrderHappening => ({ kind: 'moved', to: state });

const order = (over: Partial<Order> = {}): Order =>
  ({
    number: 47,
    token: 'abc',
    fulfilment: 'pickup',
    promisedAt: new Date('2026-11-20T17:35:00Z'),
    lines: [
      {
        quantity: 2,
        name: 'Margherita',
        variantName: 'Groß',
        options: [{ name: 'Käse', quantity: 1 }],
        grossCents: 2280,
        declared: { codes: ['A1', 'G'], complete: true },
      },
    ],
    legend: [
      { code: 'A1', name: 'Weizen' },
      { code: 'G', name: 'Milch (einschließlich Laktose)' },
    ],
    minAge: 0,
    speech: { language: 'de', salutation: 'du' },
    events: [],
    sums: {
      discountCents: 0,
      depositCents: 0,
      tipCents: 0,
      payableCents: 2280,
      fees: [],
      groups: [{ rate: 7, grossCents: 2280, netCents: 2131, vatCents: 149 }],
    },
    payment: { way: 'cash', paidCents: 0, refundedCents: 0 },
    rejection: null,
    ...over,
  }) as unknown as Order;

describe('mails to the guest', () => {
  it('confirms the receipt and says that this is not yet the acceptance', () => {
    const mail = orderMailFor(order(), shop, to('placed'));
    expect(mail?.subject).toBe('Wir haben deine Bestellung Nr. 47 bei Trattoria Bella erhalten');
    expect(mail?.sentences.join(' ')).toContain('sobald das Restaurant sie annimmt');
  });

  it('adds up where a voucher has paid a part or all of it, and asks for no cash then', () => {
    const { sums } = order();
    const paying = (voucherCents: number) =>
      orderMailFor(
        order({ sums: { ...sums, voucherCents, payableCents: 2280 - voucherCents } }),
        shop,
        to('placed'),
      );
    expect(paying(500)?.rows.at(-1)).toEqual(['Gutschein', '\u22125,00\u00a0€']);
    expect(paying(500)?.total).toEqual(['Zu zahlen', '17,80\u00a0€']);
    expect(paying(500)?.notes.join(' ')).toContain('bar im Restaurant');
    expect(paying(2280)?.notes.join(' ')).toContain('mit Gutschein bezahlt');
    expect(paying(2280)?.notes.join(' ')).not.toContain('Zahlung: bar');
  });

  it('names the time when it is accepted, in Berlin', () => {
    expect(orderMailFor(order(), shop, to('accepted'))?.sentences).toEqual([
      'Sie ist voraussichtlich gegen 18:35 Uhr fertig.',
    ]);
  });

  it('keeps a telephone number and the paragraph of a law on one line', () => {
    const foot = orderMailFor(order(), shop, to('placed'))?.notes.at(-1);
    expect(foot).toContain('Telefon\u00a0030\u00a023125123');
    expect(foot).toContain('(§\u00a0312g Abs.\u00a02 Nr.\u00a02, 9\u00a0BGB)');
  });

  it('says why it was rejected', () => {
    const rejected = order({ rejection: { reason: 'soldOut', text: 'Die Burrata ist aus.' } });
    expect(orderMailFor(rejected, shop, to('rejected'))?.sentences[0]).toContain(
      'Etwas ist ausverkauft. Die Burrata ist aus.',
    );
  });

  it('marks the words that nobody has translated, in English alone', () => {
    const english = { speech: { language: 'en', salutation: 'du' } } as const;
    const saying = (name: string, variantName: string, options: string[]) => ({
      ...english,
      lines: order().lines.map((line) => ({ ...line, guestWords: { name, variantName, options } })),
    });
    const words = (over: object) => {
      const [text] = orderMailFor(order(over), shop, to('accepted'))?.rows[0] ?? [''];
      return typeof text === 'string'
        ? text
        : text.map((word) => (typeof word === 'string' ? word : `<${word.german}>`)).join('');
    };
    expect(words(english)).toBe('2 × <Margherita> <Groß>, <Käse> (A1, G)');
    expect(words(saying('Pizza Daisy', 'Large', []))).toBe('2 × Pizza Daisy Large, <Käse> (A1, G)');
    expect(words(saying('Margherita', 'Large', ['Cheese']))).toBe('2 × <Margherita> Large, Cheese (A1, G)');
    expect(
      orderMailFor(order(saying('Pizza Daisy', 'Large', ['Cheese'])), shop, to('accepted'))?.rows,
    ).toEqual([['2 × Pizza Daisy Large, Cheese (A1, G)', '€22.80']]);
    expect(orderMailFor(order(), shop, to('accepted'))?.rows[0]?.[0]).toBe(
      '2 × Margherita Groß, Käse (A1, G)',
    );
  });

  it('calls a campaign by its English name in an English mail, and marks a German one', () => {
    const { sums } = order();
    const discounts = [
      { id: 'c1', label: 'Herbstwoche', cents: 200 },
      { id: 'c2', label: 'Nudeltag', guestLabel: 'Pasta day', cents: 100 },
    ];
    const rows = (over: object) =>
      orderMailFor(order({ ...over, sums: { ...sums, discounts, discountCents: 200 } }), shop, to('placed'))
        ?.rows;
    expect(rows({ speech: { language: 'en', salutation: 'du' } })?.[1]?.[0]).toEqual([
      'Discount: ',
      { german: 'Herbstwoche' },
    ]);
    expect(rows({ speech: { language: 'en', salutation: 'du' } })?.[2]?.[0]).toBe('Discount: Pasta day');
    expect(
      rows({})
        ?.slice(1, 3)
        .map(([text]) => text),
    ).toEqual(['Rabatt: Herbstwoche', 'Rabatt: Nudeltag']);
  });

  it('carries the whole order, so that it is proof on its own', () => {
    expect(orderMailFor(order(), shop, to('accepted'))).toMatchObject({
      rows: [['2 × Margherita Groß, Käse (A1, G)', '22,80\u00a0€']],
      notes: expect.arrayContaining([
        expect.stringContaining('(7\u00a0%)'),
        'Enthält: A1 Weizen, G Milch (einschließlich Laktose).',
      ]),
      button: { path: '/s/trattoria-bella/bestellung/abc' },
    });
  });

  it('names rates and days as its reader writes them', () => {
    const wantedAt = new Date('2026-12-05T17:30:00Z');
    const mail = orderMailFor(
      order({ wantedAt, speech: { language: 'en', salutation: 'du' } }),
      shop,
      to('placed'),
    );
    expect(mail?.notes[0]).toContain('(7%)');
    expect(mail?.sentences.join(' ')).toContain('Wanted for 5 Dec 2026, 18:30.');
  });

  it('asks for no money on site once nothing is to be paid', () => {
    const rejected = order({ state: 'rejected', rejection: { reason: 'soldOut', text: '' } });
    expect(orderMailFor(rejected, shop, to('rejected'))?.notes.join(' ')).not.toContain('Zahlung');
  });

  it('says what nobody has checked, instead of keeping quiet about it', () => {
    const [line] = order().lines;
    const unsure = { ...line!, declared: { codes: [], complete: false } };
    const mail = orderMailFor(order({ lines: [unsure], legend: [] }), shop, to('placed'));
    expect(mail?.notes).toContain('Margherita: nicht vollständig geprüft, bitte im Restaurant erfragen.');
  });

  it.each<[Voice, RegExp]>([
    [{ language: 'de', salutation: 'sie' }, /^Wir haben Ihre Bestellung Nr\. 47/],
    [{ language: 'en', salutation: 'du' }, /^We have received your order no\. 47/],
  ])('speaks as the order was spoken: %j', (voice, subject) => {
    expect(orderMailFor(order({ speech: voice }), shop, to('placed'))?.subject).toMatch(subject);
    for (const state of ORDER_STATES) {
      const mail = orderMailFor(order({ speech: voice, minAge: 16 }), shop, to(state));
      expect(JSON.stringify(mail)).not.toMatch(/\b(du|dein\w*|dir|dich)\b/i);
    }
  });

  it('tells a guest who took it back that nothing is to pay', () => {
    const events = [{ kind: 'moved', to: 'cancelled', by: 'guest' }] as Order['events'];
    expect(orderMailFor(order({ events }), shop, to('cancelled'))?.sentences).toEqual([
      'Du hast sie selbst storniert.',
      'Du musst nichts bezahlen.',
    ]);
  });

  it.each<[OrderState, boolean]>([
    ['awaitPayment', false],
    ['preparing', false],
    ['completed', false],
    ['ready', true],
    ['cancelled', true],
  ])('writes about %s: %s', (state, writes) => {
    expect(orderMailFor(order(), shop, to(state)) !== null).toBe(writes);
  });

  it('writes about money that goes back, in the words of the guest', () => {
    const refund: OrderHappening = { kind: 'refunded', cents: 500 };
    expect(orderMailFor(order(), shop, refund)).toMatchObject({
      subject: '5,00\u00a0€ zurück für Bestellung Nr. 47 bei Trattoria Bella',
      sentences: [expect.stringContaining('Das Restaurant erstattet dir 5,00\u00a0€.')],
    });
    const sie = order({ speech: { language: 'de', salutation: 'sie' } });
    expect(JSON.stringify(orderMailFor(sie, shop, refund))).not.toMatch(/\b(du|dein\w*|dir|dich)\b/i);
    expect(orderMailFor(order(), shop, { kind: 'paid', cents: 2280 })).toBeNull();
  });

  it('survives the queue: it is plain values', () => {
    for (const state of ORDER_STATES) {
      const mail = orderMailFor(order(), shop, to(state));
      expect(JSON.parse(JSON.stringify(mail))).toEqual(mail);
    }
  });
});
