import type { PhoneDish } from '../../../../src/shop/phone-order/phone-menu.view';
import type { PhoneWay } from '../../../../src/shop/phone-order/phone-order.view';
import { Euro } from '../../../components/tables/Euro';
import { variantCents } from './dish-search.rules';
import classes from './PhoneOrder.module.css';

export const LIST = 'telefon-gefunden';

export const optionId = ({ id }: PhoneDish): string => `${LIST}-${id}`;

interface Props {
  found: PhoneDish[];
  active: PhoneDish | undefined;
  way: PhoneWay;
  take: (dish: PhoneDish) => void;
}

/** The search field keeps the focus and moves through the list. */
export const FoundDishes = ({ found, active, way, take }: Props) => (
  <div
    id={LIST}
    role="listbox"
    aria-label="Gefundene Gerichte"
    className={classes.found}
    hidden={found.length === 0}
  >
    {found.map((dish) => (
      // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the search field moves through the list
      <div
        key={dish.id}
        id={optionId(dish)}
        role="option"
        aria-selected={dish === active}
        aria-disabled={dish.soldOut || undefined}
        className={classes.dish}
        onClick={() => take(dish)}
      >
        {dish.number && <b className={classes.dishNumber}>{dish.number}</b>}
        <span className={classes.dishName}>
          {dish.name}
          <small>{dish.soldOut ? 'ausverkauft' : dish.category}</small>
        </span>
        <span className={classes.dishPrice}>
          {dish.variants.length > 1 && 'ab '}
          <Euro cents={Math.min(...dish.variants.map((variant) => variantCents(variant, way)))} />
        </span>
      </div>
    ))}
  </div>
);
