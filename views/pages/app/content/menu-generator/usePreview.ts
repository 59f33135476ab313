import { useEffect, useState } from 'react';
import type { MenuChoice } from '../../../../../src/shop/printed-menu/printed-menu.types';
import type { MenuPreview } from '../../../../../src/shop/printed-menu/printed-menu.view';
import { api } from '../../../../lib/http/api';
import { useWhenOnline } from '../../../../lib/live/when-online';
import { queryOf } from './choice';

/** Somebody who ticks three boxes wants one picture. */
const PAUSE_MS = 300;

const FINAL = ['NOTHING_TO_PRINT', 'PRINTED_MENU_DOES_NOT_FIT'];

export interface Shown {
  preview: MenuPreview | null;
  problem: string | null;
  /** The pages in sight are not those of the choice yet. */
  waiting: boolean;
  /** null where asking for the same would change nothing. */
  again: (() => void) | null;
}

/** `nothing`: why there is nothing to ask for. The pages of the menu as chosen; the old ones stay in sight until the new ones are there. */
export function usePreview(choice: MenuChoice, nothing: string | null): Shown {
  const [tries, setTries] = useState(0);
  const [shown, setShown] = useState<Omit<Shown, 'again'> & { isFinal: boolean }>({
    preview: null,
    problem: null,
    isFinal: false,
    waiting: true,
  });
  // Crop marks change the file and not the page.
  const query = queryOf({ ...choice, cropMarks: false });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks for the same
  useEffect(() => {
    const gone = new AbortController();
    if (nothing) return setShown({ preview: null, problem: nothing, isFinal: true, waiting: false });
    setShown((before) => ({ ...before, waiting: true }));
    const timer = setTimeout(async () => {
      const answer = await api.get<MenuPreview>(`/api/printedMenu/preview?${query}`, {
        silent: true,
        signal: gone.signal,
      });
      if (gone.signal.aborted) return;
      if (answer.success) setShown({ preview: answer.data, problem: null, isFinal: false, waiting: false });
      else {
        const isFinal = FINAL.includes(answer.code);
        setShown({ preview: null, problem: answer.message, isFinal, waiting: false });
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [query, tries, nothing]);

  const { isFinal, ...rest } = shown;
  const again = isFinal ? null : () => setTries((before) => before + 1);
  useWhenOnline(rest.problem === null ? null : again);
  return { ...rest, again };
}
