import type { FeeKind } from './pricing.types.js';

/** As restaurant and tax office read it. */
export const FEE_LABEL: Record<FeeKind, string> = {
  delivery: 'Lieferung',
  smallOrder: 'Mindermengenzuschlag',
  service: 'Servicegebühr',
  packaging: 'Verpackung',
};
