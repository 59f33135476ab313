import { isSilent } from '../printer/printer.rules.js';
import type { Presence, Printer, PrinterKind } from '../printer/printer.types.js';
import { READY } from '../printer/report.rules.js';
import type { ReportKind } from '../printer/report.types.js';

const ADVICE: Partial<Record<ReportKind, string>> = {
  paperLow: 'Lege bald eine neue Rolle bereit.',
  busy: 'Er ist noch beschäftigt. Danach geht es von selbst weiter.',
  paperOut: 'Lege eine neue Rolle ein und schließe den Deckel. Was wartet, druckt er danach von selbst.',
  coverOpen: 'Schließe den Deckel. Was wartet, druckt er danach von selbst.',
  stuck:
    'Schalte ihn aus, ziehe gestautes Papier heraus und schalte ihn wieder ein. Was wartet, druckt er danach.',
  refused:
    'Er kann nicht lesen, was er bekommt. Prüfe seine Betriebsart (Emulation) und bringe ihn auf den neuesten Stand.',
  failed: 'Der nächste Versuch folgt von selbst. Hilft das nicht, starte ihn neu.',
  unknown: 'Er sagt etwas, das wir nicht kennen. Sieh am Drucker nach.',
};

const NEVER_SEEN: Partial<Record<PrinterKind, string>> = {
  tcp: 'Er ist unter seiner IP-Adresse noch nicht erreicht worden. Prüfe Strom, Netzkabel und die Adresse.',
  mqtt: 'Der Druckhelfer war noch nie mit dem Broker verbunden. Prüfe, ob er läuft, ob seine Adresse vollständig ist und ob der Router den Port in der Adresse nach draußen lässt.',
  starMqtt:
    'Er hat sich noch nie gemeldet. Prüfe, ob die Adresse vollständig eingetragen ist, ob seine Firmware MQTT kann und ob der Router den Port des Brokers nach draußen lässt.',
};
/** 'Star mC-Print3, Firmware 3.2, fragt alle 5 s' */
export const deviceText = ({ ClientType, ClientVersion, GetPollInterval }: Record<string, string>): string =>
  [
    ClientType,
    ClientVersion && `Firmware ${ClientVersion}`,
    Number(GetPollInterval) > 0 && `fragt alle ${Number(GetPollInterval)} s`,
  ]
    .filter(Boolean)
    .join(', ');

interface Known {
  printer: Pick<Printer, 'enabled' | 'kind'>;
  presence: Presence;
  /** Papers that should have been out for a minute. */
  late: number;
  fetchedAt: Date | null;
}

const SOON_MS = 60_000;

/** What a person should do now, in one or two sentences. */
export function adviceOf({ printer, presence, late, fetchedAt }: Known, now: Date): string {
  const { seenAt, report, stranger } = presence;
  if (!printer.enabled) return 'Er ist ausgeschaltet. Schalte ihn in seinem Menü ein, dann druckt er wieder.';
  if (!seenAt)
    return (
      NEVER_SEEN[printer.kind] ??
      'Er hat noch nie nach Arbeit gefragt. Prüfe, ob die Adresse vollständig eingetragen ist und er ins Internet kommt.'
    );
  if (isSilent(presence, now))
    return 'Prüfe Strom, Netzkabel oder WLAN und den Router. Sobald er sich meldet, druckt er, was wartet.';
  const { kind } = report ?? READY;
  if (ADVICE[kind]) return ADVICE[kind];
  if (stranger) return 'Trage die Adresse nur in einem Gerät ein, oder vergib eine neue.';
  const isStuck = late > 0 && (!fetchedAt || now.getTime() - fetchedAt.getTime() > SOON_MS);
  return isStuck
    ? 'Er fragt, holt aber nichts ab. Starte ihn neu; hilft das nicht, vergib ihm eine neue Adresse und trage sie ein.'
    : 'Alles in Ordnung.';
}
