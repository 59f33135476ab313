import type { AddressView } from '../../../../src/storefront/order/quote.view';
import { post } from '../../lib/api';
import { isPostalCode, readAddress, watchAddress } from '../../lib/basket/address';
import { readBasket, watchBasket } from '../../lib/basket/basket';
import type { PageConfig } from '../../lib/config';
import type { Place } from './facts';

/** Tells what applies where the guest lets things be brought; null for whoever picks up or has not said where. */
export function followPlace({ slug, links, ways }: PageConfig, tell: (place: Place | null) => void): void {
  if (!ways?.includes('delivery')) return;
  let asked = '';
  const look = async () => {
    const postalCode = readAddress().postalCode.trim();
    const code = readBasket(slug).fulfilment === 'delivery' && isPostalCode(postalCode) ? postalCode : '';
    if (code === asked) return;
    asked = code;
    const answer = code === '' ? null : await post<AddressView>(`${links.api}/address`, { postalCode: code });
    if (code !== asked) return;
    tell(answer?.ok && answer.data.area ? { postalCode: code, area: answer.data.area } : null);
  };
  watchBasket(slug, () => void look());
  watchAddress(() => void look());
}
