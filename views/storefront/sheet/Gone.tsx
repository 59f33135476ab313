import { useSyncExternalStore } from 'react';
import type { ProductView } from '../../../src/storefront/menu/menu.view';
import type { BasketLine } from '../lib/basket/basket';
import { isSoldOutNow, watchSoldOut } from '../lib/basket/sold-out';
import { useBasket } from '../lib/basket/useBasket';
import { Icon } from '../lib/Icon';
import { useSentences } from '../lib/words/Voice';
import { GoesWith } from './GoesWith';
import { insteadOf } from './instead';
import { useRestaurant } from './Restaurant';

/** Whether a dish has sold out by now; the menu of this visit may be older. */
export const useIsGone = ({ id, soldOut }: ProductView): boolean =>
  useSyncExternalStore(watchSoldOut, () => soldOut || isSoldOutNow(id));

/** It sold out while the guest was choosing. */
export function Gone({ product }: { product: ProductView }) {
  const { sheet } = useSentences();
  return (
    <>
      <p className="note note--warn" role="alert">
        <Icon name="alert" />
        <span>{sheet.soldOutNow}</span>
      </p>
      <Instead ids={[product.id]} besides={[]} />
    </>
  );
}

interface InsteadProps {
  ids: readonly string[];
  /** What is not told again. */
  besides: readonly BasketLine[];
}

/** Dishes to take instead of those that are gone. */
export function Instead({ ids, besides }: InsteadProps) {
  const { sheet } = useSentences();
  const { config, menu } = useRestaurant();
  const { fulfilment } = useBasket(config.slug);
  return (
    menu && <GoesWith title={sheet.instead} products={insteadOf(ids, menu, { lines: besides, fulfilment })} />
  );
}
