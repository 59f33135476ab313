import type { BoardOrder } from '../../../../../src/shop/order/order.view';
import classes from './AllDay.module.css';
import { allDayOf } from './all-day.rules';

/** What is still to be made, in all. */
export function AllDay({ orders }: { orders: BoardOrder[] }) {
  const dishes = allDayOf(orders);
  if (dishes.length === 0) return <p className={classes.none}>Gerade ist nichts zu machen.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls the list with the arrow keys
    <ul className={classes.list} aria-label="Gerichte in Arbeit" tabIndex={0}>
      {dishes.map(({ name, quantity, orders: numbers, ways }) => (
        <li key={name} className={classes.dish}>
          <strong className={classes.quantity}>{quantity} ×</strong>
          <div className={classes.words}>
            <span className={classes.name}>{name}</span>
            {ways.map((way) => (
              <span key={way.text} className={classes.way}>
                {way.quantity} × {way.text}
              </span>
            ))}
            <span className={classes.numbers}>Nr. {numbers.join(', ')}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
