import { usePayingWords } from '../lib/words/sentences.paying';
import { useEuro } from '../lib/words/Voice';
import { OwnAmount } from './OwnAmount';
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
          <OwnAmount
            name="cashCents"
            label={words.amount}
            value={value.text}
            error={error}
            change={(text) => change({ kind: 'own', text })}
            left={left}
          />
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
