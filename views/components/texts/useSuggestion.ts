import { useEffect, useRef, useState } from 'react';
import { toast } from '../../lib/toasts/toasts';
import { streamText } from './stream-text';

type State = 'idle' | 'writing' | 'unconnected';

interface Suggesting {
  value: string;
  setValue: (text: string) => void;
  /** What people call it, in the messages. */
  what: 'Beschreibung' | 'Text';
}

export type Suggestion = ReturnType<typeof useSuggestion>;

/**
 * A text by the model. While it is being written it is only shown: whoever saves, leaves or cancels in the middle has
 * what stood in the field before.
 */
export function useSuggestion({ value, setValue, what }: Suggesting) {
  const [state, setState] = useState<State>('idle');
  const [note, setNote] = useState<string | null>(null);
  const [before, setBefore] = useState<string | null>(null);
  const [soFar, setSoFar] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function suggest(path: string, wish: object): Promise<void> {
    const leaving = new AbortController();
    running.current = leaving;
    setState('writing');
    setNote(null);
    setBefore(null);
    const answer = await streamText(path, wish, {
      signal: leaving.signal,
      onText: (text) => {
        if (running.current === leaving) setSoFar(text);
      },
    });
    if (running.current !== leaving) return;
    running.current = null;
    setSoFar(null);
    const isUnconnected = !answer.success && answer.code === 'TEXTS_NOT_CONNECTED';
    setState(isUnconnected ? 'unconnected' : 'idle');
    if (answer.success) {
      setValue(answer.data.message);
      setBefore(value);
      setNote(leftOutNote(answer.data.leftOut));
      toast.success(`${what} erfolgreich generiert`);
      return;
    }
    if (!leaving.signal.aborted && !isUnconnected) {
      toast.error(`${what} konnte leider nicht generiert werden`);
      setNote(answer.message);
    }
  }

  return {
    state,
    /** What the field shows. */
    text: soFar ?? value,
    note,
    setNote,
    suggest,
    cancel: () => running.current?.abort(),
    /** The field is about something else now: nothing more is written into it, and nothing put back. */
    drop: () => {
      running.current?.abort();
      running.current = null;
      setSoFar(null);
      setState('idle');
      setNote(null);
      setBefore(null);
    },
    /** Puts back what stood there before the suggestion; null while there is nothing to put back. */
    undo:
      before === null
        ? null
        : () => {
            setValue(before);
            setBefore(null);
            setNote(null);
          },
    closeHelp: () => setState('idle'),
  };
}

const leftOutNote = (claims: readonly string[]): string | null =>
  claims.length === 0
    ? null
    : `Weggelassen, weil es auf keiner Speisekarte stehen darf: ${claims.map((claim) => `„${claim}“`).join(', ')}.`;
