const WRITERS = 8;

/** Writes side by side until told to stop or the system is gone; an id counts as acknowledged once its write returned. */
export function startWriters(subject, prefix, acknowledged) {
  let going = true;
  let arrived;
  const first = new Promise((resolve) => {
    arrived = resolve;
  });
  const work = async (writer) => {
    for (let number = 0; going; number += 1) {
      const id = `${prefix}.${writer}.${number}`;
      await subject.write(id);
      acknowledged.add(id);
      arrived();
    }
  };
  // What fails here was killed in the middle: nobody was promised anything.
  const ends = Promise.allSettled(Array.from({ length: WRITERS }, (_, writer) => work(writer)));
  const none = ends.then(([{ reason }]) =>
    Promise.reject(new Error('Not one write arrived.', { cause: reason })),
  );
  const stop = async () => {
    going = false;
    await ends;
  };
  none.catch(() => {});
  return { first: Promise.race([first, none]), stop };
}
