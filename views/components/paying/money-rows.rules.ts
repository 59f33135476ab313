import type { OrderMoneyView } from '../../../src/shop/payment/payment.view';

type Money = Pick<OrderMoneyView, 'paidCents' | 'refundedCents' | 'voucher'>;

/** What was taken, what went back and what is left; vouchers have lines of their own, for their money never left the house. */
export function moneyRows({ paidCents, refundedCents, voucher }: Money): [label: string, cents: number][] {
  const byVoucher = voucher.leftCents + voucher.backCents;
  const rows: [string, number][] = [
    ['Eingezogen', paidCents],
    ['Mit Gutschein bezahlt', byVoucher],
    ['Erstattet', voucher.backCents - refundedCents],
    ['Zurück auf den Gutschein', -voucher.backCents],
  ];
  return [...rows.filter(([, cents]) => cents !== 0), ['Bleibt', paidCents + byVoucher - refundedCents]];
}
