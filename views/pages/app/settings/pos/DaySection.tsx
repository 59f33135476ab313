import { Button, TextInput } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Section } from '../../../../components/frame/Section';
import { useSending } from '../../../../lib/form/sending';
import { download } from '../../../../lib/http/transfer';
import classes from './Till.module.css';

/** For a till that can do neither: the day as a table. */
export function DaySection({ today }: { today: string }) {
  const [day, setDay] = useState(today);
  const { busy, send } = useSending();
  const path = `/api/orderHistory/export?from=${day}&to=${day}`;

  return (
    <Section
      title="Tag als Tabelle"
      lead="Alle Bestellungen eines Geschäftstags als CSV, mit Beträgen je Steuersatz und ohne Gäste. Das ist kein Tagesabschluss."
    >
      <div className={classes.row}>
        <TextInput
          label="Geschäftstag"
          type="date"
          value={day}
          max={today}
          onChange={(event) => setDay(event.currentTarget.value || today)}
        />
        <Button
          variant="default"
          loading={busy}
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => void send(() => download(path, `bestellungen-${day}.csv`))}
        >
          CSV herunterladen
        </Button>
      </div>
    </Section>
  );
}
