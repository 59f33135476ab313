/**
 * What is made of an object, made once for as long as the object lives and is asked for in the same circumstances. For
 * objects that nobody writes to, like what a cache has read.
 */
export function remembered<Of extends object, In, Made>(make: (of: Of, circumstances: In) => Made) {
  const known = new WeakMap<Of, { circumstances: In; made: Made }>();
  return (of: Of, circumstances: In): Made => {
    const last = known.get(of);
    if (last && last.circumstances === circumstances) return last.made;
    const made = make(of, circumstances);
    known.set(of, { circumstances, made });
    return made;
  };
}
