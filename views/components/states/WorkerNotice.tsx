import { Alert } from '@mantine/core';
import { IconPrinterOff } from '@tabler/icons-react';

/** While no worker is alive. */
export function WorkerNotice() {
  return (
    <Alert
      color="yellow.4"
      mb="xs"
      radius={0}
      icon={<IconPrinterOff />}
      title="Bons und Mails warten gerade"
      role="status"
    >
      Bestellungen kommen weiter an. Der Dienst, der Bons druckt und Mails schickt, antwortet aber nicht.
      Alles, was liegen bleibt, folgt von selbst, sobald er wieder da ist.
    </Alert>
  );
}
