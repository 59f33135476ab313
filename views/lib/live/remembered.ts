import { useEffect, useEffectEvent, useState } from 'react';

const SEND_AFTER_MS = 500;

/** What was done while nothing got through, by the id of the order: sent when the line is back, and again until it gets through. */
export function useRemembered<T>(lost: boolean, send: (id: string, what: T) => Promise<unknown>) {
  const [remembered, setRemembered] = useState<ReadonlyMap<string, T>>(new Map());
  const sendAll = useEffectEvent(async () => {
    setRemembered(new Map());
    for (const [id, what] of remembered) await send(id, what);
  });
  useEffect(() => {
    if (lost || remembered.size === 0) return;
    const timer = setTimeout(() => void sendAll(), SEND_AFTER_MS);
    return () => clearTimeout(timer);
  }, [lost, remembered]);

  return {
    remembered,
    remember: (id: string, what: T) => setRemembered((before) => new Map(before).set(id, what)),
    forget: (id: string) => setRemembered((before) => new Map([...before].filter(([known]) => known !== id))),
  };
}
