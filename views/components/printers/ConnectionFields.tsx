import { NumberInput, PasswordInput, TextInput } from '@mantine/core';
import type { StarMode } from '../../../src/printer/connection/connection.types';
import type { PrinterKind } from '../../../src/printer/printer/printer.types';
import { Select } from '../fields/Select';
import { KINDS } from './printer-kinds';
import classes from './Setup.module.css';

export const NO_CONNECTION = {
  host: '',
  port: 9100 as number | string,
  user: '',
  password: '',
  topic: '',
  mode: 'trigger' as StarMode,
};
type Connection = typeof NO_CONNECTION;

interface Props {
  kind: PrinterKind;
  /** What a form gives its inputs. */
  field: (name: keyof Connection) => object;
}

/** What a kind of printer needs beside its address. */
export function ConnectionFields({ kind, field }: Props) {
  const { needs } = KINDS[kind];
  if (needs === 'lan' || needs === 'topic')
    return (
      <>
        <div className={classes.pair}>
          <TextInput
            label="IP-Adresse des Druckers"
            placeholder="192.168.178.50"
            inputMode="decimal"
            {...field('host')}
          />
          <NumberInput label="Port" min={9100} max={9109} hideControls {...field('port')} />
        </div>
        {needs === 'topic' && <TopicField {...field('topic')} />}
      </>
    );
  if (needs === 'starMode') return <StarModeField {...field('mode')} />;
  if (needs !== 'signIn') return null;
  return (
    <div className={classes.pair}>
      <TextInput label="Name zum Anmelden (freiwillig)" autoComplete="off" {...field('user')} />
      <PasswordInput label="Passwort (freiwillig)" autoComplete="new-password" {...field('password')} />
    </div>
  );
}

const TopicField = (input: object) => (
  <TextInput
    label="Thema (freiwillig)"
    description="Worunter der Druckhelfer am Broker hört. Leer: Tresen vergibt eines."
    placeholder="bella/kueche"
    maxLength={80}
    autoComplete="off"
    {...input}
  />
);

const STAR_MODES: { value: StarMode; label: string }[] = [
  { value: 'trigger', label: 'Nur der Ruf, den Bon holt er wie gewohnt (empfohlen)' },
  { value: 'full', label: 'Der ganze Bon' },
];

const StarModeField = (input: object) => (
  <Select
    label="Was über MQTT geht"
    description="Der Ruf genügt in fast jedem Netz. Der ganze Bon hilft, wo der Drucker nur den Broker erreicht."
    data={STAR_MODES}
    allowDeselect={false}
    {...input}
  />
);

/** Nothing where a kind needs nothing, or where nothing was said. */
export function connectionOf(kind: PrinterKind, connection: Connection) {
  const { needs } = KINDS[kind];
  const { port, user, password, mode } = connection;
  const [host, topic] = [connection.host.trim(), connection.topic.trim()];
  if (needs === 'lan') return { connection: { host, port: Number(port) } };
  if (needs === 'topic') return { connection: { host, port: Number(port), ...(topic && { topic }) } };
  if (needs === 'starMode') return { connection: { mode } };
  return needs === 'signIn' && (user || password) ? { connection: { user, password } } : {};
}
