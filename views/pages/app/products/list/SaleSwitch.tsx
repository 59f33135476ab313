import type { ProductRow } from '../../../../../src/shop/dish/product-row.view';
import { goneText } from './list.rules';
import classes from './Sale.module.css';

interface Props {
  row: ProductRow;
  tabIndex: number;
  toggle: () => void;
  /** Left out for those who may not count. */
  open?: () => void;
}

/** The one act of the list that saves by itself. What is used up comes back by counting, not by a switch. */
export function SaleSwitch({ row: { name, soldOut, left }, tabIndex, toggle, open }: Props) {
  if (left === 0 && !soldOut)
    return (
      <span className={classes.sale}>
        <span className={classes.used}>Aufgebraucht</span>
        {open && (
          <button type="button" data-part="sale" tabIndex={tabIndex} className={classes.again} onClick={open}>
            Nachzählen<span className="visually-hidden">: {name}</span>
          </button>
        )}
      </span>
    );

  return (
    <button
      type="button"
      role="switch"
      aria-checked={soldOut === null}
      aria-label={`${name} im Verkauf`}
      data-part="sale"
      tabIndex={tabIndex}
      className={classes.sale}
      onClick={toggle}
    >
      <span className={classes.track} aria-hidden />
      <span className={classes.saleText} data-gone={soldOut !== null || undefined}>
        {soldOut ? goneText(soldOut.until, new Date()) : left === null ? 'Im Verkauf' : `Noch ${left}`}
      </span>
    </button>
  );
}
