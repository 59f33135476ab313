let tell: () => void = () => {};

/** Resolves when React has taken over the first page. */
export const awake = new Promise<void>((resolve) => {
  tell = resolve;
});

export const isAwake = (): void => tell();
