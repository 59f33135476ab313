import { useEffect, useState } from 'react';
import type { MenuChoice } from '../../../../../src/shop/printed-menu/printed-menu.types';
import type { MenuPreview } from '../../../../../src/shop/printed-menu/printed-menu.view';
import { api } from '../../../../lib/http/api';
import { queryOf } from './choice';

/** Somebody who ticks three boxes wants one picture. */
const PAUSE_MS = 300;

export interface Shown {
  preview: MenuPreview | null;
  problem: string | null;
  /** The pages in sight are not those of the choice yet. */
  waiting: boolean;
}

/** The pages of the menu as chosen; the old ones stay in sight until the new ones are there. */
export function usePreview(choice: MenuChoice): Shown {
  const [shown, setShown] = useState<Shown>({ preview: null, problem: null, waiting: true });
  // Crop marks change the file and not the page.
  const query = queryOf({ ...choice, cropMarks: false });

  useEffect(() => {
    const gone = new AbortController();
    setShown((before) => ({ ...before, waiting: true }));
    const timer = setTimeout(async () => {
      const answer = await api.get<MenuPreview>(`/api/printedMenu/preview?${query}`, {
        silent: true,
        signal: gone.signal,
      });
      if (gone.signal.aborted) return;
      if (answer.success) setShown({ preview: answer.data, problem: null, waiting: false });
      else setShown({ preview: null, problem: answer.message, waiting: false });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [query]);

  return shown;
}
