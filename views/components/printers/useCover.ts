import { useEffect, useState } from 'react';
import type { CoverView } from '../../../src/shop/paper/paper.view';
import { api } from '../../lib/http/api';

/** What of the menu has a printer; null until it is known. */
export function useCover(): CoverView | null {
  const [cover, setCover] = useState<CoverView | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    void api
      .get<CoverView>('/api/printer/cover', { signal: leaving.signal, silent: true })
      .then((answer) => answer.success && setCover(answer.data));
    return () => leaving.abort();
  }, []);
  return cover;
}
