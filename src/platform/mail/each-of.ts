/** Runs over all of them, so many side by side; a slow one holds up no more than its own place. */
export async function eachOf<T>(
  all: readonly T[],
  atOnce: number,
  run: (one: T) => Promise<void>,
): Promise<void> {
  const left = [...all].reverse();
  const place = async () => {
    for (let one = left.pop(); one !== undefined; one = left.pop()) await run(one);
  };
  await Promise.all(Array.from({ length: atOnce }, place));
}
