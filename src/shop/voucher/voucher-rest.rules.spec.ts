import { describe, expect, it } from '@jest/globals';
import type { Shop } from '../restaurant/shop.types.js';
import { voucherMailFor } from './mail/voucher-mail.rules.js';
import { paperOf } from './paper/voucher-paper.rules.js';
import { restOf } from './voucher-rest.rules.js';

const shop = {
  name: 'Trattoria Bella',
  address: { street: 'Lindenstraße 12', postalCode: '10969', city: 'Berlin', country: 'Deutschland' },
  contact: { phone: '030 23125123', email: 'ciao@trattoria-bella.example' },
  slug: 'bella',
  design: { colors: { primaryColor: '#8f2d1f' } },
  domain: null,
  subscription: null,
} as unknown as Shop;
const speech = { language: 'de', salutation: 'du' } as const;
const voucher = {
  id: 'v1',
  shopId: 's1',
  validUntil: '2029-12-31',
  valueCents: 5_000,
  balanceCents: 3_850,
};
const sale = {
  token: 't1',
  forName: 'Lena',
  greeting: 'Guten Hunger',
  toEmail: 'lena@example.org',
  mailAt: null,
  buyer: { name: 'Jonas', email: 'jonas@example.org' },
  speech,
};
const USED = 'Gekauft über 50,00\u00a0€, übrig sind noch 38,50\u00a0€.';

describe('a voucher that was used before it is handed over', () => {
  it.each([
    [5_000, ''],
    [3_850, USED],
    [0, 'Gekauft über 50,00\u00a0€, schon ganz eingelöst.'],
  ])('with %i cents left says: %s', (balanceCents, sentence) => {
    expect(restOf({ ...voucher, balanceCents }, speech)).toBe(sentence);
  });

  it('says so in English', () => {
    expect(restOf(voucher, { ...speech, language: 'en' })).toBe('Bought for €50.00, €38.50 is left.');
  });

  it('is called by what it was bought for in the mail and on paper, with what is left beside it', () => {
    const code = 'K7MP4TQX9R2D';
    const home = 'https://tresen.example/s/bella';
    const mail = voucherMailFor(shop, { kind: 'gift', voucher, sale, code, home });
    expect(mail.subject).toBe('Dein Gutschein über 50,00\u00a0€ für Trattoria Bella');
    expect(mail.sentences).toContain(USED);
    const paper = paperOf(shop, { voucher, code, sale, home });
    expect([paper.value, paper.terms[0]]).toEqual(['50,00\u00a0€', USED]);
    const whole = paperOf(shop, { voucher: { ...voucher, balanceCents: 5_000 }, code, sale, home: '' });
    expect(whole.terms).toHaveLength(2);
  });
});

describe('a voucher bought with test keys', () => {
  const facts = { voucher: { ...voucher, test: true }, sale, code: 'K7MP4TQX9R2D', home: '' };

  it.each(['bought', 'gift'] as const)('says in the mail "%s" that nothing stands behind it', (kind) => {
    const mail = voucherMailFor(shop, { ...facts, kind });
    expect(mail.subject).toMatch(/^Zum Testen: /);
    expect(mail.sentences[0]).toBe('Ohne Geldwert: mit Testschlüsseln gekauft.');
    const real = voucherMailFor(shop, { ...facts, kind, voucher });
    expect(JSON.stringify(real)).not.toMatch(/Test/);
  });
});

it.each(['bought', 'gift'] as const)(
  'the mail "%s" says where the restaurant is and how to call it',
  (kind) => {
    const mail = voucherMailFor(shop, { kind, voucher, sale, code: 'K7MP4TQX9R2D', home: '' });
    expect(mail.notes.at(-1)).toBe(
      'Trattoria Bella, Lindenstraße 12, 10969 Berlin, Telefon\u00a0030\u00a023125123',
    );
  },
);
