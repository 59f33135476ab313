import type { TrackingView } from '../../../src/storefront/order/quote.view';
import { Icon } from '../lib/Icon';
import { useTrackingWords } from '../lib/words/sentences.tracking';
import { Money } from './Money';

/** Where the food and the guest meet, what is paid there, and whom to call. */
export function Place({ order }: { order: TrackingView }) {
  const words = useTrackingWords();
  const { fulfilment, restaurant, address, number, state } = order;
  const isDone = state === 'completed';
  const isPickup = fulfilment === 'pickup';
  return (
    <section className="card" aria-labelledby="ort">
      <h2 id="ort">{(isDone ? words.placeDone : words.place)[fulfilment]}</h2>
      {isPickup && !isDone && (
        <p className="code">
          <span className="small">{words.yourNumber}</span>
          <strong className="display">{number}</strong>
        </p>
      )}
      {(isPickup || address) && (
        <p className="place">
          <Icon name="pin" />
          <span>
            {isPickup && (
              <>
                <b>{restaurant.name}</b>
                <br />
              </>
            )}
            {isPickup ? restaurant.address : address}
          </span>
        </p>
      )}
      <Money order={order} />
      <Ways restaurant={restaurant} isPickup={isPickup} />
    </section>
  );
}

function Ways({ restaurant, isPickup }: { restaurant: TrackingView['restaurant']; isPickup: boolean }) {
  const words = useTrackingWords();
  return (
    <div className="out">
      {restaurant.phoneLink && (
        <a className="button button--quiet button--small" href={restaurant.phoneLink}>
          <Icon name="phone" small />
          <span>
            {words.call}
            <span className="visually-hidden"> {restaurant.phone}</span>
          </span>
        </a>
      )}
      {isPickup && (
        <a
          className="button button--quiet button--small"
          href={routeTo(restaurant)}
          rel="noopener noreferrer"
          target="_blank"
        >
          <Icon name="route" small />
          {words.route}
        </a>
      )}
    </div>
  );
}

/** Opens the maps of the phone; nothing of it is asked for before somebody taps. */
const routeTo = ({ name, address }: TrackingView['restaurant']): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${name}, ${address}`)}`;
