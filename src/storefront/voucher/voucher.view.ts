import type { TrackedMoneyView } from '../order/quote.view.js';

/** What the page of a buyer shows. Its first fields are those of an order: the same form takes the money. */
export interface SaleView {
  state: string;
  payment: string;
  payableCents: number;
  fulfilment: string;
  money: TrackedMoneyView;
  /** null until it is paid, and once it is worth nothing. */
  voucher: BoughtVoucher | null;
  /** Withdrawn, or given back in another way. */
  ended: boolean;
  forName: string;
  toEmail: string;
  /** '24.12.2026'; '' where it has left already or goes nowhere. */
  mailDay: string;
  /** '23.11.2026, 19:45 Uhr': a withdrawal waits for the restaurant; '' when none does. */
  declaredAt: string;
  buyerEmail: string;
}

export interface BoughtVoucher {
  /** 'ABCD-EFGH-JKMN' */
  code: string;
  /** What it was bought for. */
  valueCents: number;
  balanceCents: number;
  /** '31.12.2029' */
  validUntil: string;
}

export interface SalePage {
  sale: SaleView;
  token: string;
  scripts: { stripe: string; paypal: string; nonce: string } | null;
}

/** What became of a declared withdrawal. */
export interface WithdrawnView {
  state: string;
  cents: number;
  /** '23.11.2026, 19:45 Uhr' */
  receivedAt: string;
}
