import type { Figures } from '../../../../../src/shop/history/day/day.view';
import { Section } from '../../../../components/frame/Section';
import { AmountTable } from './AmountTable';
import classes from './Day.module.css';

/** A list that is its own chart: the bar lies under the words. */
export function Dishes({ dishes }: Pick<Figures, 'dishes'>) {
  const most = Math.max(1, ...dishes.map(({ quantity }) => quantity));

  return (
    <Section title="Meistverkauft" lead="Nach Menge, mit dem Preis nach Rabatt.">
      {dishes.length === 0 ? (
        <p className={classes.quiet}>Noch nichts verkauft.</p>
      ) : (
        <AmountTable
          caption="Meistverkaufte Gerichte"
          captionHidden
          heads={['Gericht', 'Menge', 'Umsatz']}
          rows={dishes.map(({ name, quantity, cents }) => ({
            label: name,
            below: <Share share={quantity / most} />,
            count: quantity,
            cents,
          }))}
        />
      )}
    </Section>
  );
}

const Share = ({ share }: { share: number }) => (
  <span className={classes.share} style={{ width: `${(share * 100).toFixed(1)}%` }} aria-hidden />
);
