import type { Fulfilment } from '../../shared/fulfilment.types.js';
import { anArea } from '../delivery/delivery.vectors.js';
import type { PricingInput, PricingLine, TaxClass } from './pricing.types.js';

export const pizza = { name: 'Pizza', unitCents: 950, taxClass: 'food' } as const;
export const cola = { name: 'Cola', unitCents: 290, taxClass: 'drink' } as const;

export const aLine = (over: Partial<PricingLine>): PricingLine => ({
  id: over.name ?? 'line',
  productId: 'product',
  name: 'Gericht',
  quantity: 1,
  taxClass: 'food',
  unitCents: 0,
  options: [],
  deposit: null,
  combo: null,
  packagingCents: 0,
  countsForMinimum: true,
  ...over,
});

export const aBasket = (over: Partial<PricingInput> = {}): PricingInput => ({
  fulfilment: 'delivery',
  supplyDay: '2026-11-20',
  vatScheme: 'regular',
  lines: [],
  discounts: [],
  delivery: null,
  extraFees: [],
  tip: { cents: 0, recipient: 'staff' },
  voucherCents: 0,
  ...over,
});

export const basketOf = (vector: VatVector): PricingInput =>
  aBasket({
    fulfilment: vector.fulfilment,
    vatScheme: vector.small ? 'small' : 'regular',
    lines: vector.lines.map(([id, quantity, unitCents, taxClass, deposit]) =>
      aLine({
        id,
        name: id,
        quantity,
        unitCents,
        taxClass,
        deposit: deposit ? { cents: deposit, kind: 'oneWay', taxClass: null } : null,
      }),
    ),
    delivery: vector.deliveryFee ? { area: anArea({ feeCents: vector.deliveryFee }), rules: [] } : null,
    discounts: vector.discountPercent
      ? [{ id: 'code', label: 'Code', lineIds: null, kind: 'percent', percent: vector.discountPercent }]
      : [],
    tip: { cents: vector.tip ?? 0, recipient: 'staff' },
    voucherCents: vector.voucher ?? 0,
  });

/** Baskets whose tax was computed by hand and by a second program; read by specs only. */
export interface VatVector {
  id: string;
  says: string;
  fulfilment: Fulfilment;
  /** [name, quantity, cents, class, deposit for the piece] */
  lines: [string, number, number, TaxClass, number?][];
  deliveryFee?: number;
  discountPercent?: number;
  small?: boolean;
  tip?: number;
  voucher?: number;
  expect: {
    discount: number;
    /** The delivery fee in each rate. */
    feeSplit: Record<number, number>;
    /** rate: [gross, net, tax] */
    groups: Record<number, [number, number, number]>;
    payable: number;
  };
}

export const VAT_VECTORS: VatVector[] = [
  {
    id: 'V01',
    says: '2 Pizza à 9,50 + Cola 2,90 + Lieferung 2,90',
    fulfilment: 'delivery',
    lines: [
      ['pizza', 2, 950, 'food'],
      ['cola', 1, 290, 'drink'],
    ],
    deliveryFee: 290,
    expect: {
      discount: 0,
      feeSplit: { 7: 252, 19: 38 },
      groups: { 7: [2152, 2011, 141], 19: [328, 276, 52] },
      payable: 2480,
    },
  },
  {
    id: 'V02',
    says: 'wie V01 + Pfand 0,25 auf Cola',
    fulfilment: 'delivery',
    lines: [
      ['pizza', 2, 950, 'food'],
      ['cola', 1, 290, 'drink', 25],
    ],
    deliveryFee: 290,
    expect: {
      discount: 0,
      feeSplit: { 7: 252, 19: 38 },
      groups: { 7: [2152, 2011, 141], 19: [353, 297, 56] },
      payable: 2505,
    },
  },
  {
    id: 'V03',
    says: 'nur Speisen, Lieferung 2,90',
    fulfilment: 'delivery',
    lines: [['pizza', 2, 950, 'food']],
    deliveryFee: 290,
    expect: {
      discount: 0,
      feeSplit: { 7: 290 },
      groups: { 7: [2190, 2047, 143] },
      payable: 2190,
    },
  },
  {
    id: 'V04',
    says: 'nur Getränke 6× Cola, Lieferung 2,90',
    fulfilment: 'delivery',
    lines: [['cola', 6, 290, 'drink']],
    deliveryFee: 290,
    expect: {
      discount: 0,
      feeSplit: { 19: 290 },
      groups: { 19: [2030, 1706, 324] },
      payable: 2030,
    },
  },
  {
    id: 'V07a',
    says: 'Latte macchiato ≥75 % Milch, Abholung',
    fulfilment: 'pickup',
    lines: [['latte', 1, 390, 'milkDrink75']],
    expect: {
      discount: 0,
      feeSplit: {},
      groups: { 7: [390, 364, 26] },
      payable: 390,
    },
  },
  {
    id: 'V07b',
    says: 'Latte macchiato ≥75 % Milch, im Haus',
    fulfilment: 'table',
    lines: [['latte', 1, 390, 'milkDrink75']],
    expect: {
      discount: 0,
      feeSplit: {},
      groups: { 19: [390, 328, 62] },
      payable: 390,
    },
  },
  {
    id: 'V08',
    says: 'V01 mit 10 % Rabatt auf Waren',
    fulfilment: 'delivery',
    lines: [
      ['pizza', 2, 950, 'food'],
      ['cola', 1, 290, 'drink'],
    ],
    deliveryFee: 290,
    discountPercent: 10,
    expect: {
      discount: 219,
      feeSplit: { 7: 252, 19: 38 },
      groups: { 7: [1962, 1834, 128], 19: [299, 251, 48] },
      payable: 2261,
    },
  },
  {
    id: 'V10',
    says: 'V01 Kleinunternehmer § 19',
    fulfilment: 'delivery',
    lines: [
      ['pizza', 2, 950, 'food'],
      ['cola', 1, 290, 'drink'],
    ],
    deliveryFee: 290,
    small: true,
    expect: {
      discount: 0,
      feeSplit: { 0: 290 },
      groups: { 0: [2480, 2480, 0] },
      payable: 2480,
    },
  },
  {
    id: 'V11',
    says: 'V01 + Trinkgeld 2,00 an Personal',
    fulfilment: 'delivery',
    lines: [
      ['pizza', 2, 950, 'food'],
      ['cola', 1, 290, 'drink'],
    ],
    deliveryFee: 290,
    tip: 200,
    expect: {
      discount: 0,
      feeSplit: { 7: 252, 19: 38 },
      groups: { 7: [2152, 2011, 141], 19: [328, 276, 52] },
      payable: 2680,
    },
  },
  {
    id: 'V12',
    says: 'V01, Mehrzweck-Gutschein 20,00 eingelöst',
    fulfilment: 'delivery',
    lines: [
      ['pizza', 2, 950, 'food'],
      ['cola', 1, 290, 'drink'],
    ],
    deliveryFee: 290,
    voucher: 2000,
    expect: {
      discount: 0,
      feeSplit: { 7: 252, 19: 38 },
      groups: { 7: [2152, 2011, 141], 19: [328, 276, 52] },
      payable: 480,
    },
  },
  {
    id: 'V13',
    says: '3 Einzelzeilen à 0,99 Getränk (Gruppen- statt Zeilenrundung)',
    fulfilment: 'pickup',
    lines: [
      ['w1', 1, 99, 'drink'],
      ['w2', 1, 99, 'drink'],
      ['w3', 1, 99, 'drink'],
    ],
    expect: {
      discount: 0,
      feeSplit: {},
      groups: { 19: [297, 250, 47] },
      payable: 297,
    },
  },
  {
    id: 'V14a',
    says: 'Hummer 39,00 Abholung',
    fulfilment: 'pickup',
    lines: [['hummer', 1, 3900, 'foodLuxury']],
    expect: {
      discount: 0,
      feeSplit: {},
      groups: { 19: [3900, 3277, 623] },
      payable: 3900,
    },
  },
];
