import { formatEuro } from '../../../../../src/shared/money';
import type { Figures } from '../../../../../src/shop/history/day/day.view';
import { Section } from '../../../../components/frame/Section';
import classes from './Day.module.css';

/** A list that is its own chart: the bar lies under the words. */
export function Dishes({ dishes }: Pick<Figures, 'dishes'>) {
  const most = Math.max(1, ...dishes.map(({ quantity }) => quantity));

  return (
    <Section title="Meistverkauft" lead="Nach Menge, mit dem Preis nach Rabatt.">
      {dishes.length === 0 && <p className={classes.quiet}>Noch nichts verkauft.</p>}
      <table className={classes.list}>
        <caption className="visually-hidden">Meistverkaufte Gerichte</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Gericht</th>
            <th scope="col">Menge</th>
            <th scope="col">Umsatz</th>
          </tr>
        </thead>
        <tbody>
          {dishes.map(({ name, quantity, cents }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <Share share={quantity / most} />
              </th>
              <td>{quantity}</td>
              <td>{formatEuro(cents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

const Share = ({ share }: { share: number }) => (
  <span className={classes.share} style={{ width: `${(share * 100).toFixed(1)}%` }} aria-hidden />
);
