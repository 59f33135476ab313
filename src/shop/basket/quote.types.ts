import type { DeliveryArea } from '../delivery/delivery.types.js';
import type { PricedBasket } from '../pricing/pricing.types.js';
import type { StockTake } from '../stock/stock.types.js';
import type { OrderLine } from './basket.types.js';
import type { Declared } from './declared.rules.js';
import type { CodeSaid } from './grant.types.js';
import type { Refusal } from './refusal.rules.js';

export interface Quote extends Pick<Declared, 'legend'> {
  lines: OrderLine[];
  sums: Omit<PricedBasket, 'lines'>;
  area: DeliveryArea | null;
  handoverAt: Date;
  /** The day it counts for, and whose stock it takes. */
  businessDay: string;
  takes: StockTake[];
  /** What became of the codes of discounts. */
  codes: CodeSaid[];
  /** The strictest age limit of all that is in it; 0 without one. */
  minAge: number;
  refusal: Refusal | null;
  /** Paid for with what is no money. */
  test?: boolean;
}
