import { IconDotsVertical } from '@tabler/icons-react';
import type { DragEvent } from 'react';
import { formatDateTime } from '../../../../src/shared/berlin-time';
import type { ProductRow } from '../../../../src/shop/dish/product-row.view';
import { MoveHandle } from '../../../components/tables/MoveHandle';
import { StatusBadge } from '../../../components/tables/StatusBadge';
import type { Handle } from '../../../components/tables/useSorting';
import { useSending } from '../../../lib/form/sending';
import { api } from '../../../lib/http/api';
import { PriceCell } from './PriceCell';
import classes from './Products.module.css';
import type { RowAsking } from './RowActions';

interface Props {
  row: ProductRow;
  chosen: boolean;
  toggle: () => void;
  setPrice: (row: ProductRow, variantId: string, priceCents: number) => Promise<void>;
  open: () => void;
  ask: (asking: RowAsking) => void;
  changed: () => void;
  /** null: the list has no order that could be changed. */
  handle: Handle | null;
  over: boolean;
  onDragOver: () => void;
  onDrop: (event: DragEvent) => void;
}

/** Plain elements and no menu of its own: a thousand of these must scroll on a cheap tablet. */
export function ProductLine(props: Props) {
  const { row, chosen, toggle, setPrice, open, ask, changed, handle, over, onDragOver, onDrop } = props;
  const { name, variants, soldOut } = row;

  return (
    <li
      className={classes.line}
      data-gone={soldOut ? true : undefined}
      data-over={over || undefined}
      data-sizes={variants.length > 1 || undefined}
      onDragOver={onDragOver}
      onDrop={onDrop}
    >
      {handle && <MoveHandle name={name} handle={handle} className={classes.handle} />}
      <label className={classes.tick}>
        <input type="checkbox" checked={chosen} onChange={toggle} />
        <span className="visually-hidden">{name} auswählen</span>
      </label>
      <Words row={row} open={open} />
      <div className={classes.prices}>
        {variants.map((variant) => (
          <PriceCell
            key={variant.id}
            dish={name}
            variant={variant}
            save={(cents) => setPrice(row, variant.id, cents)}
          />
        ))}
      </div>
      <Actions row={row} ask={ask} changed={changed} />
    </li>
  );
}

function Words({ row, open }: Pick<Props, 'row' | 'open'>) {
  const { name, number, description, thumbnail } = row;

  return (
    <div className={classes.words}>
      <button type="button" className={classes.name} onClick={open}>
        {thumbnail && (
          <img className={classes.thumbnail} src={thumbnail} alt="" width={40} height={40} loading="lazy" />
        )}
        <span>
          {number && <span className={classes.number}>{number} </span>}
          {name}
        </span>
      </button>
      {description && <p className={classes.description}>{description}</p>}
      <Badges row={row} />
    </div>
  );
}

function Badges({ row: { soldOut, allergens, warnings, left } }: Pick<Props, 'row'>) {
  if (!soldOut && left === null && allergens !== 'unchecked' && warnings.length === 0) return null;

  return (
    <p className={classes.badges}>
      {soldOut && <StatusBadge tone="bad">{goneText(soldOut.until)}</StatusBadge>}
      {left !== null && (
        <StatusBadge tone={left === 0 ? 'bad' : 'quiet'}>
          {left === 0 ? 'Aufgebraucht' : `Noch ${left}`}
        </StatusBadge>
      )}
      {allergens === 'unchecked' && <StatusBadge tone="warn">Allergene ungeprüft</StatusBadge>}
      {warnings.map((warning) => (
        <StatusBadge key={warning} tone="warn">
          {warning}
        </StatusBadge>
      ))}
    </p>
  );
}

function Actions({ row, ask, changed }: Pick<Props, 'row' | 'ask' | 'changed'>) {
  const { id, name, soldOut } = row;
  const { send } = useSending();

  async function sellOut(): Promise<void> {
    const span = soldOut ? 'available' : 'tomorrow';
    await send(() => api.post('/api/product/soldOut', { ids: [id], span }));
    changed();
  }

  return (
    <div className={classes.actions}>
      <button
        type="button"
        className={classes.action}
        aria-label={soldOut ? `${name} wieder anbieten` : `${name} bis morgen ausverkauft melden`}
        onClick={() => void sellOut()}
      >
        {soldOut ? 'Wieder anbieten' : 'Ausverkauft melden'}
      </button>
      <button
        type="button"
        className={classes.more}
        aria-label={`Mehr zu ${name}`}
        aria-haspopup="dialog"
        onClick={() => ask({ row })}
      >
        <IconDotsVertical size={20} aria-hidden />
      </button>
    </div>
  );
}

const goneText = (until: string | null): string =>
  until ? `Ausverkauft bis ${formatDateTime(new Date(until))}` : 'Ausverkauft bis auf Weiteres';
