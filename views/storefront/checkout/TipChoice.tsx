import { formatEuro, roundHalfAway } from '../../../src/shared/money';

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
  if (goodsCents === 0) return null;
  const choices = PERCENTS.map((percent) => ({
    percent,
    cents: roundHalfAway((goodsCents * percent) / 1000) * 10,
  }));
  return (
    <fieldset>
      <legend>
        Trinkgeld <span className="small">wenn du magst</span>
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
