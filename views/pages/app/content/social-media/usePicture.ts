import { useEffect, useState } from 'react';
import { call } from '../../../../lib/http/api';
import { useWhenOnline } from '../../../../lib/live/when-online';
import type { Draft } from './useProposal';
import { hasSubject } from './words';

/** Somebody who types a title wants one picture. */
const PAUSE_MS = 500;
const DEADLINE_MS = 40_000;

interface Drawn {
  /** What was asked for. */
  path: string | null;
  url: string | null;
  file: Blob | null;
  problem: string | null;
  /** Asking for the same would change nothing. */
  isFinal: boolean;
}

const NOTHING: Drawn = { path: null, url: null, file: null, problem: null, isFinal: false };
const FINAL = ['POST_SUBJECT_GONE', 'POST_PICTURE_UNWRITABLE'];

/** The picture of the post; the old one stays in sight until the new one is there. Its words may still be on their way. */
export function usePicture(
  { template, subjectId, format, title, note }: Draft,
  wordsAreComing: boolean,
): Drawn & { waiting: boolean; again: (() => void) | null } {
  const [drawn, setDrawn] = useState(NOTHING);
  const [tries, setTries] = useState(0);
  const isWhole = title !== '' && (subjectId !== null || !hasSubject(template));
  const query = new URLSearchParams({ template, format, title, note, ...(subjectId && { subjectId }) });
  const path = isWhole ? `/api/social/picture?${query}` : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks for the same
  useEffect(() => {
    if (path === null) return setDrawn(NOTHING);
    const gone = new AbortController();
    const timer = setTimeout(async () => {
      const options = { silent: true, isFile: true, signal: gone.signal, deadlineMs: DEADLINE_MS };
      const answer = await call<Blob>('GET', path, options);
      if (gone.signal.aborted) return;
      if (!answer.success) {
        const isFinal = FINAL.includes(answer.code);
        return setDrawn({ ...NOTHING, path, problem: answer.message, isFinal });
      }
      const file = answer.data;
      setDrawn({ ...NOTHING, path, url: URL.createObjectURL(file), file });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [path, tries]);

  // A picture that is not shown any more is let go.
  const { url } = drawn;
  useEffect(() => {
    if (url === null) return;
    return () => URL.revokeObjectURL(url);
  }, [url]);

  const askAgain = () => {
    setDrawn(NOTHING);
    setTries((before) => before + 1);
  };
  const again = drawn.isFinal ? null : askAgain;
  useWhenOnline(drawn.problem === null ? null : again);

  return { ...drawn, waiting: path === null ? wordsAreComing : drawn.path !== path, again };
}
