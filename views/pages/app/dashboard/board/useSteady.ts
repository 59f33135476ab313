import { useEffect, useRef, useState } from 'react';

/** Cards never jump while a finger is down: what is new shows when it is lifted. */
export function useSteady<T>(value: T): T {
  const [held, setHeld] = useState(false);
  const kept = useRef(value);
  useEffect(() => {
    const hold = () => setHeld(true);
    // A click comes after the finger is up, and must still find its card.
    const release = () => setTimeout(() => setHeld(false), 60);
    addEventListener('pointerdown', hold);
    addEventListener('pointerup', release);
    addEventListener('pointercancel', release);
    return () => {
      removeEventListener('pointerdown', hold);
      removeEventListener('pointerup', release);
      removeEventListener('pointercancel', release);
    };
  }, []);
  if (!held) kept.current = value;
  return kept.current;
}
