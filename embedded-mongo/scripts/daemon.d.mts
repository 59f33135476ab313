import type { ChildProcess } from 'node:child_process';

export interface Daemon {
  readonly uri: string;
  readonly readyMs: number;
  readonly pid: number;
  log(): string;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface DaemonOptions {
  main?: string;
  where?: string[];
  nodeArgs?: string[];
  onSpawn?: (child: ChildProcess) => void;
}

export function startDaemon(directory: string, options?: DaemonOptions): Promise<Daemon>;
