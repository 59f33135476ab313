let resolve: () => void = () => {};

/** Resolves when React has taken over the first page. */
export const hydrated = new Promise<void>((done) => {
  resolve = done;
});

export const markHydrated = (): void => resolve();
