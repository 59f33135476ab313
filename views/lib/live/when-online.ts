import { useEffect } from 'react';

/** What failed is asked for again once the connection is back; null where nothing has. */
export function useWhenOnline(again: (() => void) | null): void {
  useEffect(() => {
    if (again === null) return;
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [again]);
}
