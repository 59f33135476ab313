import type { QuoteView } from '../../../../src/storefront/order/quote.view';
import { isPostalCode } from '../../lib/basket/address';
import type { Basket } from '../../lib/basket/basket';
import { isAboutTime } from '../../lib/basket/refusals';
import { useAddress } from '../../lib/basket/useBasket';
import { Icon } from '../../lib/Icon';
import { useSentences } from '../../lib/words/Voice';
import { useRestaurant } from '../Restaurant';

/** How and where to; a tap changes it. */
export function WayLine({ basket, quote }: { basket: Basket; quote: QuoteView | null }) {
  const { way, ways, basket: say } = useSentences();
  const { config, open } = useRestaurant();
  const { postalCode } = useAddress();
  const isDelivery = basket.fulfilment === 'delivery';
  const hasOnlyPickup = !config.ways?.includes('delivery');
  const hasCode = isPostalCode(postalCode);
  // While nobody cooks, no minutes are promised: the note below says from when on.
  const isServed = quote && (!isDelivery || quote.area) && !isAboutTime(quote.refusal?.code);
  const eta = isServed ? quote.etaMinutes : null;
  const time = eta && (isDelivery ? way.minutes(eta.from, eta.to) : way.readyIn(eta.from, eta.to));
  const title = isDelivery && hasCode ? way.deliveryTo(postalCode.trim()) : ways[basket.fulfilment];
  return (
    <button type="button" className="way-line" onClick={() => open({ kind: 'way' })}>
      <Icon name={isDelivery ? 'bike' : 'bag'} />
      <span>
        <b>{title}</b>
        {isDelivery && !hasCode ? way.noCode : time}
      </span>
      <em>{hasOnlyPickup ? say.look : say.change}</em>
    </button>
  );
}
