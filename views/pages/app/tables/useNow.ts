import { useEffect, useState } from 'react';

const EVERY_MS = 10_000;

/** The server's clock, going on here: a tablet whose own is wrong still counts right. */
export function useNow(serverNow: string): number {
  const [now, setNow] = useState(() => Date.parse(serverNow));
  useEffect(() => {
    const ahead = Date.parse(serverNow) - Date.now();
    const look = () => setNow(Date.now() + ahead);
    look();
    const timer = setInterval(look, EVERY_MS);
    return () => clearInterval(timer);
  }, [serverNow]);
  return now;
}
