import type { JobType } from './job.js';

export interface AddOptions {
  delayMs?: number;
  /** Added again under the same id while it is still there, it is the same job. */
  id?: string;
}

export interface QueueDepth {
  job: string;
  waiting: number;
  active: number;
  delayed: number;
  failed: number;
}

/** What the next attempt is to get instead of the data of this one. */
export type Keep<T> = (data: T) => Promise<void>;

export abstract class Queue {
  /** Said once per job, in a constructor; which process runs it is not the caller's business. */
  abstract handle<T>(job: JobType<T>, run: (data: T, keep: Keep<T>) => Promise<void>): void;
  /** Who adds while others are being added goes with them in one step. */
  abstract add<T>(job: JobType<T>, data: T, options?: AddOptions): Promise<void>;
  abstract depths(): Promise<QueueDepth[]>;
}
