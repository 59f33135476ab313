import { reload } from 'vike/client/router';
import { api } from '../http/api';
import { isWorkAtRisk } from '../vike/typed';

/**
 * Fetches into the page what has changed elsewhere. Without a session that leads to the sign-in, and takes away what
 * somebody has typed here: then they are asked above it first, and the page stays until they are back.
 */
export async function refreshPage(): Promise<void> {
  if (isWorkAtRisk()) {
    const answer = await api.get('/api/auth/session', { silent: true, byItself: true });
    if (!answer.success) return;
  }
  await reload();
}
