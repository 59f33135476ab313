import { Alert, Button } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { handOver } from '../../../../lib/http/hand-over';
import classes from '../form/Account.module.css';

interface RecoveryCodesProps {
  codes: string[];
  onDone: () => void;
}

export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const save = () =>
    handOver(
      new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }),
      'tresen-wiederherstellungscodes.txt',
    );

  return (
    <div>
      <Alert icon={<IconKey />} title="Bewahre diese Codes gut auf" role="status">
        Jeder öffnet dein Konto einmal, wenn dein Telefon weg ist. Wir zeigen sie nur dieses eine Mal.
      </Alert>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button variant="default" onClick={save}>
          Als Datei speichern
        </Button>
        <Button onClick={onDone}>Ich habe sie gesichert</Button>
      </div>
    </div>
  );
}
