import { Button, Group } from '@mantine/core';
import { useEffect, useState } from 'react';
import type {
  ChangePreviewView,
  ContractView,
  PlanChoice,
} from '../../../../../src/shop/billing/billing.view';
import { Modal } from '../../../../components/dialogs/Dialog';
import { Problem } from '../../../../components/states/Problem';
import { DateTime } from '../../../../components/tables/DateTime';
import { Euro } from '../../../../components/tables/Euro';
import { api } from '../../../../lib/http/api';
import classes from './Subscription.module.css';
import { usePlanCall } from './usePlanCall';

interface Props {
  choice: PlanChoice;
  contract: ContractView;
  onClose: () => void;
}

/** What a change costs and when it counts, said before anybody agrees. */
export function ChangeDialog({ choice, contract, onClose }: Props) {
  const isFree = choice.netCents === 0;
  const { preview, refusal } = usePreview(isFree ? null : choice.level);
  const { busy, problem, call } = usePlanCall();
  const isDue = (preview?.dueCents ?? 0) > 0;
  const stays = choice.level === contract.level;
  const done = isDue || stays ? `Es gilt der Tarif „${choice.name}“` : 'Der Wechsel ist vorgemerkt';

  async function agree(): Promise<void> {
    const isDone = isFree
      ? await call('cancel', { thenFree: true }, 'Zum Ende des Monats gilt „Kostenlos“')
      : await call('change', { level: choice.level, at: preview?.at }, done);
    if (isDone) onClose();
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={stays ? `Bei ${choice.name} bleiben` : `Zu ${choice.name} wechseln`}
    >
      <div className={classes.words}>
        {isFree && (
          <p>
            Bis zum <DateTime at={contract.until} show="date" /> bleibt alles, wie es ist. Danach gilt
            „Kostenlos“, und es wird nichts mehr abgebucht.
          </p>
        )}
        {!isFree && preview && <Costs choice={choice} contract={contract} preview={preview} />}
        {!isFree && !preview && !refusal && <p role="status">Der Zahlungsdienst rechnet …</p>}
        {choice.sleeps.length > 0 && (
          <div>
            <p>Das deckt {choice.name} nicht ab:</p>
            <ul>
              {choice.sleeps.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p>Gelöscht wird nichts. Laufende Bestellungen gehen zu Ende.</p>
          </div>
        )}
        <Problem>{problem ?? refusal}</Problem>
      </div>
      <Group className={classes.buttons} justify="flex-end" gap="sm" mt="xl">
        <Button variant="default" onClick={onClose} disabled={busy}>
          Abbrechen
        </Button>
        <Button loading={busy} disabled={!isFree && !preview} onClick={() => void agree()}>
          {isDue ? 'Zahlungspflichtig wechseln' : stays ? 'Bleiben' : 'Wechseln'}
        </Button>
      </Group>
    </Modal>
  );
}

function Costs({
  choice,
  contract,
  preview,
}: {
  choice: PlanChoice;
  contract: ContractView;
  preview: ChangePreviewView;
}) {
  if (preview.dueCents > 0)
    return (
      <>
        <p>
          Heute werden{' '}
          <strong>
            <Euro cents={preview.dueCents} />
          </strong>{' '}
          abgebucht: der Aufpreis für die Zeit bis zum <DateTime at={contract.until} show="date" />,
          einschließlich Umsatzsteuer. {choice.name} gilt sofort.
        </p>
        <p>
          Danach kostet der Tarif <Euro cents={choice.grossCents} /> im Monat (
          <Euro cents={choice.netCents} /> zzgl. 19 % USt).
        </p>
      </>
    );
  const from = <DateTime at={contract.until} show="date" />;
  const cost = (
    <>
      <Euro cents={choice.grossCents} /> im Monat (<Euro cents={choice.netCents} /> zzgl. 19 % USt)
    </>
  );
  return choice.level === contract.level ? (
    <p>
      Heute wird nichts abgebucht. {choice.name} gilt weiter, die Zahlung am {from} ist wieder {cost}.
    </p>
  ) : (
    <p>
      Heute wird nichts abgebucht. {choice.name} gilt ab dem {from} und kostet dann {cost}.
    </p>
  );
}

/** What it costs is the payment service's to say. */
function usePreview(level: number | null) {
  const [preview, setPreview] = useState<ChangePreviewView | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => {
    if (level === null) return;
    let isOpen = true;
    void api.post<ChangePreviewView>('/api/billing/preview', { level }, { silent: true }).then((answer) => {
      if (!isOpen) return;
      if (answer.success) setPreview(answer.data);
      else setRefusal(answer.message);
    });
    return () => {
      isOpen = false;
    };
  }, [level]);
  return { preview, refusal };
}
