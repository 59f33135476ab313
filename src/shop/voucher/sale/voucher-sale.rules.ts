import { addDays, berlinInstant } from '../../../shared/berlin-time.js';
import type { Payable } from '../../payment/payment.types.js';
import type { SaleState, VoucherSale } from './voucher-sale.types.js';

const MORNING = 8 * 60;
const FURTHEST_DAYS = 366;

export const canSendOn = (day: string, today: string): boolean =>
  day >= today && day <= addDays(today, FURTHEST_DAYS);

/** In the morning of the chosen day; at once for today. */
export const mailTimeOf = (sendOn: string | null, today: string, now: Date): Date =>
  sendOn === null || sendOn <= today ? now : berlinInstant(sendOn, MORNING, 'earlier');

/** To a payment a sale is an order that is over the moment it is paid. */
const AS_ORDER: Record<SaleState, Payable['state']> = {
  awaitPayment: 'awaitPayment',
  taken: 'completed',
  paid: 'completed',
  cancelled: 'cancelled',
};

export const payableOf = ({ id, shopId, token, state, cents, ...sale }: VoucherSale): Payable => ({
  id,
  shopId,
  token,
  number: 0,
  state: AS_ORDER[state],
  kind: 'voucher',
  title: 'Gutschein',
  path: 'gutschein',
  keepCents: sale.keepCents,
  ...(state === 'paid' && { backReason: 'Gutschein widerrufen' }),
  lines: [],
  sums: {
    goodsCents: 0,
    discountCents: 0,
    discounts: [],
    fees: [],
    depositCents: 0,
    // No turnover: it is taxed when somebody eats for it.
    groups: [],
    tipCents: 0,
    tipSplit: [],
    voucherCents: 0,
    payableCents: cents,
    baseCents: 0,
    missingToMinimumCents: 0,
    belowMinimum: false,
    missingToFreeDeliveryCents: null,
  },
  payment: sale.payment,
  payBy: sale.payBy,
  undo: null,
  wantedAt: null,
  speech: sale.speech,
  contact: { name: sale.buyer.name, email: sale.buyer.email, phone: '', note: '', address: null },
});
