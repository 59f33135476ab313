/** What is asked again and again is shown in the order it was asked in: a slow answer brings back nothing older. */
export function inOrder<T>(ask: () => Promise<T>, show: (answer: T) => void): () => Promise<void> {
  let asked = 0;
  let shown = 0;
  return async () => {
    asked += 1;
    const mine = asked;
    const answer = await ask();
    if (mine < shown) return;
    shown = mine;
    show(answer);
  };
}
