import { useEffect } from 'react';

/** What was pressed is often disabled until its answer is there. Looks count and not the time: a slow tablet has fewer of them. */
const LOOKS = 30;
const LOOK_EVERY_MS = 50;

let last: HTMLElement | null = null;
let questions = 0;

/** Where the focus was last, the windows of such questions left out. */
const note = ({ target }: FocusEvent): void => {
  if (questions === 0 && target instanceof HTMLElement) last = target;
};

/**
 * Gives the focus back to where it was before a question that came by itself. A dialog cannot note that: the button that
 * was pressed is disabled while its answer is under way, and has lost the focus by then.
 */
export function useFocusBack(isAsked: boolean): void {
  useEffect(() => {
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (!isAsked) return;
    questions += 1;
    return () => {
      questions -= 1;
      if (questions === 0) giveBack(last, LOOKS);
    };
  }, [isAsked]);
}

function giveBack(to: HTMLElement | null, looks: number): void {
  setTimeout(() => {
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (to?.isConnected && isFree) to.focus();
    const isThere = document.activeElement === to;
    if (!isThere && looks > 1) giveBack(to, looks - 1);
  }, LOOK_EVERY_MS);
}
