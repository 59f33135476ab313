import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { InvoiceRow } from '../../../../../src/shop/billing/billing.view';
import { Section } from '../../../../components/frame/Section';
import { Problem } from '../../../../components/states/Problem';
import { DateTime } from '../../../../components/tables/DateTime';
import { Euro } from '../../../../components/tables/Euro';
import { useSending } from '../../../../lib/form/sending';
import { download } from '../../../../lib/http/transfer';
import classes from './Subscription.module.css';

export function Invoices({ invoices }: { invoices: InvoiceRow[] }) {
  const { busy, problem, send } = useSending();

  return (
    <Section title="Rechnungen" lead="Jede kam auch per Mail.">
      <ul className={classes.invoices}>
        {invoices.map(({ number, issuedAt, text, grossCents }) => (
          <li key={number}>
            <span className={classes.number}>{number}</span>
            <span>
              <DateTime at={issuedAt} show="date" />
            </span>
            <span className={classes.text}>{text}</span>
            <Euro cents={grossCents} />
            <Button
              variant="default"
              size="xs"
              disabled={busy}
              leftSection={<IconDownload size={16} aria-hidden />}
              aria-label={`PDF herunterladen, Rechnung ${number}`}
              onClick={() =>
                void send(() => download(`/api/billing/invoice?number=${number}`, `${number}.pdf`))
              }
            >
              PDF
            </Button>
          </li>
        ))}
      </ul>
      <Problem>{problem}</Problem>
    </Section>
  );
}
