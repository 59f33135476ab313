import { useEffect, useState } from 'react';
import { usePayingWords } from '../lib/words/sentences.paying';

const SOON_MS = 120_000;

/** Counted on from what the server says: the clock of a phone may be wrong. */
export function TimeLeft({ leftMs }: { leftMs: number }) {
  const { now: words } = usePayingWords();
  const left = useCountdown(leftMs);
  return (
    <>
      <p className="pay__left" role="timer">
        {words.left}: <b>{words.leftText(clockOf(left))}</b>
      </p>
      <p className="visually-hidden" role="status">
        {left > 0 && left <= SOON_MS && words.leftSoon}
      </p>
    </>
  );
}

export function useCountdown(leftMs: number): number {
  const [left, setLeft] = useState(leftMs);
  useEffect(() => {
    setLeft(leftMs);
    const end = performance.now() + leftMs;
    const tick = setInterval(() => setLeft(Math.max(0, end - performance.now())), 1_000);
    return () => clearInterval(tick);
  }, [leftMs]);
  return left;
}

/** '9:05' */
function clockOf(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
