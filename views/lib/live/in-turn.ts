const waiting: (() => void)[] = [];
let running = false;

/**
 * What a page begins beside itself, such as asking the server: each in a task of its own. All in one would hold up whoever types
 * or taps meanwhile. Returns what calls it off.
 */
export function inTurn(run: () => void): () => void {
  // Timers of a page that nobody sees are slow, and nobody types there.
  if (document.visibilityState === 'hidden') {
    run();
    return () => {};
  }
  waiting.push(run);
  if (!running) begin();
  return () => {
    const place = waiting.indexOf(run);
    if (place >= 0) waiting.splice(place, 1);
  };
}

function begin(): void {
  running = true;
  setTimeout(() => {
    const run = waiting.shift();
    if (waiting.length > 0) begin();
    else running = false;
    run?.();
  });
}
