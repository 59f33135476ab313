import type { Fulfilment } from '../../shared/fulfilment.types.js';
import type { Product, Variant } from './menu.types.js';

/** What a size costs on this way of ordering: the way's own price, else the usual one. */
export const priceFor = ({ priceCents, ownPrices }: Variant, fulfilment: Fulfilment): number =>
  ownPrices.find((own) => own.fulfilment === fulfilment)?.priceCents ?? priceCents;

/** The size of another dish that goes by the same name. */
export const sameSizeOf = ({ variants }: Product, name: string): Variant | null =>
  variants.find((variant) => variant.name === name) ?? null;
