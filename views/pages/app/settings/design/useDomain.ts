import { useState } from 'react';
import { reload } from 'vike/client/router';
import type { DomainView } from '../../../../../src/shop/domain/domain.view';
import { api } from '../../../../lib/http/api';
import { toast } from '../../../../lib/toasts/toasts';

export type DomainEditing = ReturnType<typeof useDomain>;

export function useDomain(initial: DomainView) {
  const [domain, setDomain] = useState(initial);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);

  async function call(verb: 'choose' | 'check' | 'remove', body: object = {}): Promise<DomainView | null> {
    setBusy(true);
    const answer = await api.post<DomainView>(`/api/domain/${verb}`, body, { silent: true });
    setBusy(false);
    if (answer.success) {
      setDomain(answer.data);
      return answer.data;
    }
    setProblem(answer.fields?.name ?? answer.message);
    if (verb !== 'choose') toast.error(answer.headline, answer.message);
    return null;
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

  return {
    domain,
    typed,
    problem,
    busy,
    asking,
    type: (text: string) => {
      setProblem(undefined);
      setTyped(text);
    },
    choose: async () => {
      if (!(await call('choose', { name: typed }))) return;
      setTyped('');
      await reload();
    },
    check,
    ask: setAsking,
    remove,
  };
}
