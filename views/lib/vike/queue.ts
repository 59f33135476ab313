/** Runs what it is given, never more than `atOnce` at the same time, and each key once. */
export function createQueue(atOnce: number, run: (key: string) => Promise<unknown>): (key: string) => void {
  const seen = new Set<string>();
  const waiting: string[] = [];
  let running = 0;

  return (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    waiting.push(key);
    start();
  };

  function start(): void {
    while (running < atOnce && waiting.length > 0) {
      running += 1;
      const key = waiting.shift()!;
      run(key)
        .catch(() => seen.delete(key))
        .finally(() => {
          running -= 1;
          start();
        });
    }
  }
}
