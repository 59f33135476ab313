import { berlinClock } from '../../../shared/berlin-time.js';
import type { Shop } from '../../restaurant/shop.types.js';
import type { ReturnedVoucher } from '../../voucher/sale/voucher-sale.types.js';
import { sellerOf } from '../receipt.rules.js';
import type { FiscalDocument, ReceiptBody, VoucherSale } from '../receipt.types.js';
import { mirrorOf } from './settling.rules.js';

const SOLD = 'voucherSale ';

export const voucherSaleCauseOf = (saleId: string): string => SOLD + saleId;

/** Which sale a document is about; null where it is another kind of document. */
export const soldVoucherOf = ({ kind, cause }: Pick<FiscalDocument, 'kind' | 'cause'>): string | null =>
  kind === 'voucherSale' ? cause.slice(SOLD.length) : null;

/** One that followed another is told from it by what went back altogether. */
export const voucherReturnCauseOf = (
  { id }: Pick<FiscalDocument, 'id'>,
  { cents, sumCents }: ReturnedVoucher,
): string => (sumCents === cents ? `withdrawn ${id}` : `withdrawn ${id} ${sumCents}`);

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

const REASON: Record<ReturnedVoucher['kind'], string> = {
  withdrawn: 'Der Kauf wurde widerrufen.',
  refunded: 'Der Kauf wurde beim Zahlungsdienst erstattet.',
};

/** All of a sale, or the value that was left on its voucher. */
export const voucherReturnBodyOf = (sold: FiscalDocument, { kind, cents }: ReturnedVoucher): ReceiptBody => ({
  ...mirrorOf(sold, REASON[kind]),
  lines: sold.body.lines.map((line) => ({ ...line, cents: 0 - cents })),
  totalCents: 0 - cents,
});
