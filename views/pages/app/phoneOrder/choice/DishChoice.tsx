import { Button, TextInput } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { PhoneDish } from '../../../../../src/shop/phone-order/phone-menu.view';
import type { PhoneLine, PhoneWay } from '../../../../../src/shop/phone-order/phone-order.view';
import { Euro } from '../../../../components/tables/Euro';
import { variantCents } from '../dish-search.rules';
import { missingChoice } from './answers.rules';
import classes from './Choice.module.css';
import { Question } from './Question';

interface Props {
  dish: PhoneDish;
  quantity: number;
  way: PhoneWay;
  add: (line: Omit<PhoneLine, 'productId'>) => void;
  close: () => void;
}

/** Size, extras and a note, all at the keyboard: arrows and space choose, Enter adds, Escape leaves. */
export function DishChoice({ dish, quantity: asked, way, add, close }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [variantId, setVariant] = useState(dish.variants[0]?.id ?? null);
  const [quantity, setQuantity] = useState(asked);
  const [note, setNote] = useState('');
  const { options, change, missing, isComplete } = useAnswers(dish, form);
  const size = dish.variants.find(({ id }) => id === variantId);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isComplete()) add({ variantId, options, quantity, note: note.trim() });
  }

  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') close();
  };

  return (
    <form ref={form} className={classes.choice} aria-label={dish.name} onSubmit={submit} onKeyDown={onKey}>
      <h3>{quantity > 1 ? `${quantity} × ${dish.name}` : dish.name}</h3>
      <div className={classes.questions}>
        {dish.variants.length > 1 && <Sizes dish={dish} way={way} chosen={variantId} choose={setVariant} />}
        {dish.questions.map((question) => (
          <Question
            key={question.id}
            question={question}
            size={size?.name ?? ''}
            missing={missing === question.id}
            chosen={options}
            change={change}
          />
        ))}
      </div>
      <div className={classes.choiceFoot}>
        <TextInput
          className={classes.quantity}
          label="Anzahl"
          inputMode="numeric"
          maxLength={2}
          value={String(quantity)}
          onChange={({ currentTarget }) => setQuantity(Math.max(1, Number(currentTarget.value) || 1))}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <TextInput
          className={classes.lineNote}
          label="Notiz für die Küche"
          maxLength={140}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <div className={classes.choiceButtons}>
          <Button variant="default" onClick={close}>
            Abbrechen
          </Button>
          <Button type="submit">Dazulegen</Button>
        </div>
      </div>
    </form>
  );
}

function useAnswers(dish: PhoneDish, form: RefObject<HTMLFormElement | null>) {
  const [options, setOptions] = useState<PhoneLine['options']>([]);
  const [missing, setMissing] = useState<string | null>(null);

  function change(next: PhoneLine['options']): void {
    setMissing(null);
    setOptions(next);
  }

  /** Moves to the first question that lacks an answer. */
  function isComplete(): boolean {
    const lacking = missingChoice(dish, options);
    setMissing(lacking);
    form.current?.querySelector<HTMLInputElement>(`[name="frage-${lacking}"]`)?.focus();
    return lacking === null;
  }

  return { options, change, missing, isComplete };
}

interface SizesProps extends Pick<Props, 'dish' | 'way'> {
  chosen: string | null;
  choose: (variantId: string) => void;
}

const Sizes = ({ dish, way, chosen, choose }: SizesProps) => (
  <fieldset>
    <legend>Größe</legend>
    {dish.variants.map((variant) => (
      <label key={variant.id} className={classes.option}>
        <input
          type="radio"
          name="groesse"
          checked={variant.id === chosen}
          onChange={() => choose(variant.id)}
        />
        <span>{variant.name}</span>
        <Euro cents={variantCents(variant, way)} />
      </label>
    ))}
  </fieldset>
);
