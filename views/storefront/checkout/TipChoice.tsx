import { formatEuro, roundHalfAway } from '../../../src/shared/money';
import { useSentences } from '../lib/words/Voice';

const PERCENTS = [5, 10, 15];

/** Nothing is preselected: a tip that nobody chose is none (§ 312a Abs. 3 BGB). */
export function TipChoice({
  value,
  goodsCents,
  change,
}: {
  value: number;
  goodsCents: number;
  change: (cents: number) => void;
}) {
  const { checkout: words } = useSentences();
  if (goodsCents === 0) return null;
  const choices = PERCENTS.map((percent) => ({
    percent,
    cents: roundHalfAway((goodsCents * percent) / 1000) * 10,
  }));
  return (
    <fieldset>
      <legend>
        {words.tip} <span className="small">{words.tipHint}</span>
      </legend>
      <div className="tips">
        {choices.map(({ percent, cents }) => (
          <label key={percent} className="tip">
            <input
              type="checkbox"
              checked={value === cents}
              onChange={(event) => change(event.target.checked ? cents : 0)}
            />
            {formatEuro(cents)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
