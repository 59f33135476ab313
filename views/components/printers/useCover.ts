import { useEffect, useState } from 'react';
import type { CoverView } from '../../../src/shop/paper/paper.view';
import { api } from '../../lib/http/api';
import { usePageFrame } from '../../lib/vike/page-context';

/** What of the menu has a printer; null until it is known. */
export function useCover(): CoverView | null {
  const came = usePageFrame()?.cover;
  const [asked, setAsked] = useState<CoverView | null>(null);
  const isKnown = came != null;
  useEffect(() => {
    if (isKnown) return;
    const leaving = new AbortController();
    void api
      .get<CoverView>('/api/printer/cover', { signal: leaving.signal, silent: true })
      .then((answer) => answer.success && setAsked(answer.data));
    return () => leaving.abort();
  }, [isKnown]);
  return came ?? asked;
}
