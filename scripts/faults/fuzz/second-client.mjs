import { setTimeout as sleep } from 'node:timers/promises';

const EVERY_MS = 20;

/** Asks for a little answer again and again; says which calls were under way while it had to wait. */
export function watchFrom(url, { longestMs }) {
  const open = new Set();
  const stalls = [];
  let longest = 0;
  let going = true;
  const watching = (async () => {
    while (going) {
      const before = new Set(open);
      const from = performance.now();
      await fetch(url).then((answer) => answer.arrayBuffer());
      const waited = performance.now() - from;
      longest = Math.max(longest, waited);
      if (waited > longestMs) stalls.push({ waited, calls: [...new Set([...before, ...open])] });
      await sleep(EVERY_MS);
    }
  })();
  return {
    during: async (call, work) => {
      open.add(call);
      return work().finally(() => open.delete(call));
    },
    takeStalls: () => stalls.splice(0),
    /** The longest wait since the last question. */
    takeLongest: () => {
      const was = longest;
      longest = 0;
      return was;
    },
    stop: () => {
      going = false;
      return watching;
    },
  };
}
