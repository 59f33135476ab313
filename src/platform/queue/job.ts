interface JobOptions {
  /** How often it is tried before it is given up and logged. */
  attempts: number;
  /** Bull waits (2^n - 1) x delay before attempt n + 1 when exponential. */
  backoff?: { type: 'exponential' | 'fixed'; delay: number };
  removeOnComplete?: boolean | number;
  /** While one of these runs, a worker begins nothing else. */
  urgent?: boolean;
  /** How many one worker process runs side by side; one after the other unless told. */
  concurrency?: number;
}

/** A named piece of work whose data is a `T`. The same job twice must have one effect. */
export interface JobType<T> extends JobOptions {
  readonly name: string;
  /** Exists for the type checker alone. */
  readonly data?: T;
}

const declared = new Map<string, JobType<unknown>>();

export function defineJob<T>(name: string, options: JobOptions): JobType<T> {
  if (declared.has(name)) throw new Error(`The job "${name}" is defined twice.`);
  const job: JobType<T> = { removeOnComplete: true, ...options, name };
  declared.set(name, job as JobType<unknown>);
  return job;
}

export const declaredJobs = (): JobType<unknown>[] => [...declared.values()];

export const findJob = (name: string): JobType<unknown> | null => declared.get(name) ?? null;
