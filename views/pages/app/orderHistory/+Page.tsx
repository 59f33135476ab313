import { useState } from 'react';
import type { OrderHistoryPage } from '../../../../src/shop/history/history.view';
import { PageHeader } from '../../../components/frame/PageHeader';
import { Section } from '../../../components/frame/Section';
import { GlanceStrip } from './GlanceStrip';
import { HistoryActions } from './HistoryActions';
import { HistoryFilters } from './HistoryFilters';
import { HistoryTable } from './HistoryTable';
import { More } from './More';
import { NoOrders } from './NoOrders';
import { OrderDrawer } from './OrderDrawer';
import { isNarrowed } from './question.rules';
import { useRows } from './useRows';

export default function Page(page: OrderHistoryPage) {
  const { asked, today, onlyToday, people, glance } = page;
  const list = useRows(page);
  const [opened, setOpened] = useState<string | null>(null);

  return (
    <>
      <PageHeader
        title="Bestellverlauf"
        lead={
          onlyToday
            ? 'Alle Bestellungen von heute. Ältere sieht, wer das Restaurant leitet.'
            : 'Jede Bestellung, die es je gab.'
        }
        actions={onlyToday ? null : <HistoryActions asked={asked} />}
      />
      {glance && <GlanceStrip glance={glance} narrowed={isNarrowed({ ...asked, from: '', to: '' })} />}
      <HistoryFilters asked={asked} today={today} onlyToday={onlyToday} people={people} />
      <Section flush>
        {list.rows.length > 0 && <HistoryTable rows={list.rows} today={today} open={setOpened} />}
        {list.rows.length === 0 && <NoOrders narrowed={isNarrowed(asked)} />}
        <More list={list} />
      </Section>
      <OrderDrawer id={opened} rows={list.rows} open={setOpened} close={() => setOpened(null)} />
    </>
  );
}
