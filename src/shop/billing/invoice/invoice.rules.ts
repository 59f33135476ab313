import type { ContractPayment } from '../../../platform/pay/platform-pay.types.js';
import { berlinClock, formatDate } from '../../../shared/berlin-time.js';
import { vatOf } from '../../../shared/money.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { PLANS, planOf } from '../../subscription/plans.js';
import { grossOf, VAT_PERCENT } from '../billing.rules.js';
import type { Contract } from '../billing.types.js';
import type { InvoiceBody, Party, PlanInvoice, Seller } from './invoice.types.js';

interface Imprint {
  PLATFORM_IMPRINT_NAME?: string;
  PLATFORM_IMPRINT_STREET?: string;
  PLATFORM_IMPRINT_POSTAL_CODE?: string;
  PLATFORM_IMPRINT_CITY?: string;
  PLATFORM_IMPRINT_EMAIL?: string;
  PLATFORM_IMPRINT_VAT_ID?: string;
}

/** Who sells plans; null while the imprint lacks what every invoice has to say. */
export function sellerIn(imprint: Imprint): Seller | null {
  const { PLATFORM_IMPRINT_NAME: name, PLATFORM_IMPRINT_STREET: street } = imprint;
  const { PLATFORM_IMPRINT_POSTAL_CODE: code, PLATFORM_IMPRINT_CITY: city } = imprint;
  const { PLATFORM_IMPRINT_VAT_ID: vatId, PLATFORM_IMPRINT_EMAIL: email = '' } = imprint;
  if (!name || !street || !code || !city || !vatId) return null;
  return { name, street, town: `${code} ${city}`, vatId, email };
}

/** 'TR-2026-000123': one series for all years, so that its numbers run on. */
export const invoiceNumberOf = ({ seq, issuedAt }: Pick<PlanInvoice, 'seq' | 'issuedAt'>): string =>
  `TR-${berlinClock(issuedAt).date.slice(0, 4)}-${String(seq).padStart(6, '0')}`;

export const seqIn = (number: string): number | null => {
  const [, digits] = /^TR-\d{4}-(\d{6,12})$/.exec(number) ?? [];
  return digits === undefined ? null : Number(digits);
};

const recipientOf = ({ companyName, name, address }: Shop): Party => ({
  name: companyName || name,
  street: address.street,
  town: [address.postalCode, address.city].filter(Boolean).join(' '),
});

const SERVICE = { stripe: 'Stripe', paypal: 'PayPal' } as const;

export function invoiceBodyOf(
  payment: ContractPayment,
  { shop, seller, contract }: { shop: Shop; seller: Seller; contract: Contract },
): InvoiceBody {
  const plan =
    payment.kind === 'period'
      ? PLANS.find(({ priceCents }) => grossOf(priceCents) === payment.cents)
      : undefined;
  const name = (plan ?? planOf(contract.level))?.name ?? '';
  const vatCents = vatOf(payment.cents, VAT_PERCENT);
  return {
    seller,
    recipient: recipientOf(shop),
    text:
      payment.kind === 'proration'
        ? `Tresen ${name}, anteiliger Aufpreis nach Wechsel des Tarifs`
        : `Tresen ${name}, Nutzung der Software für einen Monat`,
    from: payment.from,
    until: payment.until,
    rate: VAT_PERCENT,
    grossCents: payment.cents,
    netCents: payment.cents - vatCents,
    vatCents,
    paidBy: `Bezahlt am ${formatDate(payment.paidAt)} über ${SERVICE[contract.service]}.`,
  };
}
