/** Asks until the answer is there; what takes longer than a busy machine may take is a failure. */
export async function eventually<T>(
  ask: () => Promise<T | null | undefined | false> | T | null | undefined | false,
): Promise<T> {
  for (let tried = 0; tried < 300; tried++) {
    const answer = await ask();
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('It never happened.');
}
