import { Button } from '@mantine/core';
import { reload } from 'vike/client/router';
import { Section } from '../../../../components/frame/Section';
import { DateTime } from '../../../../components/tables/DateTime';
import { StatusBadge } from '../../../../components/tables/StatusBadge';
import { useSending } from '../../../../lib/form/sending';
import { api } from '../../../../lib/http/api';
import { toast } from '../../../../lib/toasts/toasts';
import classes from './Till.module.css';

const LAW = [
  'Tresen nimmt Bestellungen an und zeigt, was zu zahlen ist. Geld, das bei dir in bar oder mit Karte gezahlt wird, bucht Tresen nicht: Das tut deine eigene Kasse.',
  'Deshalb braucht Tresen keine TSE. § 146a AO verlangt sie von Systemen, mit denen sich Zahlungen vor Ort erfassen lassen.',
  'Es gibt hier keine Kassenlade, kein Wechselgeld und keinen Tagesabschluss. Die Tagesübersicht ist keiner.',
  'Was Tresen druckt, ist ein „Bestellbeleg - kein Kassenbeleg“. Den Kassenbeleg mit TSE druckt deine Kasse.',
];

/** Why there is nothing to switch: the only way Tresen works, and what the law asks of the restaurant. */
export function ModeSection({ confirmedAt }: { confirmedAt: string | null }) {
  return (
    <Section
      title="Nur Bestellungen"
      lead="So arbeitet Tresen mit deiner Kasse zusammen."
      actions={<StatusBadge tone="good">Keine TSE nötig</StatusBadge>}
    >
      <ul className={classes.law}>
        {LAW.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {confirmedAt ? (
        <p className={classes.quiet}>
          „Barzahlungen erfasse ich in meiner eigenen Kasse mit TSE.“ Bestätigt am{' '}
          <DateTime at={confirmedAt} />.
        </p>
      ) : (
        <Confirm />
      )}
    </Section>
  );
}

function Confirm() {
  const { busy, send } = useSending();

  async function confirm(): Promise<void> {
    if (!(await send(() => api.post('/api/shop/confirm/till', {})))) return;
    await reload();
    toast.success('Bestätigt. Gäste können jetzt auch bei dir zahlen.');
  }

  return (
    <div className={classes.confirm}>
      <p>
        Sollen Gäste bar oder mit Karte bei dir zahlen können? Dann bestätige einmal: „Barzahlungen erfasse
        ich in meiner eigenen Kasse mit TSE.“
      </p>
      <Button onClick={confirm} loading={busy}>
        Bestätigen
      </Button>
    </div>
  );
}
