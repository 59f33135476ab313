import { PAYLOAD_GOOD_FOR_MS, payloadUrlOf } from './prefetch.rules';

interface Kept {
  answer: Promise<Response>;
  at: number;
}

const kept = new Map<string, Kept>();

/** Fetches a page's data ahead of the click. */
export async function prefetchPayload(path: string): Promise<void> {
  const url = payloadUrlOf(path);
  const known = kept.get(url);
  if (known && isGood(known)) return;

  const answer = fetch(url, { priority: 'low' });
  kept.set(url, { answer, at: Date.now() });
  const response = await answer.catch(() => null);
  if (!response?.ok) kept.delete(url);
}

/** Vike has no place to hand in a page's data, so its `fetch` of a `*.pageContext.json` is answered from here. */
export function servePayloads(): void {
  const ask = window.fetch.bind(window);
  window.fetch = (input, init) => taken(input, init) ?? ask(input, init);
}

export const forgetPayloads = (): void => kept.clear();

function taken(input: RequestInfo | URL, init?: RequestInit): Promise<Response> | null {
  if (typeof input !== 'string' || init) return null;
  const found = kept.get(input);
  if (!found) return null;
  kept.delete(input);
  return isGood(found) ? found.answer : null;
}

const isGood = ({ at }: Kept): boolean => Date.now() - at < PAYLOAD_GOOD_FOR_MS;
