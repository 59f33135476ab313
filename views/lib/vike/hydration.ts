let isOver = false;
let resolve: () => void = () => {};

/** Resolves when React has taken over the first page. */
export const hydrated = new Promise<void>((done) => {
  resolve = done;
});

export function markHydrated(): void {
  isOver = true;
  resolve();
}

export const isHydrated = (): boolean => isOver;
