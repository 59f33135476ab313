import { useEffect, useRef } from 'react';

/** For a button that takes the place of another when the state changes: the focus of the one that went is not lost. */
export function useKeptFocus(state: string) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(state);
  useEffect(() => {
    const isLost = before.current !== state && document.activeElement === document.body;
    before.current = state;
    if (isLost) button.current?.focus({ preventScroll: true });
  }, [state]);
  return button;
}
