import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { StationPaper } from '../../../../src/printer/station/print-station.view';
import { api } from '../../../lib/http/api';
import { useLive, useLiveGap } from '../../../lib/live/live';
import { type Done, type Turn, withDone } from './print-turn.rules';

const ASK_EVERY_MS = 10_000;
/** As long as the server waits for a word about a paper. */
const ANSWER_MS = 180_000;
const SAY_AGAIN_MS = 5_000;

interface Station {
  turn: Turn;
  done: Done[];
  /** The server was reached the last time it was asked. */
  connected: boolean;
  /** What the browser's dialog left open. */
  answer: (printed: boolean) => void;
  /** The dialog is closed. */
  closed: () => void;
}

/** Claims papers one by one for as long as the page is open and a printer is chosen. */
export function usePrintStation(printerId: string | null, unasked: boolean): Station {
  const [turn, setTurn] = useState<Turn>({ kind: 'idle' });
  const [done, setDone] = useState<Done[]>([]);
  const [connected, setConnected] = useState(true);
  const asking = useRef(false);

  const ask = useEffectEvent(async () => {
    if (!printerId || asking.current || turn.kind !== 'idle') return;
    asking.current = true;
    const claimed = await api.post<StationPaper | null>(
      '/api/printStation/claim',
      { printerId },
      { silent: true },
    );
    asking.current = false;
    setConnected(claimed.success);
    if (claimed.success && claimed.data) setTurn({ kind: 'printing', paper: claimed.data });
  });

  useLive('print.changed', () => void ask());
  useLiveGap(() => void ask());
  useEffect(() => {
    if (!printerId) return;
    void ask();
    const timer = setInterval(() => void ask(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [printerId]);
  // Nobody answers: the server gives it out once more, marked, and this page must be there to take it.
  useEffect(() => {
    if (turn.kind !== 'asking') return;
    const timer = setTimeout(() => setTurn({ kind: 'idle' }), ANSWER_MS);
    return () => clearTimeout(timer);
  }, [turn]);
  // The next one follows at once.
  useEffect(() => {
    if (turn.kind === 'idle') void ask();
  }, [turn]);

  // A word that did not get through is said again, so that nothing is printed twice.
  useEffect(() => {
    if (turn.kind !== 'unsaid') return;
    const timer = setTimeout(() => void say(), SAY_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [turn]);

  const finish = useCallback(
    async ({ token, title }: StationPaper, printed: boolean) => {
      const said = await api.post('/api/printStation/confirm', { printerId, token, printed });
      if (!said.success) return setTurn({ kind: 'unsaid', paper: { token, title, lines: [] }, printed });
      setDone((before) => withDone(before, { token, title, at: new Date().toISOString(), printed }));
      setTurn({ kind: 'idle' });
    },
    [printerId],
  );

  const say = useEffectEvent(() => turn.kind === 'unsaid' && finish(turn.paper, turn.printed));

  return {
    turn,
    done,
    connected,
    answer: (printed) => turn.kind === 'asking' && void finish(turn.paper, printed),
    closed: () => {
      if (turn.kind !== 'printing') return;
      if (unasked) void finish(turn.paper, true);
      else setTurn({ kind: 'asking', paper: turn.paper });
    },
  };
}
