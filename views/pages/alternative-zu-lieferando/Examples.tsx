import { formatEuro } from '../../../src/shared/money';
import { LEVEL, planOf } from '../../../src/shop/subscription/plans';
import classes from './Calculator.module.css';
import { compare } from './commission.rules';

const EXAMPLES = [300_000, 1_000_000, 2_500_000];
const ASSUMED = { averageOrderCents: 2_500, movedPercent: 30, commissionPercent: 14 };

/** The same sum for three months, readable without any script. */
export function Examples() {
  const starter = planOf(LEVEL.starter);
  if (!starter) return null;
  return (
    <div className={classes.examples}>
      <p id="examples" className={classes.caption}>
        Drei Beispiele im Monat. Annahmen: 30 % der Bestellungen wechseln zur eigenen Seite, das Portal
        verlangt 14 % Provision, Tresen {starter.name} kostet {formatEuro(starter.priceCents)}.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard */}
      <section className={classes.scroll} tabIndex={0} aria-label="Rechenbeispiele">
        <table aria-labelledby="examples">
          <thead>
            <tr>
              <th scope="col">Umsatz im Portal</th>
              <th scope="col">davon eigene Seite</th>
              <th scope="col">Provision</th>
              <th scope="col">Tresen</th>
              <th scope="col">Unterschied</th>
            </tr>
          </thead>
          <tbody>
            {EXAMPLES.map((revenueCents) => {
              const row = compare({ ...ASSUMED, revenueCents }, starter.priceCents);
              return (
                <tr key={revenueCents}>
                  <th scope="row">{formatEuro(revenueCents)}</th>
                  <td>{formatEuro(row.movedCents)}</td>
                  <td>{formatEuro(row.commissionCents)}</td>
                  <td>{formatEuro(row.tresenCents)}</td>
                  <td>{formatEuro(row.savedCents)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </div>
  );
}
