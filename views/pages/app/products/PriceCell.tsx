import { type KeyboardEvent, useRef, useState } from 'react';
import { formatCents, formatEuro, parseEuro } from '../../../../src/shared/money';
import type { ProductRow } from '../../../../src/shop/dish/product-row.view';
import classes from './Products.module.css';

interface Props {
  dish: string;
  variant: ProductRow['variants'][number];
  save: (cents: number) => Promise<void>;
}

/** A price that turns into a field: Enter saves and goes on to the next one, Escape leaves it. */
export function PriceCell({ dish, variant: { name, priceCents }, save }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const leaving = useRef(false);
  const label = name ? `${dish} ${name}` : dish;
  const cents = typed === null ? null : parseEuro(typed);

  function begin(): void {
    leaving.current = false;
    setTyped(formatCents(priceCents));
  }

  function finish(): void {
    if (leaving.current) return;
    leaving.current = true;
    setTyped(null);
    if (cents !== null && cents !== priceCents) void save(cents);
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Escape') {
      leaving.current = true;
      setTyped(null);
    }
    if (event.key !== 'Enter' || cents === null) return;
    event.preventDefault();
    const next = nextPrice(event.currentTarget);
    finish();
    next?.focus();
    next?.click();
  }

  return (
    <span className={classes.price}>
      {name && <span className={classes.size}>{name}</span>}
      {typed === null ? (
        <button
          type="button"
          data-price
          className={classes.amount}
          aria-label={`Preis ${label}: ${formatEuro(priceCents)}, ändern`}
          onClick={begin}
        >
          {formatEuro(priceCents)}
        </button>
      ) : (
        <input
          data-price
          className={classes.amountInput}
          aria-label={`Preis ${label} in Euro`}
          aria-invalid={cents === null}
          inputMode="decimal"
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the field stands where the pressed button was
          autoFocus
          value={typed}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={finish}
          onKeyDown={press}
        />
      )}
    </span>
  );
}

function nextPrice(here: HTMLElement): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>('[data-price]')];
  return all[all.indexOf(here) + 1] ?? null;
}
