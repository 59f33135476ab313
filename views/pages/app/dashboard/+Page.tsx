import { useEffect } from 'react';
import { reload } from 'vike/client/router';
import type { DashboardPage, OpeningView } from '../../../../src/shop/dashboard/dashboard.view';
import { PageHeader } from '../../../components/frame/PageHeader';
import { ConfirmNotice } from '../../../components/states/ConfirmNotice';
import { WorkerNotice } from '../../../components/states/WorkerNotice';
import { StatusBadge } from '../../../components/tables/StatusBadge';
import { useLive } from '../../../lib/live/live';
import { Board } from './board/Board';
import { Checklist } from './Checklist';

export default function Page({
  shop,
  opening,
  tasks,
  readyToOpen,
  unconfirmed,
  workerAway,
  orders,
}: DashboardPage) {
  useLive('shop.changed', () => void reload());
  useLive('menu.changed', () => void reload());
  useLive('worker.changed', () => void reload());
  useReloadAt(opening.nextChange);
  const unfinished = tasks.some(({ done }) => !done);

  return (
    <>
      <PageHeader title={shop.name} badge={<OpeningBadge opening={opening} />} />
      {workerAway && <WorkerNotice />}
      {unconfirmed && <ConfirmNotice {...unconfirmed} />}
      {unfinished && !shop.shopEnabled && <Checklist tasks={tasks} readyToOpen={readyToOpen} />}
      <Board initial={orders} shopEnabled={shop.shopEnabled} />
      {unfinished && shop.shopEnabled && <Checklist tasks={tasks} readyToOpen={readyToOpen} />}
    </>
  );
}

function OpeningBadge({ opening: { open, sentence } }: { opening: OpeningView }) {
  return <StatusBadge tone={open ? 'good' : 'quiet'}>{sentence}</StatusBadge>;
}

const LONGEST_TIMER_MS = 2_147_483_647;

/** At closing time the page says so, without anybody touching it. */
function useReloadAt(moment: string | null): void {
  useEffect(() => {
    if (!moment) return;
    const wait = Date.parse(moment) - Date.now();
    if (wait <= 0 || wait > LONGEST_TIMER_MS) return;
    const timer = setTimeout(() => void reload(), wait + 1_000);
    return () => clearTimeout(timer);
  }, [moment]);
}
