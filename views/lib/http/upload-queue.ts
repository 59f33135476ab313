import { createStore } from '../session/store';
import type { ApiResult } from './api.types';

export interface Upload {
  key: number;
  file: File;
  /** `drawing`: everything is sent, the server works on it. */
  state: 'waiting' | 'sending' | 'drawing' | 'failed';
  /** 0 to 1. */
  share: number;
  /** Why it failed. */
  problem: string | null;
}

export type Send<T> = (
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<ApiResult<T>>;

/** Files one after the other: the server draws one at a time, and a phone line carries one best. */
export class UploadQueue<T> {
  readonly uploads = createStore<readonly Upload[]>([]);
  private readonly running = new Map<number, AbortController>();
  private lastKey = 0;

  constructor(
    private readonly send: Send<T>,
    private readonly done: (data: T) => void,
  ) {}

  add(files: Iterable<File>): void {
    const fresh = Array.from(files, (file): Upload => ({ ...FRESH, key: ++this.lastKey, file }));
    this.uploads.set([...this.uploads.get(), ...fresh]);
    this.goOn();
  }

  /** Ends it wherever it is, and takes it off the list. */
  cancel(key: number): void {
    this.running.get(key)?.abort();
    this.uploads.set(this.uploads.get().filter((upload) => upload.key !== key));
  }

  retry(key: number): void {
    this.change(key, FRESH);
    this.goOn();
  }

  private goOn(): void {
    const next = this.uploads.get().find(({ state }) => state === 'waiting');
    if (next && this.running.size === 0) void this.run(next);
  }

  private async run({ key, file }: Upload): Promise<void> {
    const abort = new AbortController();
    this.running.set(key, abort);
    this.change(key, { state: 'sending' });
    const onProgress = (share: number) =>
      this.change(key, { share, state: share < 1 ? 'sending' : 'drawing' });
    const answer = await this.send(file, { onProgress, signal: abort.signal });
    this.running.delete(key);
    if (answer.success) this.finish(key, answer.data);
    else this.change(key, { state: 'failed', problem: answer.message });
    this.goOn();
  }

  private finish(key: number, data: T): void {
    this.cancel(key);
    this.done(data);
  }

  private change(key: number, said: Partial<Upload>): void {
    this.uploads.set(
      this.uploads.get().map((upload) => (upload.key === key ? { ...upload, ...said } : upload)),
    );
  }
}

const FRESH = { state: 'waiting', share: 0, problem: null } as const;
