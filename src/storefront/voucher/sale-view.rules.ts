import type { ChargeFailure } from '../../platform/pay/pay.types.js';
import { formatDate, formatMoment } from '../../shared/berlin-time.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import { saleWaysOf } from '../../shop/voucher/sale/voucher-offer.rules.js';
import type { VoucherSale } from '../../shop/voucher/sale/voucher-sale.types.js';
import type { Voucher } from '../../shop/voucher/voucher.types.js';
import { shownCode } from '../../shop/voucher/voucher-code.rules.js';
import type { SaleView } from './voucher.view.js';

interface Facts {
  voucher: Voucher | null;
  code: string;
  declaredAt: Date | null;
  now: Date;
  failure: ChargeFailure | null;
}

export function saleViewOf(
  sale: VoucherSale,
  shop: Shop,
  { voucher, code, declaredAt, now, failure }: Facts,
): SaleView {
  const { state, payment, payBy, cents } = sale;
  const { paidCents, refundedCents, test = false } = payment;
  const isOpen = state === 'awaitPayment';
  const isAlive = voucher?.state === 'active' || voucher?.state === 'blocked';
  return {
    state: state === 'taken' ? 'awaitPayment' : state,
    payment: payment.way,
    payableCents: cents,
    fulfilment: 'pickup',
    money: {
      state: payment.state ?? 'open',
      paidCents,
      refundedCents,
      voucherBackCents: 0,
      cashCents: null,
      test,
      due: isOpen
        ? { leftMs: Math.max(0, (payBy?.getTime() ?? 0) - now.getTime()), ways: saleWaysOf(shop) }
        : null,
      failure,
    },
    voucher:
      voucher && isAlive
        ? {
            code: shownCode(code),
            valueCents: voucher.valueCents,
            balanceCents: voucher.balanceCents,
            validUntil: formatDate(voucher.validUntil, sale.speech.language),
          }
        : null,
    ended: voucher !== null && !isAlive,
    forName: sale.forName,
    toEmail: sale.toEmail,
    mailDay: sale.mailAt && sale.mailAt > now ? formatDate(sale.mailAt, sale.speech.language) : '',
    declaredAt: declaredAt ? formatMoment(declaredAt, sale.speech.language) : '',
    buyerEmail: sale.buyer.email,
  };
}
