import { expect, it } from '@jest/globals';
import { moneyRows } from './money-rows.rules';

const NO_VOUCHER = { leftCents: 0, backCents: 0 };

it('says what is left of a payment', () => {
  expect(moneyRows({ paidCents: 1_700, refundedCents: 450, voucher: NO_VOUCHER })).toEqual([
    ['Eingezogen', 1_700],
    ['Erstattet', -450],
    ['Bleibt', 1_250],
  ]);
});

it('leaves nothing of an order that a voucher paid in part and that went back whole', () => {
  const voucher = { leftCents: 0, backCents: 4_000 };
  expect(moneyRows({ paidCents: 190, refundedCents: 4_190, voucher })).toEqual([
    ['Eingezogen', 190],
    ['Mit Gutschein bezahlt', 4_000],
    ['Erstattet', -190],
    ['Zurück auf den Gutschein', -4_000],
    ['Bleibt', 0],
  ]);
});

it('keeps what is still paid by the voucher', () => {
  const voucher = { leftCents: 2_500, backCents: 1_500 };
  expect(moneyRows({ paidCents: 190, refundedCents: 1_500, voucher })).toEqual([
    ['Eingezogen', 190],
    ['Mit Gutschein bezahlt', 4_000],
    ['Zurück auf den Gutschein', -1_500],
    ['Bleibt', 2_690],
  ]);
});
