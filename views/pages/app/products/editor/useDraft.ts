import { useEffect, useEffectEvent, useRef } from 'react';
import { draftKey } from './draft.rules';
import { dropDraft, writeDraft } from './drafts';
import type { Draft } from './opened.types';
import type { ProductFields } from './product-form';

const PAUSE_MS = 300;

interface Drafting {
  userId: string;
  id: string | null;
  version?: number;
  fields: ProductFields;
  changed: boolean;
}

/** Writes down what is being typed. Whoever leaves the editor has saved it or let it go: the draft goes with it. */
export function useDraft({ userId, id, version, fields, changed }: Drafting): void {
  const key = draftKey(userId, id);
  const latest = useRef<Omit<Draft, 'at'>>({ key, version, id, fields });
  latest.current = { key, version, id, fields };
  const write = useEffectEvent(() => {
    if (changed) writeDraft({ ...latest.current, at: Date.now() });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is typed starts the pause again
  useEffect(() => {
    const timer = setTimeout(() => write(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [fields, changed]);

  useEffect(() => {
    const last = () => write();
    window.addEventListener('pagehide', last);
    return () => {
      window.removeEventListener('pagehide', last);
      dropDraft(key);
    };
  }, [key]);
}
