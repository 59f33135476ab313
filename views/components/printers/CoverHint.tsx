import { Anchor } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { CoverView } from '../../../src/shop/paper/paper.view';
import { api } from '../../lib/http/api';
import classes from './CoverHint.module.css';

/** What of the menu no printer is set up for, where somebody could mend it. Nothing while all is well, and without any printer. */
export function CoverHint() {
  const [cover, setCover] = useState<CoverView | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    void api
      .get<CoverView>('/api/printer/cover', { signal: leaving.signal })
      .then((answer) => answer.success && setCover(answer.data));
    return () => leaving.abort();
  }, []);
  if (!cover?.catcher || cover.caught === 0) return null;
  return (
    <p className={classes.hint}>
      <strong>{cover.caught === 1 ? '1 Artikel' : `${cover.caught} Artikel`} ohne eigenen Drucker</strong> (
      {cover.caughtIn.join(', ')}). Ihr Bon kommt aus „{cover.catcher.name}“.{' '}
      <Anchor href="/app/settings/printers">Drucker einstellen</Anchor>
    </p>
  );
}
