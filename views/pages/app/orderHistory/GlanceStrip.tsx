import { formatEuro } from '../../../../src/shared/money';
import type { Glance } from '../../../../src/shop/history/history.view';
import { Stat, StatRow } from '../../../components/tables/Stat';

interface Props {
  glance: Glance;
  /** Not all orders of these days are asked for. */
  narrowed: boolean;
}

const LABELS = {
  all: ['Bestellungen', 'Umsatz', 'Zu spät'],
  today: ['Heute bestellt', 'Umsatz heute', 'Zu spät heute'],
  chosen: ['Auswahl', 'Umsatz davon', 'Davon zu spät'],
  chosenToday: ['Auswahl heute', 'Umsatz davon', 'Davon zu spät'],
} as const;

/** What the list comes to, or today where it goes back for long. */
export function GlanceStrip({ glance: { isToday, orders, turnoverCents, late }, narrowed }: Props) {
  const [count, turnover, tooLate] = LABELS[nameOf(isToday, narrowed)];
  return (
    <StatRow>
      <Stat label={count} value={orders} />
      <Stat label={turnover} value={formatEuro(turnoverCents)} />
      <Stat label={tooLate} value={late} />
    </StatRow>
  );
}

function nameOf(isToday: boolean, narrowed: boolean): keyof typeof LABELS {
  if (narrowed) return isToday ? 'chosenToday' : 'chosen';
  return isToday ? 'today' : 'all';
}
