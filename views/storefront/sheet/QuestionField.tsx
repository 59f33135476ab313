import { formatEuro } from '../../../src/shared/money';
import { Codes } from '../lib/Codes';
import type { Sentences } from '../lib/words/sentences';
import { useSentences } from '../lib/words/Voice';
import { type Answer, answeredIn, type Chosen, freeIn, type Question } from './questions';

interface Props {
  question: Question;
  chosen: Chosen;
  missing: boolean;
  choose: (ids: string[]) => void;
}

/** An option group or a course: one answer or several, each with its price and what is in it. */
export function QuestionField({ question, chosen, missing, choose }: Props) {
  const { id, name, answers, min, max } = question;
  const { sheet } = useSentences();
  const picked = answeredIn(question, chosen).map((answer) => answer.id);
  const free = freeIn(question, chosen);
  const one = max === 1;
  const toggle = (answer: string, on: boolean) => {
    if (one) return choose(on ? [answer] : []);
    choose(on ? [...picked, answer] : picked.filter((other) => other !== answer));
  };

  return (
    <fieldset id={`frage-${id}`} aria-describedby={missing ? `fehlt-${id}` : undefined}>
      <legend>
        <span lang="de">{name}</span> <span className="small">{hintOf(question, sheet)}</span>
      </legend>
      {missing && (
        <p className="error" id={`fehlt-${id}`} role="alert">
          {sheet.chooseHere}
        </p>
      )}
      {answers.map((answer) => (
        <label key={answer.id} className="choice" data-off={answer.soldOut || undefined}>
          <input
            type={one && min > 0 ? 'radio' : 'checkbox'}
            name={`frage-${id}`}
            checked={picked.includes(answer.id)}
            disabled={answer.soldOut || (!one && picked.length >= max && !picked.includes(answer.id))}
            onChange={(event) => toggle(answer.id, event.target.checked)}
          />
          <AnswerText answer={answer} />
          {free.has(answer.id) && answer.cents > 0 && <span className="choice__price">{sheet.freeNow}</span>}
          {!free.has(answer.id) && answer.cents > 0 && (
            <span className="choice__price">+{formatEuro(answer.cents)}</span>
          )}
        </label>
      ))}
    </fieldset>
  );
}

function AnswerText({ answer: { name, allergens, additives, soldOut } }: { answer: Answer }) {
  const { sheet } = useSentences();
  const codes = [...(allergens ?? []), ...additives];
  return (
    <span>
      <span lang="de">{name}</span>
      {codes.length > 0 && (
        <span className="small">
          {' ('}
          <Codes codes={codes} />)
        </span>
      )}
      {allergens === null && <span className="small"> {sheet.uncheckedOption}</span>}
      {soldOut && <span className="small"> {sheet.soldOut}</span>}
    </span>
  );
}

function hintOf({ min, max, free }: Question, sheet: Sentences['sheet']): string {
  const amount = amountOf(min, max, sheet);
  return free > 0 ? `${amount}, ${sheet.free(free)}` : amount;
}

function amountOf(min: number, max: number, sheet: Sentences['sheet']): string {
  if (min > 0) return max === 1 ? sheet.chooseOne : sheet.chooseAtLeast(min);
  return max === 1 ? sheet.ifYouLike : sheet.upTo(max);
}
