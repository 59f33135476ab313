import { useEffect, useRef, useState } from 'react';
import { toast } from '../../lib/toasts/toasts';
import { streamText, type TextWish } from './stream-text';

type State = 'idle' | 'writing' | 'unconnected';

interface Suggesting {
  value: string;
  setValue: (text: string) => void;
}

/** A description by the model, written into the field; whatever goes wrong, the field is as it was. */
export function useSuggestion({ value, setValue }: Suggesting) {
  const [state, setState] = useState<State>('idle');
  const [note, setNote] = useState<string | null>(null);
  const [before, setBefore] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function suggest(wish: TextWish): Promise<void> {
    const leaving = new AbortController();
    running.current = leaving;
    setState('writing');
    setNote(null);
    setBefore(null);
    const answer = await streamText(wish, { signal: leaving.signal, onText: setValue });
    running.current = null;
    const isUnconnected = !answer.success && answer.code === 'TEXTS_NOT_CONNECTED';
    setState(isUnconnected ? 'unconnected' : 'idle');
    if (answer.success) {
      setValue(answer.data.message);
      setBefore(value);
      setNote(leftOutNote(answer.data.leftOut));
      toast.success('Beschreibung erfolgreich generiert');
      return;
    }
    setValue(value);
    if (!leaving.signal.aborted && !isUnconnected) {
      toast.error('Beschreibung konnte leider nicht generiert werden');
      setNote(answer.message);
    }
  }

  return {
    state,
    note,
    setNote,
    suggest,
    cancel: () => running.current?.abort(),
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
