import { useEffect } from 'react';
import type { DashboardPage } from '../../../../src/shop/dashboard/dashboard.view';
import { ConfirmNotice } from '../../../components/states/ConfirmNotice';
import { WorkerNotice } from '../../../components/states/WorkerNotice';
import { refreshPage } from '../../../lib/live/fresh-page';
import { useLive } from '../../../lib/live/live';
import { PageTime, serverNow } from '../../../lib/live/server-clock';
import { Board } from './board/Board';
import { Checklist } from './Checklist';
import classes from './Page.module.css';
import { MuteBar, OfflineBar } from './strip/OfflineBar';
import { Strip } from './strip/Strip';
import { useDesk } from './strip/useDesk';

export default function Page({
  shop,
  tasks,
  readyToOpen,
  unfinished,
  unconfirmed,
  workerAway,
  board,
  desk: initial,
}: DashboardPage) {
  const { desk, lookAgain } = useDesk(initial);
  // What is missing and whether the shop is on come with the page.
  useLive('shop.changed', () => void refreshPage());
  useLive('worker.changed', () => void refreshPage());
  useReloadAt(desk.opening.nextChange, lookAgain);
  const notices = unconfirmed !== null || unfinished;

  return (
    <PageTime value={Date.parse(board.now)}>
      <h1 className="visually-hidden">{shop.name}</h1>
      <Strip desk={desk} shopEnabled={shop.shopEnabled} changed={lookAgain} />
      <OfflineBar />
      {workerAway && <WorkerNotice />}
      {notices && (
        <div className={classes.notices}>
          {unconfirmed && <ConfirmNotice {...unconfirmed} />}
          {unfinished && <Checklist tasks={tasks} readyToOpen={readyToOpen} />}
        </div>
      )}
      <Board initial={board} desk={desk} />
      {/* It comes after the page, and pushes nothing away down here. */}
      <MuteBar />
    </PageTime>
  );
}

const LONGEST_TIMER_MS = 2_147_483_647;

/** At closing time the page says so, without anybody touching it. */
function useReloadAt(moment: string | null, lookAgain: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one timer for each moment
  useEffect(() => {
    if (!moment) return;
    const wait = Date.parse(moment) - serverNow();
    if (wait <= 0 || wait > LONGEST_TIMER_MS) return;
    const timer = setTimeout(lookAgain, wait + 1_000);
    return () => clearTimeout(timer);
  }, [moment]);
}
