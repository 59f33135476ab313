export const CALL_MS = 15_000;
/** For what the server has to draw or pack first. */
export const FILE_MS = 60_000;

const SECOND = 1_000;

const AGAIN = 'Bitte versuche es gleich noch einmal.';
const LOOK_FIRST = 'Sieh nach, ob es angekommen ist, bevor du es noch einmal versuchst.';

/** Nobody answered in time. */
export class TooLate extends Error {
  constructor(ms: number, changes: boolean) {
    const waited = `Der Server hat ${Math.round(ms / SECOND)} Sekunden lang nicht geantwortet.`;
    super(`${waited} ${changes ? LOOK_FIRST : AGAIN}`);
  }
}

export interface Deadline {
  signal: AbortSignal;
  /** The time begins anew: something has moved. */
  extend: (ms: number) => void;
  isOver: () => boolean;
  clear: () => void;
}

/** Ends with the caller's signal too. `AbortSignal.any` is missing on the tablets of many kitchens. */
export function deadlineOf(ms: number, given?: AbortSignal): Deadline {
  const ending = new AbortController();
  let over = false;
  const expire = () => {
    over = true;
    ending.abort();
  };
  const leave = () => ending.abort(given?.reason);
  let timer = setTimeout(expire, ms);
  if (given?.aborted) leave();
  given?.addEventListener('abort', leave);

  return {
    signal: ending.signal,
    isOver: () => over,
    extend: (next) => {
      clearTimeout(timer);
      timer = setTimeout(expire, next);
    },
    clear: () => {
      clearTimeout(timer);
      given?.removeEventListener('abort', leave);
    },
  };
}
