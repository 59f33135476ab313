import type { ProductView } from '../../../../src/storefront/menu/menu.view';

/** The size of a dish that nothing has to be asked about; null when its sheet has to open. */
export function plainVariantOf({
  variants,
  groupIds,
  minAge,
  combo,
  halves,
  alcopop,
}: ProductView): string | null {
  const [variant, ...others] = variants;
  const asks = others.length > 0 || groupIds.length > 0 || minAge > 0 || combo || halves || alcopop;
  return variant && !asks ? variant.id : null;
}
