import { ActionIcon } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { OfferCategory } from '../../../../../src/shop/discount/desk/discount-desk.view';
import { Select } from '../../../../components/fields/Select';
import { Euro } from '../../../../components/tables/Euro';
import classes from './Trial.module.css';
import type { TrialLine, TrialState } from './useTrial';

interface Props {
  trial: TrialState;
  categories: readonly OfferCategory[];
}

export function TrialBasket({ trial, categories }: Props) {
  const { lines, result, count } = trial;
  const isPriced = result?.lines.length === lines.length;
  return (
    <>
      {lines.length === 0 && <p className={classes.lead}>Der Warenkorb ist leer.</p>}
      <ul className={classes.lines} aria-label="Warenkorb">
        {lines.map((line, index) => (
          <Line
            key={`${line.productId} ${line.variantId}`}
            line={line}
            cents={isPriced ? (result?.lines[index]?.grossCents ?? null) : null}
            count={(by) => count(line, by)}
          />
        ))}
      </ul>
      <AddDish trial={trial} categories={categories} />
    </>
  );
}

interface LineProps {
  line: TrialLine;
  cents: number | null;
  count: (by: number) => void;
}

const Line = ({ line: { name, quantity }, cents, count }: LineProps) => (
  <li className={classes.line}>
    <span className={classes.name}>{name}</span>
    <span className={classes.stepper}>
      <ActionIcon
        variant="default"
        aria-label={quantity === 1 ? `${name} entfernen` : `Ein ${name} weniger`}
        onClick={() => count(-1)}
      >
        <IconMinus size={16} aria-hidden />
      </ActionIcon>
      <b>{quantity}</b>
      <ActionIcon variant="default" aria-label={`Noch ein ${name}`} onClick={() => count(1)}>
        <IconPlus size={16} aria-hidden />
      </ActionIcon>
    </span>
    <span className={classes.price}>{cents !== null && <Euro cents={cents} />}</span>
  </li>
);

const SEPARATOR = ' ';

function AddDish({ trial: { add }, categories }: Props) {
  const data = useMemo(() => dishesOf(categories), [categories]);
  const labels = useMemo(
    () => new Map(data.flatMap(({ items }) => items.map(({ value, label }) => [value, label]))),
    [data],
  );
  return (
    <Select
      aria-label="Speise hinzufügen"
      placeholder="Speise hinzufügen"
      searchable
      limit={60}
      nothingFoundMessage="So heißt keine Speise"
      data={data}
      value={null}
      onChange={(value) => {
        const [productId, variantId] = (value ?? '').split(SEPARATOR);
        if (value && productId && variantId) add({ productId, variantId, name: labels.get(value) ?? '' });
      }}
    />
  );
}

const dishesOf = (categories: readonly OfferCategory[]) =>
  categories.flatMap(({ name: group, products }) => {
    const items = products
      .filter(({ triable }) => triable)
      .flatMap(({ id, name, variants }) =>
        variants.map((one) => ({
          value: `${id}${SEPARATOR}${one.id}`,
          label: one.name ? `${name}, ${one.name}` : name,
        })),
      );
    return items.length > 0 ? [{ group, items }] : [];
  });
