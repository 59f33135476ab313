import type { TableCalled } from '../../../src/shop/table/tab/tab.types';
import { inOneTab } from '../../lib/bell/one-tab';
import { canRing, ringTable } from '../../lib/bell/sound';
import { useLive } from '../../lib/live/live';
import { toast } from '../../lib/toasts/toasts';

const SEEN_MS = 12_000;

/** A table calls, on whatever page somebody is: three strokes of its own, and a line that names it. */
export default function TableCalls() {
  useLive<TableCalled>('table.called', ({ id, data: { label, kind, how } }) => {
    const paying =
      how === 'card' ? 'möchte mit Karte zahlen' : how === 'cash' ? 'möchte bar zahlen' : 'möchte zahlen';
    toast.info(`${label} ${kind === 'pay' ? paying : 'ruft'}`, { durationMs: SEEN_MS });
    if (canRing()) void inOneTab([id], ringTable);
  });
  return null;
}
