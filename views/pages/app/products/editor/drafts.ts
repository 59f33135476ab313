import { draftIn, draftKey, isDraftOf } from './draft.rules';
import type { Draft } from './opened.types';

/** Drafts live as long as the window: a reload or a crash takes nothing, and nobody else finds them. */
export const readDraft = (userId: string, id: string | null): Draft | null => {
  const key = draftKey(userId, id);
  return draftIn(key, sessionStorage.getItem(key));
};

export const listDrafts = (userId: string): Draft[] =>
  Object.keys(sessionStorage)
    .filter((key) => isDraftOf(userId, key))
    .flatMap((key) => draftIn(key, sessionStorage.getItem(key)) ?? [])
    .sort((a, b) => b.at - a.at);

/** A full store keeps what it has. */
export function writeDraft({ key, ...draft }: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {}
}

export const dropDraft = (key: string): void => sessionStorage.removeItem(key);
