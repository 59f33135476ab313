export type Files = ReadonlyMap<string, Buffer>;

export function problemsOf(
  files: Files,
  options?: { end?: string | null; sum?: string | null },
): { problems: string[]; facts: { documents?: number; last?: string; lastHash?: string; sum?: string } };
