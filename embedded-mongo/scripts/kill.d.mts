export interface KillOptions {
  kills?: number;
  seed?: number;
  main?: string;
  /** Called with the data directory after each kill. */
  betweenLives?: (directory: string) => void | Promise<void>;
  log?: (line: string) => void;
}

export interface KillSummary {
  kills: number;
  killedAtStart: number;
  acknowledged: number;
}

export function killUnderWrites(options?: KillOptions): Promise<KillSummary>;
