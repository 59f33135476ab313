import { formatEuro } from '../../../../../src/shared/money';
import type { DayPage, Figures } from '../../../../../src/shop/history/day/day.view';
import { Stat, StatRow } from '../../../../components/tables/Stat';
import { compared, comparedShare, punctual } from './compared.rules';

/** The six numbers an owner asks for, each beside the time before. */
export function KeyFigures({ page: { figures, earlier, comparedWith } }: { page: DayPage }) {
  const lost = lostOf(figures);

  return (
    <StatRow>
      <Stat
        label="Umsatz brutto"
        value={formatEuro(figures.turnoverCents)}
        hint={comparedShare(figures.turnoverCents, earlier.turnoverCents, comparedWith)}
      />
      <Stat
        label="Bestellungen"
        value={figures.orders}
        hint={compared(figures.orders, earlier.orders, `${comparedWith}`)}
      />
      <Stat
        label="Ø Bestellung"
        value={figures.averageCents === null ? '–' : formatEuro(figures.averageCents)}
        hint={earlier.averageCents === null ? undefined : `davor ${formatEuro(earlier.averageCents)}`}
      />
      <Stat
        label="Ø bis fertig"
        value={minutes(figures.minutesToReady)}
        hint={
          figures.minutesToAccept === null ? undefined : `angenommen nach ${minutes(figures.minutesToAccept)}`
        }
      />
      <Stat
        label="Pünktlich"
        value={punctual(figures)}
        hint={figures.late > 0 ? `${figures.late} zu spät` : undefined}
      />
      <Stat
        label="Nicht zustande gekommen"
        value={lost.count}
        hint={lost.count > 0 ? formatEuro(lost.cents) : undefined}
      />
    </StatRow>
  );
}

const minutes = (value: number | null): string => (value === null ? '–' : `${value} min`);

const lostOf = ({ lost }: Figures) => ({
  count: lost.reduce((sum, { count }) => sum + count, 0),
  cents: lost.reduce((sum, { cents }) => sum + cents, 0),
});
