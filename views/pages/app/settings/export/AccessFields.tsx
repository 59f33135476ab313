import { type InputWrapperProps, NumberInput, PasswordInput, TextInput } from '@mantine/core';
import type { FtpProtocol } from '../../../../../src/shop/restaurant/shop.types';
import { Select } from '../../../../components/fields/Select';
import classes from './Export.module.css';
import type { Connection } from './useConnection';

const PROTOCOLS: { value: FtpProtocol; label: string }[] = [
  { value: 'ftps', label: 'FTPS: verschlüsselt, haben die meisten Anbieter' },
  { value: 'sftp', label: 'SFTP: verschlüsselt, über SSH' },
  { value: 'ftp', label: 'FTP: unverschlüsselt' },
];

/** So that fields side by side stand in one line. */
const BELOW: InputWrapperProps['inputWrapperOrder'] = ['label', 'input', 'description', 'error'];

interface Props {
  connection: Connection;
  passwordSet: boolean;
}

export function AccessFields({ connection, passwordSet }: Props) {
  const { typed, type, chooseProtocol, problems } = connection;
  const line = (name: 'host' | 'username' | 'directory' | 'fingerprint', maxLength: number) => ({
    value: typed[name],
    error: problems[name],
    maxLength,
    inputWrapperOrder: BELOW,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      type({ [name]: currentTarget.value }),
  });
  return (
    <div className={classes.access}>
      <Select
        label="Verfahren"
        data={PROTOCOLS}
        value={typed.protocol}
        error={problems.protocol}
        description={
          typed.protocol === 'ftp' && 'Das Passwort geht lesbar durchs Netz. Besser FTPS oder SFTP.'
        }
        allowDeselect={false}
        onChange={(value) => value && chooseProtocol(value as FtpProtocol)}
      />
      <TextInput label="Server" placeholder="ftp.euer-anbieter.de" inputMode="url" {...line('host', 253)} />
      <NumberInput
        label="Port"
        min={1}
        max={65_535}
        allowDecimal={false}
        hideControls
        value={typed.port}
        error={problems.port}
        onChange={(value) => type({ port: Number(value) })}
      />
      <TextInput label="Benutzername" {...line('username', 200)} />
      <PasswordInput
        label="Passwort"
        inputWrapperOrder={BELOW}
        description={
          passwordSet
            ? 'Gespeichert und verschlüsselt. Zum Ersetzen neu eingeben.'
            : 'Wird verschlüsselt gespeichert.'
        }
        placeholder={passwordSet ? 'Gespeichert' : undefined}
        autoComplete="off"
        data-1p-ignore
        maxLength={500}
        value={typed.password}
        error={problems.password}
        visibilityToggleButtonProps={{ 'aria-label': 'Eingabe anzeigen', tabIndex: 0 }}
        onChange={({ currentTarget }) => type({ password: currentTarget.value })}
      />
      <TextInput
        label="Verzeichnis"
        description="Der Ordner eurer Website. Leer: der, in dem der Zugang beginnt."
        placeholder="html/karte"
        {...line('directory', 300)}
      />
      {typed.protocol !== 'ftp' && (
        <TextInput
          label="Fingerabdruck (freiwillig)"
          description="Nur nötig, wenn die Prüfung es sagt. Steht er hier, vertrauen wir nur genau diesem Server."
          {...line('fingerprint', 120)}
        />
      )}
    </div>
  );
}
