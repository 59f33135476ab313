import type { Offer } from '../offer/offer.types.js';

/** An offer as the pages of the back office show it. */
export type OfferView = Omit<Offer, 'shopId' | 'createdAt' | 'since' | 'ranUntil' | 'conditions'> & {
  conditions: Omit<Offer['conditions'], 'validFrom' | 'validUntil'> & {
    validFrom: string | null;
    validUntil: string | null;
  };
};

export function offerViewOf({
  shopId: _,
  createdAt: __,
  since: ___,
  ranUntil: ____,
  ...kept
}: Offer): OfferView {
  const { conditions, ...offer } = kept;
  const { validFrom, validUntil } = conditions;
  return {
    ...offer,
    conditions: {
      ...conditions,
      validFrom: validFrom?.toISOString() ?? null,
      validUntil: validUntil?.toISOString() ?? null,
    },
  };
}
