import { type FormEvent, useState } from 'react';
import { reload } from 'vike/client/router';
import type { BlockKind } from '../../../../../src/shop/block-list/block-list.types';
import { useSending } from '../../../../lib/form/sending';
import { api } from '../../../../lib/http/api';
import { toast } from '../../../../lib/toasts/toasts';

export interface Meant {
  kind: BlockKind;
  value: string;
  postalCode?: string;
}

/** One entry after the other. What stands on the list already only begins anew, so a form may be sent twice. */
export function useBlocking(firstReason: string, done: () => void) {
  const [reason, setReason] = useState(firstReason);
  const [months, setMonths] = useState('3');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { busy, problem, send } = useSending();

  async function block(event: FormEvent, meant: readonly Meant[]): Promise<void> {
    event.preventDefault();
    setErrors({});
    for (const one of meant) {
      const answer = await send(
        () => api.post('/api/blockList/add', { ...one, reason, months: Number(months) }, { silent: true }),
        ({ fields }) => {
          setErrors(fields ?? {});
          return fields !== undefined;
        },
      );
      if (!answer) return;
    }
    setReason('');
    done();
    toast.success('Auf der Sperrliste');
    await reload();
  }

  return { reason, setReason, months, setMonths, errors, busy, problem, block };
}

export type Blocking = ReturnType<typeof useBlocking>;
