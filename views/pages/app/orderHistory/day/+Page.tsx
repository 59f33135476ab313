import { IconChartBar } from '@tabler/icons-react';
import type { DayPage } from '../../../../../src/shop/history/day/day.view';
import { PageHeader } from '../../../../components/frame/PageHeader';
import { EmptyState } from '../../../../components/states/EmptyState';
import { PlanLock } from '../../../../components/states/PlanLock';
import classes from './Day.module.css';
import { DayVat } from './DayVat';
import { Dishes } from './Dishes';
import { KeyFigures } from './KeyFigures';
import { Lost } from './Lost';
import { OnlineMoney } from './OnlineMoney';
import { PeriodChoice } from './PeriodChoice';
import { Shares } from './Shares';
import { SlotChart } from './SlotChart';
import { daysOf, hoursOf, weekdaysOf } from './slots.rules';
import { TheseOrders } from './TheseOrders';
import { TimeToReady } from './TimeToReady';

export default function Page(page: DayPage) {
  const { span, title, figures, earlier, needs } = page;
  const nothing = figures.orders === 0 && figures.lost.length === 0;

  return (
    <>
      <PageHeader
        back={{ href: '/app/orderHistory', label: 'Bestellverlauf' }}
        title="Tagesübersicht"
        lead={`${title}, laut Bestellungen. Was eure Kasse bucht, steht in der Kasse.`}
        actions={<PeriodChoice page={page} />}
      />
      {needs && <PlanLock level={needs}>Zahlen so weit zurück gibt es</PlanLock>}
      {nothing && !needs && (
        <EmptyState
          icon={IconChartBar}
          title={span === 'day' ? 'An diesem Tag kam nichts' : 'In dieser Zeit kam nichts'}
        >
          {earlier.orders > 0
            ? `Zum Vergleich: in der Zeit davor waren es ${earlier.orders} Bestellungen.`
            : 'Sobald jemand bestellt, stehen hier Umsatz, Zeiten und die beliebtesten Gerichte.'}
        </EmptyState>
      )}
      {!nothing && <Figures page={page} />}
    </>
  );
}

function Figures({ page }: { page: DayPage }) {
  const { span, figures, comparedWith } = page;
  const days = span === 'day' ? [] : daysOf(page);

  return (
    <>
      <KeyFigures page={page} />
      <div className={classes.board}>
        <div>
          {span !== 'day' && <SlotChart title="Nach Tagen" slots={days} comparedWith={comparedWith} />}
          {span === 'month' && (
            <SlotChart title="Nach Wochentagen" slots={weekdaysOf(page)} comparedWith={comparedWith} />
          )}
          <SlotChart title="Nach Stunden" slots={hoursOf(page)} comparedWith={comparedWith} />
          <TimeToReady title="Minuten bis fertig" slots={span === 'day' ? hoursOf(page) : days} />
          <Lost lost={figures.lost} />
        </div>
        <div>
          <Dishes dishes={figures.dishes} />
          <Shares figures={figures} />
          <OnlineMoney online={figures.online} />
          <DayVat figures={figures} />
          <TheseOrders page={page} />
        </div>
      </div>
    </>
  );
}
