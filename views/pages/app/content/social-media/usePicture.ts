import { useEffect, useState } from 'react';
import { call } from '../../../../lib/http/api';
import type { Draft } from './useProposal';
import { hasSubject } from './words';

/** Somebody who types a title wants one picture. */
const PAUSE_MS = 500;
const DEADLINE_MS = 40_000;

interface Drawn {
  url: string | null;
  file: Blob | null;
  problem: string | null;
  waiting: boolean;
}

/** The picture of the post; the old one stays in sight until the new one is there. */
export function usePicture({ template, subjectId, format, title, note }: Draft): Drawn {
  const [drawn, setDrawn] = useState<Drawn>({ url: null, file: null, problem: null, waiting: true });
  const isWhole = title !== '' && (subjectId !== null || !hasSubject(template));
  const query = new URLSearchParams({ template, format, title, note, ...(subjectId && { subjectId }) });
  const path = isWhole ? `/api/social/picture?${query}` : null;

  useEffect(() => {
    if (path === null) return setDrawn({ url: null, file: null, problem: null, waiting: false });
    const gone = new AbortController();
    setDrawn((before) => ({ ...before, waiting: true }));
    const timer = setTimeout(async () => {
      const options = { silent: true, isFile: true, signal: gone.signal, deadlineMs: DEADLINE_MS };
      const answer = await call<Blob>('GET', path, options);
      if (gone.signal.aborted) return;
      if (!answer.success)
        return setDrawn({ url: null, file: null, problem: answer.message, waiting: false });
      const file = answer.data;
      setDrawn({ url: URL.createObjectURL(file), file, problem: null, waiting: false });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [path]);

  // A picture that is not shown any more is let go.
  const { url } = drawn;
  useEffect(() => {
    if (url === null) return;
    return () => URL.revokeObjectURL(url);
  }, [url]);

  return drawn;
}
