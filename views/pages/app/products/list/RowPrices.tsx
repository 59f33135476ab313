import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { ProductRow } from '../../../../../src/shop/dish/product-row.view';
import { PriceCell } from '../PriceCell';
import { priceText } from './list.rules';
import classes from './Prices.module.css';

interface Props {
  row: ProductRow;
  tabIndex: number;
  /** null: to be read only. */
  setPrice: ((row: ProductRow, variantId: string, priceCents: number) => Promise<void>) | null;
}

/** One price is changed where it stands; the prices of several sizes unfold below theirs. */
export function RowPrices({ row, tabIndex, setPrice }: Props) {
  const { name, variants } = row;
  const [first] = variants;
  if (!setPrice || row.kind === 'halves')
    return <span className={classes.amount}>{priceText(variants)}</span>;
  if (variants.length > 1) return <Sizes row={row} tabIndex={tabIndex} setPrice={setPrice} />;
  if (!first) return null;
  return (
    <PriceCell
      dish={name}
      variant={first}
      tabIndex={tabIndex}
      save={(cents) => setPrice(row, first.id, cents)}
    />
  );
}

function Sizes({ row, tabIndex, setPrice }: Props & { setPrice: NonNullable<Props['setPrice']> }) {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const text = priceText(row.variants);

  /** A price that has been saved turns from a field into a button again, and the focus is nowhere for a moment. */
  function leave({ currentTarget }: FocusEvent<HTMLElement>): void {
    setTimeout(() => {
      const at = document.activeElement;
      if (at && at !== document.body && !currentTarget.contains(at)) setOpened(false);
    });
  }

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || (event.target as Element).matches('input')) return;
    setOpened(false);
    button.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons inside
    <span className={classes.sizes} onBlur={leave} onKeyDown={press}>
      <button
        ref={button}
        type="button"
        className={classes.amount}
        data-part="price"
        tabIndex={tabIndex}
        aria-expanded={opened}
        aria-label={`Preise ${row.name}: ${text}, ändern`}
        onClick={() => setOpened(!opened)}
      >
        {text}
      </button>
      {opened && (
        <span className={classes.unfolded}>
          {row.variants.map((variant) => (
            <PriceCell
              key={variant.id}
              dish={row.name}
              variant={variant}
              tabIndex={0}
              save={(cents) => setPrice(row, variant.id, cents)}
            />
          ))}
        </span>
      )}
    </span>
  );
}
