import type { MerchantKeys, PayEdge } from '../../../platform/pay/pay.types.js';

/** A charge at its service, with the keys it was made with. */
export interface Line {
  edge: PayEdge;
  keys: MerchantKeys;
  chargeId: string;
}
