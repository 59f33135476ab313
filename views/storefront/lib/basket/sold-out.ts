const CHANGED = 'tresen:sold-out';

let gone: readonly string[] = [];

/** What is sold out as of now, by whoever has asked. */
export function tellSoldOut(ids: readonly string[]): void {
  if (ids.join() === gone.join()) return;
  gone = ids;
  dispatchEvent(new CustomEvent(CHANGED));
}

export const isSoldOutNow = (id: string): boolean => gone.includes(id);

/** Called after every change. Returns the way out. */
export function watchSoldOut(look: () => void): () => void {
  addEventListener(CHANGED, look);
  return () => removeEventListener(CHANGED, look);
}
