import { formatEuro } from '../../../../../src/shared/money';
import type { Figures } from '../../../../../src/shop/history/day/day.view';
import { Section } from '../../../../components/frame/Section';
import classes from './Day.module.css';

export const Lost = ({ lost }: Pick<Figures, 'lost'>) => (
  <Section title="Nicht zustande gekommen" lead="Abgelehnt, storniert oder nie bezahlt, und warum.">
    {lost.length === 0 ? (
      <p className={classes.quiet}>Jede Bestellung wurde angenommen und blieb stehen.</p>
    ) : (
      <table className={classes.list}>
        <caption className="visually-hidden">Nicht zustande gekommene Bestellungen</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Grund</th>
            <th scope="col">Bestellungen</th>
            <th scope="col">Wert</th>
          </tr>
        </thead>
        <tbody>
          {lost.map(({ label, count, cents }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{count}</td>
              <td>{formatEuro(cents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </Section>
);
