import { useEffect, useState } from 'react';

const STEP_MS = 20_000;

/** The server's clock, running on: what a page made at 14:59 says must be right at 15:00. */
export function useNow(from: string): Date {
  const [now, setNow] = useState(() => new Date(from));

  useEffect(() => {
    const [start, began] = [Date.parse(from), performance.now()];
    const tick = () => setNow(new Date(start + performance.now() - began));
    const timer = setInterval(tick, STEP_MS);
    return () => clearInterval(timer);
  }, [from]);

  return now;
}
