import type { ModelFailure, ModelQuestion } from './texts.types.js';

/** Servers refuse a picture with many a status; what they say names it. */
const OF_PICTURES = /image|vision|multi-?modal/i;
const MISSHAPEN = [400, 415, 422];

/** What a server said, as what somebody can do about it. */
export function saidFailure(error: unknown, { picture }: Pick<ModelQuestion, 'picture'>): ModelFailure {
  const { status, code, message = '' } = error as { status?: number; code?: unknown; message?: string };
  if (status === undefined) return 'down';
  // Both are a 429; only one of them passes by itself.
  if (status === 402 || code === 'insufficient_quota') return 'spent';
  if (status === 429) return 'busy';
  if (picture && (MISSHAPEN.includes(status) || OF_PICTURES.test(message))) return 'blind';
  if (status === 404) return 'unknown';
  return status >= 500 || status === 408 ? 'down' : 'refused';
}

/** The next question would meet the same: asking for sixty texts ends with the first. */
const LASTING: readonly ModelFailure[] = ['refused', 'spent', 'unknown', 'blind'];
export const isLasting = (failure: ModelFailure): boolean => LASTING.includes(failure);
