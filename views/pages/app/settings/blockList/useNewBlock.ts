import { type FormEvent, useState } from 'react';
import { reload } from 'vike/client/router';
import type { BlockKind } from '../../../../../src/shop/block-list/block-list.types';
import { useSending } from '../../../../lib/form/sending';
import { api } from '../../../../lib/http/api';
import { toast } from '../../../../lib/toasts/toasts';

const EMPTY = { value: '', postalCode: '', reason: '' };

export function useNewBlock() {
  const [kind, setKind] = useState<BlockKind>('phone');
  const [months, setMonths] = useState('3');
  const [typed, setTyped] = useState(EMPTY);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { busy, problem, send } = useSending();
  const change = (part: Partial<typeof EMPTY>) => setTyped((known) => ({ ...known, ...part }));

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    setErrors({});
    const { value, reason, postalCode } = typed;
    const body = { kind, value, reason, months: Number(months), ...(kind === 'address' && { postalCode }) };
    const answer = await send(
      () => api.post('/api/blockList/add', body, { silent: true }),
      ({ fields }) => {
        setErrors(fields ?? {});
        return fields !== undefined;
      },
    );
    if (!answer) return;
    setTyped(EMPTY);
    toast.success('Auf der Sperrliste');
    await reload();
  }

  return { kind, setKind, months, setMonths, typed, change, errors, busy, problem, add };
}
