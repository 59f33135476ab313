import { absolute } from './request';

const PATIENCE_MS = 1_500;

/** Whether the server can be reached at this moment. */
export async function isAnswered(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return (await fetch(absolute('/healthz'), { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}
