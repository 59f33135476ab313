import { berlinClock } from '../../../shared/berlin-time.js';
import type { Cents } from '../../../shared/money.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { sellerOf } from '../receipt.rules.js';
import type { FiscalDocument, ReceiptBody, VoucherSale } from '../receipt.types.js';
import { mirrorOf } from './settling.rules.js';

export const voucherSaleCauseOf = (saleId: string): string => `voucherSale ${saleId}`;

/** No order and no tax: it is money for something that nobody has chosen yet (§ 3 Abs. 15 UStG). */
export const voucherSaleBodyOf = (
  shop: Shop,
  { cents, soldAt, payment, recipient }: VoucherSale,
): ReceiptBody => ({
  seller: sellerOf(shop),
  recipient: recipient ?? null,
  orderNumber: 0,
  orderedAt: soldAt,
  suppliedOn: berlinClock(soldAt).date,
  lines: [{ text: 'Mehrzweck-Gutschein', cents, mark: '' }],
  groups: [],
  totalCents: cents,
  tipCents: 0,
  payment,
  isSmallBusiness: false,
});

const WITHDRAWN = 'Der Kauf wurde widerrufen.';

/** All of a sale, or the value that was left on its voucher. */
export const voucherReturnBodyOf = (sold: FiscalDocument, cents: Cents): ReceiptBody => ({
  ...mirrorOf(sold, WITHDRAWN),
  lines: sold.body.lines.map((line) => ({ ...line, cents: 0 - cents })),
  totalCents: 0 - cents,
});
