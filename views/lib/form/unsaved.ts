import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { createStore } from '../session/store';

/** What would be lost if the page went away: what somebody has typed on this page and nobody has saved. */
export interface Unsaved {
  /** As the question names it: „Öffnungszeiten“, „Margherita“. */
  what: string;
  /** What of it was changed, in the words of its fields. */
  changes?: readonly string[];
  /** Whether it is saved now; left out where it cannot be saved from the question. */
  save?: () => Promise<boolean>;
  /** What saving is called there. */
  verb?: string;
}

export type LeaveAnswer = 'save' | 'discard' | 'stay';

export interface LeaveQuestion {
  unsaved: Unsaved[];
  answer: (answer: LeaveAnswer) => void;
}

/** What is being asked now; `LeavePrompt` shows it. */
export const leaveQuestion = createStore<LeaveQuestion | null>(null);

interface Held {
  /** A window above the page that can be closed alone. */
  part: string | undefined;
  latest: () => Unsaved;
}

const held = new Map<string, Held>();
const whenHeld = new Set<() => void>();

let isReleased = false;
let asked: Promise<boolean> | null = null;

export const isAnythingUnsaved = (): boolean => held.size > 0 && !isReleased;

/** Runs whenever a page begins to hold something. */
export const onFirstUnsaved = (run: () => void): void => {
  whenHeld.add(run);
};

/** While this is there nobody leaves the page, reloads it or closes it without being asked. */
export function useUnsaved(unsaved: Unsaved | null, part?: string): void {
  const id = useId();
  const latest = useRef(unsaved);
  const isDirty = unsaved !== null;
  useLayoutEffect(() => {
    latest.current = unsaved;
  });

  // What has been saved must count as saved before the page goes on from there.
  useLayoutEffect(() => {
    if (!isDirty) return;
    isReleased = false;
    held.set(id, { part, latest: () => latest.current ?? { what: '' } });
    if (held.size === 1) for (const run of whenHeld) run();
    return () => {
      isReleased = false;
      held.delete(id);
    };
  }, [id, isDirty, part]);

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (isAnythingUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
}

/** Asks once, whoever else wants to know meanwhile: one press of Escape reaches every dialog that is open. */
export function mayLeave(part?: string): Promise<boolean> {
  if (!isAnythingUnsaved()) return Promise.resolve(true);
  const leaving = [...held.values()].filter((one) => part === undefined || one.part === part);
  if (leaving.length === 0) return Promise.resolve(true);
  asked ??= ask(leaving, part === undefined).finally(() => {
    setTimeout(() => {
      asked = null;
    });
  });
  return asked;
}

/** Closes a window once nothing of it would be lost, or it may be; what the page below holds is not asked about. */
export const closing = (part: string, close: () => void) => async (): Promise<void> => {
  if (await mayLeave(part)) close();
};

async function ask(leaving: readonly Held[], isPageLeft: boolean): Promise<boolean> {
  // A window is saved before the page below it, which may take up what was saved there.
  const windows = leaving.filter(({ part }) => part !== undefined);
  const below = leaving.filter(({ part }) => part === undefined);
  const unsaved = [...windows, ...below].map(({ latest }) => latest());
  const answer = await new Promise<LeaveAnswer>((resolve) => {
    leaveQuestion.set({ unsaved, answer: resolve });
  });
  let leaves = answer === 'discard' || (answer === 'save' && (await saveAll(unsaved)));
  if (answer === 'save' && isPageLeft && windows.length > 0) leaves &&= await isNothingLeft();
  leaveQuestion.set(null);
  if (isPageLeft) isReleased = leaves;
  return leaves;
}

/** What a window has saved may have changed the page below, once React has drawn it. */
async function isNothingLeft(): Promise<boolean> {
  await new Promise((drawn) => setTimeout(drawn));
  return held.size === 0;
}

async function saveAll(unsaved: readonly Unsaved[]): Promise<boolean> {
  for (const { save } of unsaved) if (!(await save?.())) return false;
  return true;
}
