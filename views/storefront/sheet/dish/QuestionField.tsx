import type { ComponentProps } from 'react';
import type { PictureView } from '../../../../src/storefront/shop/picture.view';
import { Photo } from '../../lib/Photo';
import { langOf } from '../../lib/words/lang';
import type { Sentences } from '../../lib/words/sentences';
import { softHyphens } from '../../lib/words/soft-hyphens';
import { useEuro, useSentences } from '../../lib/words/Voice';
import { Fold } from '../Fold';
import { CodeWords } from './CodeWords';
import { Group } from './Group';
import { type Answer, answeredIn, type Chosen, freeIn, isAnswered, type Question } from './questions';

interface Props {
  question: Question;
  chosen: Chosen;
  missing: boolean;
  choose: (ids: string[]) => void;
  /** Halves and courses are dishes, and dishes have pictures. */
  pictureOf?: (answer: Answer) => PictureView | null;
  /** In place of what it costs on top. */
  priceOf?: (answer: Answer) => string | null;
}

const AT_ONCE = 5;

/** An option group, a course or a half: one answer or several, each with its price and what is in it. */
export function QuestionField({ question, chosen, missing, choose, ...shown }: Props) {
  const { id, name, answers, min, max } = question;
  const { sheet } = useSentences();
  const picked = answeredIn(question, chosen).map((answer) => answer.id);
  const free = freeIn(question, chosen);
  const one = max === 1;
  const isFolded = min === 0 && answers.length > AT_ONCE + 1;
  const [first, rest] = isFolded ? [answers.slice(0, AT_ONCE), answers.slice(AT_ONCE)] : [answers, []];
  const toggle = (answer: string, on: boolean) => {
    if (one) return choose(on ? [answer] : []);
    choose(on ? [...picked, answer] : picked.filter((other) => other !== answer));
  };
  const row = (answer: Answer) => (
    <AnswerRow
      key={answer.id}
      answer={answer}
      free={free.has(answer.id)}
      control={{
        type: one && min > 0 ? 'radio' : 'checkbox',
        name: `frage-${id}`,
        checked: picked.includes(answer.id),
        disabled: answer.soldOut || (!one && picked.length >= max && !picked.includes(answer.id)),
        onChange: (event) => toggle(answer.id, event.target.checked),
      }}
      {...shown}
    />
  );

  return (
    <Group
      id={id}
      name={name}
      lang={langOf(question)}
      required={min}
      done={isAnswered(question, chosen)}
      optional={hintOf(question, sheet)}
      missing={missing}
    >
      {first.map(row)}
      {rest.length > 0 && (
        <Fold
          icon="down"
          title={sheet.more(rest.length)}
          open={rest.some((answer) => picked.includes(answer.id))}
        >
          {rest.map(row)}
        </Fold>
      )}
    </Group>
  );
}

interface RowProps extends Pick<Props, 'pictureOf' | 'priceOf'> {
  answer: Answer;
  free: boolean;
  control: ComponentProps<'input'>;
}

function AnswerRow({ answer, free, pictureOf, priceOf, control }: RowProps) {
  const { sheet } = useSentences();
  const euro = useEuro();
  const { name, allergens, additives, soldOut } = answer;
  const picture = pictureOf?.(answer);
  return (
    <label className="pick">
      <input {...control} />
      {picture && (
        <Photo
          picture={{ ...picture, alt: '' }}
          sizes="44px"
          className="pick__picture"
          width={44}
          height={44}
        />
      )}
      <span className="pick__text">
        <span lang={langOf(answer)}>{softHyphens(name)}</span>
        {soldOut && <small>{sheet.soldOut}</small>}
        <CodeWords codes={[...(allergens ?? []), ...additives]} />
        {allergens === null && <small>{sheet.uncheckedOption}</small>}
      </span>
      <span className="price">{priceOf ? priceOf(answer) : priceText(answer, free, sheet, euro)}</span>
    </label>
  );
}

function priceText(
  { cents }: Answer,
  free: boolean,
  { freeNow }: Sentences['sheet'],
  euro: (cents: number) => string,
): string {
  if (cents === 0) return '';
  return free ? freeNow : `+ ${euro(cents)}`;
}

function hintOf({ max, free }: Question, sheet: Sentences['sheet']): string {
  const amount = max === 1 ? sheet.ifYouLike : sheet.upTo(max);
  return free > 0 ? `${amount}, ${sheet.free(free)}` : amount;
}
