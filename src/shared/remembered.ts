/**
 * What is made of an object, made once for as long as the object lives and is asked for in the same circumstances. For
 * objects that nobody writes to, like what a cache has read. Of circumstances that are new objects each time `spell` says what counts.
 */
export function remembered<Of extends object, In, Made>(
  make: (of: Of, circumstances: In) => Made,
  spell: (of: Of, circumstances: In) => unknown = (_, circumstances) => circumstances,
) {
  const known = new WeakMap<Of, { spelled: unknown; made: Made }>();
  return (of: Of, circumstances: In): Made => {
    const spelled = spell(of, circumstances);
    const last = known.get(of);
    if (last && last.spelled === spelled) return last.made;
    const made = make(of, circumstances);
    known.set(of, { spelled, made });
    return made;
  };
}
