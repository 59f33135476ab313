import { Button, TextInput } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { PhoneDish, PhoneQuestion } from '../../../../src/shop/phone-order/phone-menu.view';
import type { PhoneLine, PhoneWay } from '../../../../src/shop/phone-order/phone-order.view';
import { Euro } from '../../../components/tables/Euro';
import classes from './Choice.module.css';
import { missingChoice, optionCents, variantCents } from './dish-search.rules';

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
  const { options, choose, missing, isComplete } = useAnswers(dish, form);
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
      <h3>{dish.name}</h3>
      <div className={classes.questions}>
        {dish.variants.length > 1 && <Sizes dish={dish} way={way} chosen={variantId} choose={setVariant} />}
        {dish.questions.map((question) => (
          <Question
            key={question.id}
            question={question}
            size={size?.name ?? ''}
            missing={missing === question.id}
            chosen={options.filter(({ groupId }) => groupId === question.id).map(({ optionId }) => optionId)}
            choose={(optionId) => choose(question, optionId)}
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

/** A radio forgets the answer before; a box that is full takes no more. */
function useAnswers(dish: PhoneDish, form: RefObject<HTMLFormElement | null>) {
  const [options, setOptions] = useState<PhoneLine['options']>([]);
  const [missing, setMissing] = useState<string | null>(null);

  function choose({ id: groupId, max }: PhoneQuestion, optionId: string): void {
    setMissing(null);
    setOptions((known) => {
      const others = known.filter((one) => one.groupId !== groupId);
      const mine = known.filter((one) => one.groupId === groupId && max > 1);
      const without = mine.filter((one) => one.optionId !== optionId);
      if (without.length < mine.length) return [...others, ...without];
      if (mine.length >= max && max > 1) return known;
      return [...others, ...mine, { groupId, optionId, quantity: 1 }];
    });
  }

  /** Moves to the first question that lacks an answer. */
  function isComplete(): boolean {
    const lacking = missingChoice(dish, options);
    setMissing(lacking);
    form.current?.querySelector<HTMLInputElement>(`[name="frage-${lacking}"]`)?.focus();
    return lacking === null;
  }

  return { options, choose, missing, isComplete };
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

interface QuestionProps {
  question: PhoneQuestion;
  size: string;
  missing: boolean;
  chosen: string[];
  choose: (optionId: string) => void;
}

const Question = ({
  question: { id, name, min, max, options },
  size,
  missing,
  chosen,
  choose,
}: QuestionProps) => (
  <fieldset data-missing={missing || undefined}>
    <legend>
      {name} <small>{askText(min, max)}</small>
    </legend>
    {missing && (
      <p className={classes.missing} role="alert">
        Bitte noch wählen.
      </p>
    )}
    {options.map((option) => (
      <label key={option.id} className={classes.option} data-gone={option.soldOut || undefined}>
        <input
          type={max === 1 && min === 1 ? 'radio' : 'checkbox'}
          name={`frage-${id}`}
          checked={chosen.includes(option.id)}
          disabled={option.soldOut}
          onChange={() => choose(option.id)}
        />
        <span>{option.name}</span>
        {optionCents(option, size) > 0 && (
          <span>
            + <Euro cents={optionCents(option, size)} />
          </span>
        )}
      </label>
    ))}
  </fieldset>
);

function askText(min: number, max: number): string {
  if (min === 1 && max === 1) return 'eins wählen';
  if (min > 0) return `mindestens ${min}`;
  return max < 20 ? `bis zu ${max}` : '';
}
