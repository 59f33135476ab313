import { formatPercent } from '../../../src/shared/money';
import { useCheckoutWords } from '../lib/words/sentences.checkout';
import { useEuro, useVoice } from '../lib/words/Voice';
import { OwnAmount } from './OwnAmount';
import { PERCENTS, shareOf, type Tip, tidy } from './ordering/tip';

interface Props {
  value: Tip;
  goodsCents: number;
  error?: string;
  change: (tip: Tip) => void;
  left: () => void;
}

/** Nothing is preselected: a tip that nobody chose is none (§ 312a Abs. 3 BGB). Its amounts come with the first price. */
export function TipChoice({ value, goodsCents, error, change, left }: Props) {
  const { tips: words } = useCheckoutWords();
  const euro = useEuro();
  const { language } = useVoice();
  const choices: { tip: Tip; label: string; cents?: number }[] = [
    { tip: { kind: 'none' }, label: words.none },
    ...PERCENTS.map((percent) => ({
      tip: { kind: 'percent', percent } as const,
      label: formatPercent(percent, language),
      cents: shareOf(goodsCents, percent),
    })),
    { tip: { kind: 'own', text: '' }, label: words.own },
  ];
  return (
    <div className="desk__part">
      <fieldset>
        <legend className="field__label">{words.title}</legend>
        <div className="tips">
          {choices.map(({ tip, label, cents }) => (
            <label key={label} className={tip.kind === 'own' ? 'opt opt--own' : 'opt'}>
              <input
                type="radio"
                name="tip-choice"
                checked={isSame(tip, value)}
                onChange={() => change(tip)}
              />
              {label}
              {cents !== undefined && <small>{goodsCents > 0 ? euro(cents) : '\u00a0'}</small>}
            </label>
          ))}
        </div>
        {value.kind === 'own' && (
          <OwnAmount
            name="tip"
            label={words.amount}
            value={value.text}
            error={error}
            change={(text) => change({ kind: 'own', text })}
            left={() => {
              const text = tidy(value.text, language);
              if (text !== value.text) change({ kind: 'own', text });
              left();
            }}
          />
        )}
      </fieldset>
    </div>
  );
}

const isSame = (tip: Tip, chosen: Tip): boolean =>
  tip.kind === chosen.kind && (tip.kind !== 'percent' || tip.percent === (chosen as typeof tip).percent);
