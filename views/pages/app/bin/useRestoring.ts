import { useState } from 'react';
import { reload } from 'vike/client/router';
import { useSending } from '../../../lib/form/sending';
import { api } from '../../../lib/http/api';
import type { ApiFailure } from '../../../lib/http/api.types';
import { toast } from '../../../lib/toasts/toasts';

export type Restoring = ReturnType<typeof useRestoring>;

/** Puts things back; where the category of a dish is gone, it asks for another one. */
export function useRestoring(done: () => void = () => undefined) {
  /** What waits for a category. */
  const [homeless, setHomeless] = useState<readonly string[] | null>(null);
  const { busy, send } = useSending();

  async function restore(ids: readonly string[], categoryId: string | null = null): Promise<void> {
    const call = () => api.post('/api/bin/restore', { ids, categoryId }, { silent: true });
    const answer = await send(call, (failure) => refused(failure, ids));
    if (!answer) return;
    if (answer.message) toast.success(answer.message);
    setHomeless(null);
    done();
    await reload();
  }

  function refused({ code, headline, message }: ApiFailure, ids: readonly string[]): boolean {
    if (code === 'CATEGORY_GONE') setHomeless(ids);
    else toast.error(headline, message);
    return true;
  }

  return { busy, restore, homeless, forget: () => setHomeless(null) };
}
