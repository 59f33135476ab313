export interface Fuzzed {
  acknowledged: number;
  /** Each with the number of its call, which `only` makes again. */
  problems: string[];
  /** As Markdown, a line for each role. */
  table: string;
}

export function fuzz(run: {
  url: string;
  mongoUri: string;
  seed: number;
  calls: number;
  only?: number[] | null;
  /** What takes longer, three times, is a problem. */
  hangMs?: number;
  say?: (line: string) => void;
}): Promise<Fuzzed>;
