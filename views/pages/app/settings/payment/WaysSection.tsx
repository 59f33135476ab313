import { Button, Group } from '@mantine/core';
import type { PaymentSettingsPage } from '../../../../../src/shop/payment/page/payment-page.view';
import { Section } from '../../../../components/frame/Section';
import { Problem } from '../../../../components/states/Problem';
import classes from './Payment.module.css';
import { useWays } from './useWays';
import { WayRow } from './WayRow';

/** Who may pay how. */
export function WaysSection({ page }: { page: PaymentSettingsPage }) {
  const { ways, change, dirty, busy, problem, save, reset } = useWays(page);

  return (
    <Section title="Zahlarten" lead="Was angehakt ist, können Gäste beim Bestellen wählen.">
      <ul className={classes.ways}>
        {ways.map((way) => (
          <WayRow key={way.method} way={way} page={page} change={(part) => change(way.method, part)} />
        ))}
      </ul>
      <Problem>{problem}</Problem>
      <Group gap="sm" mt="md">
        <Button loading={busy} disabled={!dirty} onClick={() => void save()}>
          Zahlarten speichern
        </Button>
        {dirty && (
          <Button variant="default" disabled={busy} onClick={reset}>
            Verwerfen
          </Button>
        )}
      </Group>
    </Section>
  );
}
