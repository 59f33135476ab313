/** What somebody does who is about to tap, to type or to scroll. */
const ACTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

/** Runs once nobody has done anything for so long; returns what calls it off. */
export function whenCalm(target: EventTarget, ms: number, run: () => void): () => void {
  let timer = setTimeout(done, ms);
  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(done, ms);
  };
  for (const act of ACTS) target.addEventListener(act, again, { passive: true });
  function stop(): void {
    clearTimeout(timer);
    for (const act of ACTS) target.removeEventListener(act, again);
  }
  function done(): void {
    stop();
    run();
  }
  return stop;
}
