import { setTimeout as sleep } from 'node:timers/promises';

/** Lets a printer take its turns until it is stopped; `turn` says whether the next one follows at once. */
export function keepTurning(printer, { pollSeconds = 5, onTrouble, turn }) {
  const stopping = new AbortController();
  const run = async () => {
    while (!stopping.signal.aborted) {
      // A server that is away is asked again, as a printer does.
      const mayBeMore = await turn().catch((error) => onTrouble?.(error));
      const pause = mayBeMore ? 50 : pollSeconds * 1_000;
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const ended = run();
  return Object.assign(printer, {
    async stop() {
      stopping.abort();
      await ended;
    },
  });
}
