import type { TrackingView } from '../../../src/storefront/order/quote.view';
import { useSentences } from '../lib/words/Voice';

type Order = Pick<TrackingView, 'fulfilment' | 'expectedText' | 'address' | 'restaurant'>;

/** What is about to be paid for is not lost from sight. */
export function WhenAndWhere({ order: { fulfilment, expectedText, address, restaurant } }: { order: Order }) {
  const { ways } = useSentences();
  const way = fulfilment === 'delivery' ? 'delivery' : 'pickup';
  return (
    <p className="small">
      {[`${ways[way]} ${expectedText}`.trim(), way === 'pickup' ? restaurant.address : address]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}
