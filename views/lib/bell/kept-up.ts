import { useEffect, useEffectEvent } from 'react';
import { inTurn } from '../live/in-turn';
import { useLiveGap } from '../live/live';

const LOOK_AGAIN_MS = 60_000;

/**
 * For what every page shows. It came with the first page, and the stream goes on from where that was made; where it did
 * not come it is asked for at once. Asked again after a gap, and by the minute.
 */
export function useKeptUp<T>(
  first: T | null,
  keep: (first: T) => void,
  lookAgain: () => Promise<void>,
): void {
  const begin = useEffectEvent(() => {
    if (!first) return inTurn(() => void lookAgain());
    keep(first);
  });
  const ask = useEffectEvent(() => void lookAgain());
  useLiveGap(() => void lookAgain());
  useEffect(() => {
    const callOff = begin();
    const timer = setInterval(ask, LOOK_AGAIN_MS);
    return () => {
      callOff?.();
      clearInterval(timer);
    };
  }, []);
}
