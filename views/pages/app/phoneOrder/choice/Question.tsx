import { ActionIcon } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import type { PhoneOption, PhoneQuestion } from '../../../../../src/shop/phone-order/phone-menu.view';
import type { PhoneLine } from '../../../../../src/shop/phone-order/phone-order.view';
import { Euro } from '../../../../components/tables/Euro';
import { optionCents } from '../dish-search.rules';
import { piecesIn, piecesOf, withChoice, withPieces } from './answers.rules';
import classes from './Choice.module.css';

interface Props {
  question: PhoneQuestion;
  size: string;
  missing: boolean;
  chosen: PhoneLine['options'];
  change: (options: PhoneLine['options']) => void;
}

/** One answer or several; where there is room for more, an extra is had twice: + and - on its box, or the buttons. */
export function Question({ question, size, missing, chosen, change }: Props) {
  const { name, min, max, options } = question;
  return (
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
        <Option
          key={option.id}
          option={option}
          question={question}
          size={size}
          pieces={piecesOf(chosen, question, option.id)}
          full={piecesIn(chosen, question.id) >= max}
          toggle={() => change(withChoice(chosen, question, option.id))}
          count={(pieces) => change(withPieces(chosen, question, option.id, pieces))}
        />
      ))}
    </fieldset>
  );
}

interface OptionProps extends Pick<Props, 'question' | 'size'> {
  option: PhoneOption;
  pieces: number;
  full: boolean;
  toggle: () => void;
  count: (pieces: number) => void;
}

function Option({ option, question: { id, min, max }, size, pieces, full, toggle, count }: OptionProps) {
  const cents = optionCents(option, size);
  const onKey = (event: KeyboardEvent): void => {
    if (max === 1 || option.soldOut || !['+', '-'].includes(event.key)) return;
    event.preventDefault();
    count(pieces + (event.key === '+' ? 1 : -1));
  };
  return (
    <div className={classes.answer}>
      <label className={classes.option} data-gone={option.soldOut || undefined}>
        <input
          type={max === 1 && min === 1 ? 'radio' : 'checkbox'}
          name={`frage-${id}`}
          checked={pieces > 0}
          disabled={option.soldOut}
          onChange={toggle}
          onKeyDown={onKey}
        />
        <span>{option.name}</span>
        {cents > 0 && (
          <span>
            + <Euro cents={cents} />
          </span>
        )}
      </label>
      {pieces > 0 && max > 1 && (
        <span className={classes.pieces}>
          <ActionIcon
            variant="default"
            size={36}
            aria-label={`Einmal ${option.name} weniger`}
            onClick={() => count(pieces - 1)}
          >
            <IconMinus size={16} aria-hidden />
          </ActionIcon>
          <b>{pieces} ×</b>
          <ActionIcon
            variant="default"
            size={36}
            disabled={full}
            aria-label={`Noch einmal ${option.name}`}
            onClick={() => count(pieces + 1)}
          >
            <IconPlus size={16} aria-hidden />
          </ActionIcon>
        </span>
      )}
    </div>
  );
}

function askText(min: number, max: number): string {
  if (min === 1 && max === 1) return 'eins wählen';
  if (min > 0) return `mindestens ${min}`;
  return max < 20 ? `bis zu ${max}` : '';
}
