import { createStore } from './store';

type Answer = (proven: boolean) => void;

/** Set while somebody who took over with a PIN is asked for their password. */
export const proofState = createStore<Answer | null>(null);

/** Resolves when the password was right, or when they would rather not. Two calls at once share one question. */
export function askForPassword(): Promise<boolean> {
  const waiting = proofState.get();
  return new Promise((resolve) => {
    proofState.set((proven) => {
      proofState.set(null);
      waiting?.(proven);
      resolve(proven);
    });
  });
}
