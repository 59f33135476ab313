import { memo } from 'react';
import type { ProductRow } from '../../../../../src/shop/dish/product-row.view';
import { MoveHandle } from '../../../../components/tables/MoveHandle';
import type { Handle } from '../../../../components/tables/useSorting';
import type { RowActs } from './hands.types';
import classes from './Row.module.css';
import { RowMenu } from './RowMenu';
import { RowPrices } from './RowPrices';
import { SaleSwitch } from './SaleSwitch';

export interface RowProps {
  row: ProductRow;
  place: number;
  /** The one row that the Tab key stops at. */
  isCurrent: boolean;
  category: string;
  chosen: boolean;
  /** The same from one drawing of the list to the next. */
  acts: RowActs;
  /** false: the list is in another order than the menu. */
  isMovable: boolean;
  over: boolean;
}

/** Drawn anew only when something of this row has changed: a key press in the list concerns two of sixty. */
export const Row = memo(function Row(props: RowProps) {
  const { row, place, isCurrent, category, chosen, acts, isMovable, over } = props;
  const tabIndex = isCurrent ? 0 : -1;
  const { mayEdit } = acts;
  const handle: Handle | null = isMovable
    ? { step: (by) => acts.step(row, by), start: () => acts.drag(row), end: acts.endDrag }
    : null;

  return (
    <tr
      aria-rowindex={place + 2}
      aria-selected={mayEdit ? chosen : undefined}
      data-row={place}
      tabIndex={tabIndex}
      className={classes.row}
      data-gone={row.soldOut || row.left === 0 ? true : undefined}
      data-over={over || undefined}
      style={{ top: `calc(var(--row) * ${place})` }}
      onDragOver={() => acts.dragOver(row)}
      onDrop={(event) => acts.drop(event, row.id)}
    >
      {mayEdit && <Tick {...props} tabIndex={tabIndex} />}
      {handle && (
        <td className={classes.handleCell}>
          <MoveHandle name={row.name} handle={handle} className={classes.handle} tabIndex={tabIndex} />
        </td>
      )}
      <td className={classes.picture}>
        {row.thumbnail && <img src={row.thumbnail} alt="" width={40} height={40} loading="lazy" />}
      </td>
      <td className={classes.number}>{row.number}</td>
      <td className={classes.words}>
        <Name row={row} acts={acts} tabIndex={tabIndex} />
        <Notes row={row} />
      </td>
      {!handle && <td className={classes.category}>{category}</td>}
      <td className={classes.price}>
        <RowPrices row={row} tabIndex={tabIndex} setPrice={mayEdit ? acts.setPrice : null} />
      </td>
      <td className={classes.saleCell}>
        <SaleSwitch
          row={row}
          tabIndex={tabIndex}
          toggle={() => acts.sell(row, row.soldOut ? 'available' : 'tomorrow')}
          open={mayEdit ? () => acts.open(row) : undefined}
        />
      </td>
      <td className={classes.menu}>
        <RowMenu row={row} tabIndex={tabIndex} hands={acts} handle={handle} />
      </td>
    </tr>
  );
});

const Tick = ({ row, chosen, acts, tabIndex }: RowProps & { tabIndex: number }) => (
  <td className={classes.tick}>
    <label>
      <input
        type="checkbox"
        data-part="tick"
        tabIndex={tabIndex}
        checked={chosen}
        onChange={() => acts.tick(row)}
      />
      <span className="visually-hidden">{row.name} auswählen</span>
    </label>
  </td>
);

interface NameProps {
  row: ProductRow;
  acts: RowActs;
  tabIndex: number;
}

function Name({ row, acts, tabIndex }: NameProps) {
  if (!acts.mayEdit) return <span className={classes.name}>{row.name}</span>;
  return (
    <button
      type="button"
      className={classes.name}
      data-part="name"
      tabIndex={tabIndex}
      onClick={() => acts.open(row)}
    >
      {row.name}
    </button>
  );
}

function Notes({ row: { variants, allergens, warnings } }: { row: ProductRow }) {
  return (
    <>
      {variants.length > 1 && <span className={classes.note}>{variants.length} Größen</span>}
      {allergens === 'unchecked' && <span className={classes.warning}>Allergene prüfen</span>}
      {warnings[0] && (
        <span className={classes.warning} title={warnings.join('\n')}>
          {warnings.length > 1 ? `${warnings.length} Hinweise` : warnings[0]}
        </span>
      )}
    </>
  );
}
