import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { ContractView } from '../../../../../src/shop/billing/billing.view';
import { planOf } from '../../../../../src/shop/subscription/plans';
import { Modal } from '../../../../components/dialogs/Dialog';
import { Section } from '../../../../components/frame/Section';
import { Problem } from '../../../../components/states/Problem';
import { DateTime } from '../../../../components/tables/DateTime';
import classes from './Subscription.module.css';
import { usePlanCall } from './usePlanCall';

/** In two steps, in the words of § 312k BGB. */
export function CancelSection({ contract }: { contract: ContractView }) {
  const [opened, setOpened] = useState(false);
  const { busy, problem, call } = usePlanCall();
  if (contract.phase !== 'running' && contract.phase !== 'pastDue') return null;
  const name = planOf(contract.level)?.name;

  async function cancel(): Promise<void> {
    if (await call('cancel', {}, 'Gekündigt. Die Bestätigung kommt per Mail.')) setOpened(false);
  }

  return (
    <Section title="Vertrag" lead="Kündigen könnt ihr jederzeit zum Ende des bezahlten Monats.">
      <div id="kuendigen">
        <Button variant="default" onClick={() => setOpened(true)}>
          Verträge hier kündigen
        </Button>
      </div>
      <Modal opened={opened} onClose={() => setOpened(false)} title="Vertrag kündigen">
        <div className={classes.words}>
          <dl className={classes.facts}>
            <div>
              <dt>Vertrag</dt>
              <dd>Tresen, Tarif {name}</dd>
            </div>
            <div>
              <dt>Endet am</dt>
              <dd>
                <DateTime at={contract.until} show="date" />
              </dd>
            </div>
          </dl>
          <p>
            Bis dahin bleibt alles, wie es ist, und ihr könnt die Kündigung zurücknehmen. Danach habt ihr noch
            14 Tage, um einen anderen Tarif zu wählen. Dann zeigt der Shop die Speisekarte, nimmt aber keine
            Bestellungen mehr an. Eure Daten bleiben.
          </p>
          <p>Die Bestätigung mit Datum und Uhrzeit kommt sofort per Mail.</p>
          <Problem>{problem}</Problem>
        </div>
        <Group justify="flex-end" gap="sm" mt="xl">
          <Button variant="default" onClick={() => setOpened(false)} disabled={busy}>
            Abbrechen
          </Button>
          <Button color="red.4" loading={busy} onClick={() => void cancel()}>
            Jetzt kündigen
          </Button>
        </Group>
      </Modal>
    </Section>
  );
}
