import { absolute } from './request';

const PATIENCE_MS = 1_500;

/** Whether the server can be reached at this moment. */
export async function isAnswered(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(absolute('/healthz'), { cache: 'no-store', signal });
    // What is not read is still on its way when the patience ends, and is cancelled then.
    await answer.text();
    return answer.ok;
  } catch {
    return false;
  }
}
