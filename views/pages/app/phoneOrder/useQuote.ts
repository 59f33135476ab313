import { useEffect, useRef, useState } from 'react';
import type { PhoneQuote } from '../../../../src/shop/phone-order/phone-order.view';
import { api } from '../../../lib/http/api';

const WAIT_MS = 200;

/** What it costs right now. The last sum stays in sight while the next one is on its way. */
export function useQuote(wanted: { lines: readonly object[] }) {
  const [sums, setSums] = useState<PhoneQuote | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const [turn, setTurn] = useState(0);
  const body = JSON.stringify(wanted);
  const empty = wanted.lines.length === 0;
  const latest = useRef('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn asks the same again
  useEffect(() => {
    latest.current = body;
    if (empty) {
      setSums(null);
      setRefusal(null);
      setAsking(false);
      return;
    }
    const stop = new AbortController();
    setAsking(true);
    const timer = setTimeout(async () => {
      const answer = await api.post<PhoneQuote>('/api/phoneOrder/quote', JSON.parse(body), {
        silent: true,
        signal: stop.signal,
      });
      if (stop.signal.aborted || latest.current !== body) return;
      setAsking(false);
      if (answer.success) setSums(answer.data);
      setRefusal(answer.success ? answer.data.refusal : answer.message);
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [body, empty, turn]);

  return { sums, refusal, asking, again: () => setTurn((known) => known + 1) };
}
