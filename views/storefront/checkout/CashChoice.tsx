import { Fault, faultOf } from '../lib/Field';
import { usePayingWords } from '../lib/words/sentences.paying';
import { useEuro } from '../lib/words/Voice';
import { type Cash, cashCentsOf, notesFor } from './ordering/cash';

interface Props {
  value: Cash;
  payableCents: number;
  error?: string;
  change: (cash: Cash) => void;
  left: () => void;
}

/** "Zahle mit": a wish for whoever brings the change. It comes with the first price. */
export function CashChoice({ value, payableCents, error, change, left }: Props) {
  const { cash: words } = usePayingWords();
  const euro = useEuro();
  if (payableCents <= 0) return null;
  const choices: { cash: Cash; label: string }[] = [
    { cash: { kind: 'open' }, label: words.open },
    { cash: { kind: 'exact' }, label: words.exact },
    ...notesFor(payableCents).map((cents) => ({
      cash: { kind: 'note', cents } as const,
      label: euro(cents).replace(/[.,]00(?=\D|$)/, ''),
    })),
    { cash: { kind: 'own', text: '' }, label: words.own },
  ];
  const given = cashCentsOf(value, payableCents);
  return (
    <div className="desk__part">
      <fieldset aria-describedby="cash-hinweis">
        <legend className="field__label">{words.title}</legend>
        <div className="tips tips--cash">
          {choices.map(({ cash, label }) => (
            <label key={label} className="opt">
              <input
                type="radio"
                name="cash-choice"
                checked={isSame(cash, value)}
                onChange={() => change(cash)}
              />
              {label}
            </label>
          ))}
        </div>
        {value.kind === 'own' && (
          <div className="field own">
            <label className="field__label" htmlFor="cashCents">
              {words.amount}
            </label>
            <span className="own__box">
              <input
                id="cashCents"
                name="cashCents"
                className="input"
                inputMode="decimal"
                autoComplete="off"
                maxLength={8}
                value={value.text}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? faultOf('cashCents') : undefined}
                onChange={({ target }) => change({ kind: 'own', text: target.value })}
                onBlur={left}
              />
              <span aria-hidden="true">€</span>
            </span>
            {error && <Fault name="cashCents">{error}</Fault>}
          </div>
        )}
      </fieldset>
      <p className="hint" id="cash-hinweis" role="status">
        {given !== null && given > payableCents ? words.change(euro(given - payableCents)) : words.hint}
      </p>
    </div>
  );
}

const isSame = (cash: Cash, chosen: Cash): boolean =>
  cash.kind === chosen.kind && (cash.kind !== 'note' || cash.cents === (chosen as typeof cash).cents);
