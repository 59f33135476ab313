import { lanOf, signInOf, starModeOf, topicOf } from '../connection/connection.rules.js';
import type { Connection, StarMode } from '../connection/connection.types.js';
import type { CodePage } from '../encode/code-page.types.js';
import { formatMac, isSilent } from './printer.rules.js';
import type { Columns, Presence, Printer, PrinterKind } from './printer.types.js';
import { READY, verdictOf } from './report.rules.js';

const STRANGER_MS = 10 * 60_000;

export type PrinterMood = 'well' | 'attention' | 'trouble' | 'unknown';

export interface PrinterView {
  id: string;
  name: string;
  kind: PrinterKind;
  /** Where it stands in the network, when somebody said so; for Epson the name it signs in with, for Star over MQTT its topic. */
  address: string;
  /** What goes over the broker, for Star over MQTT. */
  starMode: StarMode | null;
  columns: Columns;
  /** null: what its kind usually has. */
  codePage: CodePage | null;
  /** null: everything. */
  stations: string[] | null;
  mac: string | null;
  enabled: boolean;
  seenAt: string | null;
  /** Papers that are not out yet. */
  waiting: number;
  mood: PrinterMood;
  /** How it is, in one German sentence. */
  status: string;
}

/** One request of a printer and what became of it. */
export interface RequestView {
  at: string;
  text: string;
}

export const toPrinterView = (
  { id, name, kind, connection, columns, codePage, stations, mac, enabled }: Printer,
  { presence, waiting }: { presence: Presence; waiting: number },
  now: Date,
): PrinterView => ({
  id,
  name,
  kind,
  address: addressOf(connection),
  starMode: kind === 'starMqtt' ? starModeOf(connection) : null,
  columns,
  codePage,
  stations,
  mac: mac && formatMac(mac),
  enabled,
  seenAt: presence.seenAt?.toISOString() ?? null,
  waiting,
  ...(enabled ? healthOf(presence, now) : SWITCHED_OFF),
});

function addressOf(connection: Connection | null): string {
  const lan = lanOf(connection);
  return lan ? `${lan.host}:${lan.port}` : (signInOf(connection)?.user ?? topicOf(connection));
}

const SWITCHED_OFF: { mood: PrinterMood; status: string } = {
  mood: 'attention',
  status: 'Ausgeschaltet: druckt nichts',
};

function healthOf(presence: Presence, now: Date): { mood: PrinterMood; status: string } {
  const { seenAt, report, trouble, stranger } = presence;
  const { kind, text } = report ?? READY;
  if (!seenAt)
    return trouble
      ? { mood: 'trouble', status: trouble }
      : { mood: 'unknown', status: 'Hat sich noch nicht gemeldet' };
  if (isSilent(presence, now)) return { mood: 'trouble', status: 'Meldet sich nicht mehr' };
  if (verdictOf({ kind }) !== 'ok') return { mood: 'trouble', status: text };
  if (trouble) return { mood: 'trouble', status: `Der letzte Bon kam nicht an: ${trouble}` };
  if (stranger && now.getTime() - stranger.at.getTime() < STRANGER_MS) {
    return {
      mood: 'attention',
      status: `Ein anderes Gerät (${formatMac(stranger.mac)}) benutzt dieselbe Adresse`,
    };
  }
  return { mood: kind === 'paperLow' ? 'attention' : 'well', status: text };
}
