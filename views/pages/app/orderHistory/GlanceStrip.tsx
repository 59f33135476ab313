import { formatEuro } from '../../../../src/shared/money';
import type { Glance } from '../../../../src/shop/history/history.view';
import { Stat, StatRow } from '../../../components/tables/Stat';

/** What the list comes to, or today where it goes back for long. */
export const GlanceStrip = ({ glance: { isToday, orders, turnoverCents, late } }: { glance: Glance }) => (
  <StatRow>
    <Stat label={isToday ? 'Heute bestellt' : 'Bestellungen'} value={orders} />
    <Stat label={isToday ? 'Umsatz heute' : 'Umsatz'} value={formatEuro(turnoverCents)} />
    <Stat label={isToday ? 'Zu spät heute' : 'Zu spät'} value={late} />
  </StatRow>
);
