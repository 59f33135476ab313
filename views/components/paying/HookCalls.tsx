import { Button } from '@mantine/core';
import { IconWebhook } from '@tabler/icons-react';
import { useState } from 'react';
import type { HookCallView } from '../../../src/shop/payment/payment.view';
import { Section } from '../frame/Section';
import { EmptyState } from '../states/EmptyState';
import { type Column, DataTable } from '../tables/DataTable';
import { DateTime } from '../tables/DateTime';
import { StatusBadge } from '../tables/StatusBadge';
import classes from './Paying.module.css';

const COLUMNS: Column<HookCallView>[] = [
  { label: 'Meldung', main: true, cell: ({ kind }) => <span className={classes.kind}>{kind}</span> },
  { label: 'Eingegangen', cell: ({ at }) => <DateTime at={at} /> },
  {
    label: 'Ergebnis',
    cell: ({ outcome, ok }) => <StatusBadge tone={ok ? 'good' : 'bad'}>{outcome}</StatusBadge>,
  },
];

/** On a phone each is a card of its own. */
const AT_FIRST = 5;

/** What a service has told us lately. Nothing of it is believed: each makes us look there. */
export function HookCalls({ label, calls }: { label: string; calls: HookCallView[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? calls : calls.slice(0, AT_FIRST);

  return (
    <Section
      title={`Meldungen von ${label}`}
      lead="Die letzten 20. Geglaubt wird keiner: Jede lässt Tresen beim Anbieter nachsehen. Bleiben sie aus, wird alle paar Minuten gefragt."
      flush
    >
      <DataTable
        caption={`Meldungen von ${label}, neueste zuerst`}
        columns={COLUMNS}
        rows={shown}
        keyOf={({ at, kind }) => `${at} ${kind}`}
        empty={
          <EmptyState icon={IconWebhook} title="Noch keine Meldung">
            Nach der ersten Zahlung steht hier, was {label} gemeldet hat.
          </EmptyState>
        }
      />
      {shown.length < calls.length && (
        <Button variant="subtle" fullWidth onClick={() => setWhole(true)}>
          Alle {calls.length} Meldungen zeigen
        </Button>
      )}
    </Section>
  );
}
