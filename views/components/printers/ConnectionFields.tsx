import { NumberInput, PasswordInput, TextInput } from '@mantine/core';
import type { PrinterKind } from '../../../src/printer/printer/printer.types';
import { KINDS } from './printer-kinds';
import classes from './Setup.module.css';

export const NO_CONNECTION = { host: '', port: 9100 as number | string, user: '', password: '' };
type Connection = typeof NO_CONNECTION;

interface Props {
  kind: PrinterKind;
  /** What a form gives its inputs. */
  field: (name: keyof Connection) => object;
}

/** What a kind of printer needs beside its address. */
export function ConnectionFields({ kind, field }: Props) {
  const { needs } = KINDS[kind];
  if (needs === 'lan') {
    return (
      <div className={classes.pair}>
        <TextInput
          label="IP-Adresse des Druckers"
          placeholder="192.168.178.50"
          inputMode="decimal"
          {...field('host')}
        />
        <NumberInput label="Port" min={9100} max={9109} hideControls {...field('port')} />
      </div>
    );
  }
  if (needs !== 'signIn') return null;
  return (
    <div className={classes.pair}>
      <TextInput label="Name zum Anmelden (freiwillig)" autoComplete="off" {...field('user')} />
      <PasswordInput label="Passwort (freiwillig)" autoComplete="new-password" {...field('password')} />
    </div>
  );
}

/** Nothing where a kind needs nothing, or where nothing was said. */
export function connectionOf(kind: PrinterKind, { host, port, user, password }: Connection) {
  const { needs } = KINDS[kind];
  if (needs === 'lan') return { connection: { host: host.trim(), port: Number(port) } };
  return needs === 'signIn' && (user || password) ? { connection: { user, password } } : {};
}
