import type { HalvesView } from '../../../src/storefront/menu/menu.view';
import { CodesInWords } from '../lib/Codes';
import { useSentences } from '../lib/words/Voice';
import { answeredIn, type Chosen, type Question } from './questions';

interface Props {
  halves: HalvesView;
  /** The two of them, first and second. */
  questions: Question[];
  chosen: Chosen;
  missing: string | null;
  choose: (id: string, ids: string[]) => void;
}

/** Two halves beside each other, like on the plate. */
export function HalvesField({ halves, questions, chosen, missing, choose }: Props) {
  const { sheet } = useSentences();
  return (
    <div className="halves">
      {questions.map((question) => (
        <Half
          key={question.id}
          question={question}
          chosen={chosen}
          missing={missing === question.id}
          choose={(ids) => choose(question.id, ids)}
        />
      ))}
      <p className="small halves__rule">{sheet.priceOfHalves[halves.price]}</p>
    </div>
  );
}

interface HalfProps {
  question: Question;
  chosen: Chosen;
  missing: boolean;
  choose: (ids: string[]) => void;
}

function Half({ question, chosen, missing, choose }: HalfProps) {
  const { sheet } = useSentences();
  const { id, answers } = question;
  const [answer] = answeredIn(question, chosen);
  const codes = [...(answer?.allergens ?? []), ...(answer?.additives ?? [])];
  return (
    <div className="field" id={`frage-${id}`}>
      <label htmlFor={`haelfte-${id}`}>{id === 'first' ? sheet.halves.first : sheet.halves.second}</label>
      <select
        id={`haelfte-${id}`}
        value={answer?.id ?? ''}
        aria-invalid={missing || undefined}
        aria-describedby={`haelfte-${id}-text`}
        onChange={({ target }) => choose(target.value ? [target.value] : [])}
      >
        <option value="">{sheet.halves.choose}</option>
        {answers.map((one) => (
          <option key={one.id} value={one.id} disabled={one.soldOut}>
            {one.soldOut ? `${one.name} (${sheet.soldOut})` : one.name}
          </option>
        ))}
      </select>
      <span
        id={`haelfte-${id}-text`}
        className={missing ? 'error' : 'small'}
        role={missing ? 'alert' : undefined}
      >
        {missing && sheet.chooseHere}
        {!missing && codes.length > 0 && <CodesInWords codes={codes} />}
        {!missing && answer?.allergens === null && ` ${sheet.uncheckedOption}`}
      </span>
    </div>
  );
}
