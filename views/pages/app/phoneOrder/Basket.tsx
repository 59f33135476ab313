import { ActionIcon } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { Euro } from '../../../components/tables/Euro';
import classes from './PhoneOrder.module.css';
import type { BasketLine } from './useBasket';
import type { PhoneOrderState } from './usePhoneOrder';

export function Basket({ order: { basket, quote } }: { order: PhoneOrderState }) {
  if (basket.lines.length === 0)
    return <p className={classes.nothing}>Noch nichts dabei. Tippe ein Gericht oder seine Nummer.</p>;
  const isPriced = quote.sums?.lines.length === basket.lines.length;

  return (
    <ol className={classes.lines} aria-label="Bestellt">
      {basket.lines.map((line, index) => (
        <Line
          key={line.key}
          line={line}
          cents={isPriced ? (quote.sums?.lines[index]?.grossCents ?? null) : null}
          count={(by) => basket.count(line.key, by)}
        />
      ))}
    </ol>
  );
}

interface LineProps {
  line: BasketLine;
  cents: number | null;
  count: (by: number) => void;
}

function Line({ line, cents, count }: LineProps) {
  const { dish, quantity, note } = line;
  return (
    <li className={classes.line}>
      <div className={classes.stepper}>
        <ActionIcon
          variant="default"
          size={44}
          aria-label={quantity === 1 ? `${dish.name} entfernen` : `Ein ${dish.name} weniger`}
          onClick={() => count(-1)}
        >
          <IconMinus size={18} aria-hidden />
        </ActionIcon>
        <b>{quantity}</b>
        <ActionIcon variant="default" size={44} aria-label={`Noch ein ${dish.name}`} onClick={() => count(1)}>
          <IconPlus size={18} aria-hidden />
        </ActionIcon>
      </div>
      <div className={classes.lineWords}>
        {dish.name} <small>{sizeOf(line)}</small>
        {extrasOf(line).map((name) => (
          <span key={name}>{/^ohne\s/i.test(name) ? name : `+ ${name}`}</span>
        ))}
        {note && <em>{note}</em>}
      </div>
      <span className={classes.linePrice}>{cents !== null && <Euro cents={cents} />}</span>
    </li>
  );
}

const sizeOf = ({ dish, variantId }: BasketLine): string =>
  dish.variants.find(({ id }) => id === variantId)?.name ?? '';

const extrasOf = ({ dish, options }: BasketLine): string[] =>
  options.flatMap(({ groupId, optionId, quantity }) => {
    const { options: answers = [] } = dish.questions.find(({ id }) => id === groupId) ?? {};
    const name = answers.find(({ id }) => id === optionId)?.name;
    return name ? [quantity > 1 ? `${quantity} × ${name}` : name] : [];
  });
