import { Button } from '@mantine/core';
import { useState } from 'react';
import { reload } from 'vike/client/router';
import type { WithdrawalView } from '../../../../src/shop/voucher/desk/voucher-desk.view';
import { Select } from '../../../components/fields/Select';
import { Problem } from '../../../components/states/Problem';
import { useSending } from '../../../lib/form/sending';
import { api } from '../../../lib/http/api';
import { toast } from '../../../lib/toasts/toasts';
import classes from './Vouchers.module.css';

/** Nothing the guest wrote proves which voucher they mean: whoever knows says so. */
export function Match({ id, candidates }: Pick<WithdrawalView, 'id' | 'candidates'>) {
  const [voucherId, setVoucherId] = useState<string | null>(null);
  const { busy, problem, send } = useSending();

  async function match(): Promise<void> {
    const answer = await send(() => api.post('/api/voucher/match', { id, voucherId }, { silent: true }));
    if (!answer) return;
    toast.success('Gutschein zugeordnet');
    await reload();
  }

  return (
    <div className={classes.match}>
      <Select
        label="Welcher Gutschein ist gemeint?"
        description="Ist er ungenutzt und rechtzeitig widerrufen, geht das Geld sofort zurück."
        placeholder="Gutschein wählen"
        data={candidates.map(({ id: value, label }) => ({ value, label }))}
        value={voucherId}
        onChange={setVoucherId}
        searchable
      />
      <Button loading={busy} disabled={!voucherId} onClick={() => void match()}>
        Zuordnen
      </Button>
      <Problem>{problem}</Problem>
    </div>
  );
}
