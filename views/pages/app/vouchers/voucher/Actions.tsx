import { Button } from '@mantine/core';
import { useState } from 'react';
import { reload } from 'vike/client/router';
import type { VoucherRights, VoucherRow } from '../../../../../src/shop/voucher/desk/voucher-desk.view';
import { ConfirmModal } from '../../../../components/dialogs/ConfirmModal';
import { Section } from '../../../../components/frame/Section';
import { Problem } from '../../../../components/states/Problem';
import { useSending } from '../../../../lib/form/sending';
import { api } from '../../../../lib/http/api';
import { toast } from '../../../../lib/toasts/toasts';
import classes from '../Vouchers.module.css';
import { ReasonModal } from './ReasonModal';

type Asked = 'block' | 'unblock' | 'reissue' | 'resend' | 'correct';

const DONE: Record<Asked, string> = {
  block: 'Gesperrt',
  unblock: 'Wieder gültig',
  reissue: 'Der neue Code ist unterwegs',
  resend: 'E-Mail ist unterwegs',
  correct: 'Korrigiert',
};

interface Props {
  voucher: VoucherRow;
  rights: VoucherRights;
}

/** Lost, sent to the wrong address, entered wrong: everything but redeeming it. */
export function Actions({ voucher: { id, state }, rights }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { busy, problem, send } = useSending();
  const close = () => setAsked(null);

  async function act(what: Asked, body: object = {}): Promise<void> {
    const answer = await send(() => api.post(`/api/voucher/${what}`, { id, ...body }, { silent: true }));
    if (!answer) return;
    close();
    toast.success(DONE[what]);
    await reload();
  }

  if (state === 'withdrawn') return null;
  const isOpen = state === 'active' || state === 'blocked';
  return (
    <Section
      title="Verloren oder falsch?"
      lead="Ein neuer Code macht den alten wertlos. Er geht an die Adresse, an die der Gutschein ging."
    >
      <div className={classes.actions}>
        {state === 'active' && (
          <Button variant="default" onClick={() => setAsked('resend')}>
            E-Mail noch einmal schicken
          </Button>
        )}
        {isOpen && (
          <Button variant="default" onClick={() => setAsked('reissue')}>
            Neuen Code ausstellen
          </Button>
        )}
        {state === 'blocked' && (
          <Button variant="default" onClick={() => setAsked('unblock')}>
            Entsperren
          </Button>
        )}
        {rights === 'own' && (
          <Button variant="default" onClick={() => setAsked('correct')}>
            Guthaben korrigieren
          </Button>
        )}
        {state === 'active' && (
          <Button variant="default" onClick={() => setAsked('block')}>
            Sperren
          </Button>
        )}
      </div>
      {asked !== 'block' && asked !== 'correct' && <Problem>{problem}</Problem>}
      <ConfirmModal
        opened={asked === 'resend' || asked === 'reissue' || asked === 'unblock'}
        title={asked === 'reissue' ? 'Neuen Code ausstellen?' : 'Wirklich?'}
        confirm={asked === 'reissue' ? 'Ausstellen' : asked === 'resend' ? 'Schicken' : 'Entsperren'}
        busy={busy}
        onConfirm={() => asked && void act(asked)}
        onClose={close}
      >
        {asked === 'reissue' && 'Der alte Code gilt dann nicht mehr. Das Guthaben bleibt.'}
        {asked === 'resend' && 'Dieselbe E-Mail geht noch einmal hinaus, mit Code und PDF.'}
        {asked === 'unblock' && 'Der Gutschein zahlt dann wieder.'}
      </ConfirmModal>
      {(asked === 'block' || asked === 'correct') && (
        <ReasonModal
          withAmount={asked === 'correct'}
          busy={busy}
          problem={problem}
          done={(body) => void act(asked, body)}
          close={close}
        />
      )}
    </Section>
  );
}
