/** Made when somebody asks for it first: what `Intl` makes takes a phone tens of milliseconds, and most pages need one or none. */
export function atFirstUse<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
