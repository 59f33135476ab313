import type { Fulfilment } from '../../shared/fulfilment.types.js';
import type { Product, Variant } from './menu.types.js';

/** What a size costs for this fulfilment: its own price, else the usual one. */
export const priceFor = ({ priceCents, ownPrices }: Variant, fulfilment: Fulfilment): number =>
  ownPrices.find((own) => own.fulfilment === fulfilment)?.priceCents ?? priceCents;

/** The size of this name that another dish comes in. */
export const sameSizeOf = ({ variants }: Product, name: string): Variant | null =>
  variants.find((variant) => variant.name === name) ?? null;
