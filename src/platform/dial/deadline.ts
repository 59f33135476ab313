export class DeadlineExceeded extends Error {
  constructor(ms: number) {
    super(`no answer within ${ms} ms`);
  }
}

/** Ends in time whatever the other side does: a peer that drips one byte a second resets every idle timeout. */
export async function withDeadline<T>(ms: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  // Most look at no signal, and making one costs more than the work.
  const abort = run.length > 0 ? new AbortController() : null;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new DeadlineExceeded(ms);
      abort?.abort(error);
      reject(error);
    }, ms);
  });
  try {
    return await Promise.race([run(abort?.signal as AbortSignal), late]);
  } finally {
    clearTimeout(timer);
  }
}
