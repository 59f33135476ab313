let waiting: (() => void)[] = [];
let bell: MessageChannel | undefined;

/**
 * What a page begins beside itself, such as asking the server: each in a task of its own. All in one would hold up whoever types
 * or taps meanwhile. Returns what calls it off.
 */
export function inTurn(run: () => void): () => void {
  waiting.push(run);
  // A message makes a task as a timer does, and is not late on a page that nobody sees.
  if (!bell) {
    bell = new MessageChannel();
    bell.port2.onmessage = () => waiting.shift()?.();
  }
  bell.port1.postMessage(0);
  return () => {
    waiting = waiting.filter((one) => one !== run);
  };
}
