const EVERY_MS = 50;
const PATIENCE_MS = 15_000;

/** Asks until the answer is there; what takes longer than a busy machine may take is a failure. */
export async function eventually<T>(
  ask: () => Promise<T | null | undefined | false> | T | null | undefined | false,
  patienceMs = PATIENCE_MS,
): Promise<T> {
  for (let tried = 0; tried < patienceMs / EVERY_MS; tried++) {
    const answer = await ask();
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  throw new Error('It never happened.');
}
