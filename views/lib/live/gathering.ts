/** Many calls at once are one run, no later than `ms` after the first of them; never two runs at a time. */
export function gathering(run: () => Promise<void>, ms: number): () => void {
  let waiting = false;
  let running = false;
  let again = false;
  const ask = () => {
    if (running) again = true;
    else if (!waiting) {
      waiting = true;
      setTimeout(() => void go(), ms);
    }
  };
  const go = async () => {
    waiting = false;
    running = true;
    await run();
    running = false;
    if (!again) return;
    again = false;
    ask();
  };
  return ask;
}
