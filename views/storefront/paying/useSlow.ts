import { useEffect, useState } from 'react';

const SLOW_MS = 8_000;

/** true once something has gone on for longer than anybody waits without a word. */
export function useSlow(isGoingOn: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return;
    const late = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(late);
      setSlow(false);
    };
  }, [isGoingOn]);
  return slow;
}
