import { formatCents, formatEuro, parseEuro } from '../../../../src/shared/money';
import type { ProductRow } from '../../../../src/shop/dish/product-row.view';
import { useInlineEdit } from '../../../components/fields/useInlineEdit';
import { toast } from '../../../lib/toasts/toasts';
import classes from './list/Prices.module.css';

interface Props {
  dish: string;
  variant: ProductRow['variants'][number];
  save: (cents: number) => Promise<void>;
  tabIndex: number;
}

/** A price that is changed where it stands. */
export function PriceCell({ dish, variant: { name, priceCents }, save, tabIndex }: Props) {
  const label = name ? `${dish} ${name}` : dish;
  const { typed, begin, field } = useInlineEdit({
    start: formatCents(priceCents),
    mark: 'data-price',
    isGood: (text) => parseEuro(text) !== null,
    save: (text) => {
      const cents = parseEuro(text);
      if (cents !== null && cents !== priceCents) void save(cents);
    },
    refuse: (text) => toast.warning(`„${text}“ ist kein Preis. Richtig ist zum Beispiel 7,90.`),
    opensNext: true,
  });

  return (
    <span className={classes.onePrice}>
      {name && <span className={classes.size}>{name}</span>}
      {typed === null ? (
        <button
          type="button"
          data-price
          data-part="price"
          tabIndex={tabIndex}
          className={classes.amount}
          aria-label={`Preis ${label}: ${formatEuro(priceCents)}, ändern`}
          onClick={begin}
        >
          {formatEuro(priceCents)}
        </button>
      ) : (
        <input
          {...field}
          className={classes.amountInput}
          aria-label={`Preis ${label} in Euro`}
          aria-invalid={parseEuro(typed) === null}
          inputMode="decimal"
          // biome-ignore lint/a11y/noAutofocus: the field stands where the pressed button was
          autoFocus
        />
      )}
    </span>
  );
}
