interface Waiting {
  show: () => void;
  hide: () => void;
}

/** What stands in for a sheet: asked for twice it still stands once, and what stands can be taken away. */
export function waiting(put: () => () => void): Waiting {
  let takeAway: (() => void) | null = null;
  return {
    show: () => {
      takeAway ??= put();
    },
    hide: () => {
      takeAway?.();
      takeAway = null;
    },
  };
}
