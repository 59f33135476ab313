import { lazy, Suspense, useEffect, useState } from 'react';
import { useBeingHere } from '../../lib/bell/here';
import { inOneTab } from '../../lib/bell/one-tab';
import { canRing, ring, useSound, watchSound } from '../../lib/bell/sound';
import { useWaiting, useWaitingOrders } from '../../lib/bell/waiting';
import { loudnessOf, ringing, titleWith } from '../../lib/bell/waiting.rules';
import { inTurn } from '../../lib/live/in-turn';
import { serverNow } from '../../lib/live/server-clock';
import { lookAtPush } from '../../lib/push/push';
import { usePath } from '../../lib/vike/page-context';
import { DESK } from '../desk-path';
import { useShownPage } from './kept-place';
import { Takeover } from './Takeover';

/** Not every house has tables, so it comes after the page. */
const TableCalls = lazy(() => import('./TableCalls'));
const PostReminders = lazy(() => import('./PostReminders'));

const EVERY_MS = 20_000;

/** Heard and seen on every page: the bell, the count in the title, and away from the desk a banner. */
export function Bell() {
  useWaitingOrders();
  useEffect(watchSound, []);
  useEffect(() => inTurn(() => void lookAtPush()), []);
  const [listens, setListens] = useState(false);
  useEffect(() => inTurn(() => setListens(true)), []);
  useBeingHere(useSound() === 'on');
  const waiting = useWaiting();
  const loud = ringing(waiting);
  useRinging(
    loud.map(({ id }) => id),
    () => loudnessOf(loud, serverNow()),
  );
  const path = usePath();
  useTitleCount(waiting.count, path);
  useShownPage(path);

  return (
    <>
      <Suspense>{listens && <TableCalls />}</Suspense>
      <Suspense>{listens && <PostReminders />}</Suspense>
      {path !== DESK && waiting.orders.length > 0 && <Takeover waiting={waiting} />}
    </>
  );
}

/** At once when one arrives, and again until somebody has seen or answered them all. */
function useRinging(ids: string[], loudness: () => number): void {
  const which = ids.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: rings anew when other orders wait
  useEffect(() => {
    if (which === '') return;
    const ringOnce = () => canRing() && void inOneTab(ids, () => ring(loudness()));
    ringOnce();
    const timer = setInterval(ringOnce, EVERY_MS);
    return () => clearInterval(timer);
  }, [which]);
}

/** Seen from another tab: "(2) Tresen". A new page brings its own title. */
function useTitleCount(count: number, path: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page has changed the title
  useEffect(() => {
    const write = () => {
      const wanted = titleWith(document.title, count);
      if (document.title !== wanted) document.title = wanted;
    };
    write();
    const later = setTimeout(write, 300);
    return () => clearTimeout(later);
  }, [count, path]);
}
