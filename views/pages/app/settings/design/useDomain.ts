import { useState } from 'react';
import { reload } from 'vike/client/router';
import type { DomainView } from '../../../../../src/shop/domain/domain.view';
import { useSending } from '../../../../lib/form/sending';
import { useUnsaved } from '../../../../lib/form/unsaved';
import { api } from '../../../../lib/http/api';
import type { ApiFailure } from '../../../../lib/http/api.types';
import { toast } from '../../../../lib/toasts/toasts';

export type DomainEditing = ReturnType<typeof useDomain>;

export function useDomain(initial: DomainView) {
  const [domain, setDomain] = useState(initial);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [asking, setAsking] = useState(false);
  const { busy, send } = useSending();

  useUnsaved(typed.trim() ? { what: 'Eigene Domain', save: choose, verb: 'Eintragen' } : null);

  async function call(verb: 'choose' | 'check' | 'remove', body: object = {}): Promise<DomainView | null> {
    const refused = (failure: ApiFailure) => {
      setProblem(failure.fields?.name ?? failure.message);
      if (verb !== 'choose') toast.error(failure.headline, failure.message);
      return true;
    };
    const answer = await send(
      () => api.post<DomainView>(`/api/domain/${verb}`, body, { silent: true }),
      refused,
    );
    if (answer) setDomain(answer.data);
    return answer?.data ?? null;
  }

  async function choose(): Promise<boolean> {
    if (!(await call('choose', { name: typed }))) return false;
    setTyped('');
    await reload();
    return true;
  }

  async function check(): Promise<void> {
    const wasLive = domain.live;
    const found = await call('check');
    if (!found?.live || wasLive) return;
    toast.success('Domain verbunden');
    await reload();
  }

  async function remove(): Promise<void> {
    setAsking(false);
    if (!(await call('remove'))) return;
    toast.success('Domain entfernt');
    await reload();
  }

  function type(text: string): void {
    setProblem(undefined);
    setTyped(text);
  }

  return { domain, typed, problem, busy, asking, type, choose, check, ask: setAsking, remove };
}
