const SIGNED_OUT = 'signed-out';

let waiting: Promise<unknown> = Promise.resolve();
let channel: BroadcastChannel | null = null;

/** One tab at a time. Without the Web Locks API (plain http) at least one at a time within this tab. */
export function alone<T>(name: string, run: () => Promise<T>): Promise<T> {
  if (globalThis.navigator?.locks) return navigator.locks.request(name, run) as Promise<T>;

  const turn = waiting.then(run, run);
  waiting = turn.catch(() => undefined);
  return turn;
}

/** Somebody pressed "Abmelden": that ends the session everywhere. A failed refresh never does. */
export const tellSignedOut = (): void => tabs()?.postMessage(SIGNED_OUT);

export function onSignedOutElsewhere(run: () => void): void {
  tabs()?.addEventListener('message', ({ data }) => {
    if (data === SIGNED_OUT) run();
  });
}

function tabs(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  channel ??= new BroadcastChannel('tresen');
  return channel;
}
