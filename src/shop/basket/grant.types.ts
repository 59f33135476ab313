import type { Cents } from '../../shared/money.js';
import type { Phrase } from '../../shared/voice.rules.js';
import type { Discount } from '../pricing/pricing.types.js';
import type { Shop } from '../restaurant/shop.types.js';
import type { OrderDraft } from './basket.types.js';
import type { MenuLine } from './basket-line.rules.js';

/** A basket that has been found on the menu and is about to be priced. */
export interface GrantQuestion {
  draft: OrderDraft;
  lines: readonly MenuLine[];
  handoverAt: Date;
  now: Date;
  /** What bringing it would cost if nobody granted anything; worked out when it is asked for. */
  deliveryCents(): Cents;
}

/** What became of a code that the guest has typed. */
export interface CodeSaid {
  code: string;
  cents: Cents;
  /** Why it gives nothing; null when it does. */
  why: Phrase | null;
  /** It gives nothing to this basket and to no other. */
  isLost?: boolean;
}

/** What is taken off a basket, and what a voucher pays of it. */
export interface Granted {
  discounts: Discount[];
  voucherCents: Cents;
  /** A voucher among them was bought with test keys. */
  test?: boolean;
  codes: CodeSaid[];
}

export interface Grantor {
  name: string;
  /** Discounts are taken off in this order, each from what the one before has left. */
  rank: number;
  grantsFor(shop: Shop, basket: GrantQuestion): Promise<Partial<Granted>>;
}
