import { Button } from '@mantine/core';
import { useState } from 'react';
import { reload } from 'vike/client/router';
import { formatEuro } from '../../../../src/shared/money';
import type { VoucherRights, WithdrawalView } from '../../../../src/shop/voucher/desk/voucher-desk.view';
import { ConfirmModal } from '../../../components/dialogs/ConfirmModal';
import { Section } from '../../../components/frame/Section';
import { Problem } from '../../../components/states/Problem';
import { DateTime } from '../../../components/tables/DateTime';
import { StatusBadge } from '../../../components/tables/StatusBadge';
import { useSending } from '../../../lib/form/sending';
import { api } from '../../../lib/http/api';
import { toast } from '../../../lib/toasts/toasts';
import { Match } from './Match';
import classes from './Vouchers.module.css';

interface Props {
  withdrawals: WithdrawalView[];
  rights: VoucherRights;
}

/** What guests have withdrawn from; those that nobody could settle by itself wait for a decision. */
export function Withdrawals({ withdrawals, rights }: Props) {
  if (withdrawals.length === 0) return null;
  return (
    <Section
      title="Widerrufe"
      lead="Ungenutzte Gutscheine werden von selbst erstattet. Über die anderen entscheidet ihr; der Gast wird benachrichtigt."
    >
      <ul className={classes.withdrawals}>
        {withdrawals.map((one) => (
          <Withdrawal key={one.id} withdrawal={one} rights={rights} />
        ))}
      </ul>
    </Section>
  );
}

function Withdrawal({ withdrawal, rights }: { withdrawal: WithdrawalView; rights: VoucherRights }) {
  const { id, name, email, contract, receivedAt, state, stateText, cents, voucherId, candidates } =
    withdrawal;
  const [asked, setAsked] = useState<'accept' | 'decline' | null>(null);
  const { busy, problem, send } = useSending();

  async function decide(): Promise<void> {
    const accept = asked === 'accept';
    const answer = await send(() => api.post('/api/voucher/decide', { id, accept }, { silent: true }));
    setAsked(null);
    if (!answer) return;
    toast.success(accept ? 'Erstattung veranlasst' : 'Abgelehnt, der Gast weiß Bescheid');
    await reload();
  }

  return (
    <li>
      <div>
        <b>{name}</b> <StatusBadge tone={state === 'open' ? 'warn' : 'quiet'}>{stateText}</StatusBadge>
        <span>
          {contract}
          {state === 'refunded' && ` · ${formatEuro(cents)} zurück`}
        </span>
        <small>
          {email}, <DateTime at={receivedAt} />
          {voucherId && (
            <>
              {' · '}
              <a href={`/app/vouchers/voucher?id=${voucherId}`}>Gutschein ansehen</a>
            </>
          )}
        </small>
        <Problem>{problem}</Problem>
        {candidates.length > 0 && rights !== 'look' && <Match id={id} candidates={candidates} />}
      </div>
      {state === 'open' && rights !== 'look' && (
        <div className={classes.decide}>
          {voucherId && <Button onClick={() => setAsked('accept')}>Rest erstatten</Button>}
          <Button variant="default" onClick={() => setAsked('decline')}>
            Ablehnen
          </Button>
        </div>
      )}
      <ConfirmModal
        opened={asked !== null}
        title={asked === 'accept' ? 'Restguthaben erstatten?' : 'Widerruf ablehnen?'}
        confirm={asked === 'accept' ? 'Erstatten' : 'Ablehnen'}
        dangerous={asked === 'accept'}
        busy={busy}
        onConfirm={() => void decide()}
        onClose={() => setAsked(null)}
      >
        {asked === 'accept'
          ? 'Was noch auf dem Gutschein ist, geht auf dem Weg zurück, auf dem er bezahlt wurde. Er gilt danach nicht mehr.'
          : 'Der Gutschein bleibt, wie er ist. Der Gast bekommt eine E-Mail.'}
      </ConfirmModal>
    </li>
  );
}
