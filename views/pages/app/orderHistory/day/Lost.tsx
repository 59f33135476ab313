import type { Figures } from '../../../../../src/shop/history/day/day.view';
import { Section } from '../../../../components/frame/Section';
import { AmountTable } from './AmountTable';
import classes from './Day.module.css';

export const Lost = ({ lost }: Pick<Figures, 'lost'>) => (
  <Section title="Nicht zustande gekommen" lead="Abgelehnt, storniert oder nie bezahlt, und warum.">
    {lost.length === 0 ? (
      <p className={classes.quiet}>Jede Bestellung wurde angenommen und blieb stehen.</p>
    ) : (
      <AmountTable
        caption="Nicht zustande gekommene Bestellungen"
        captionHidden
        heads={['Grund', 'Bestellungen', 'Wert']}
        rows={lost}
      />
    )}
  </Section>
);
