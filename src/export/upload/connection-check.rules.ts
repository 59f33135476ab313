import type { FtpProtocol } from '../../shop/restaurant/shop.types.js';
import { asCertificate, asHostKey } from './remote/fingerprint.rules.js';
import type { RemoteStage, TroubleKind } from './remote/trouble.rules.js';
import type { CheckStep } from './upload.types.js';

type StepText = Omit<CheckStep, 'ok'>;

const ORDER: RemoteStage[] = ['address', 'connect', 'secure', 'login', 'directory', 'work'];

export const CHECK_STEPS: Record<RemoteStage, StepText> = {
  address: { name: 'Adresse', text: 'Den Server gibt es.' },
  connect: { name: 'Verbindung', text: 'Der Server antwortet.' },
  secure: { name: 'Verschlüsselung', text: 'Das Zertifikat ist in Ordnung.' },
  login: { name: 'Anmeldung', text: 'Benutzername und Passwort stimmen.' },
  directory: { name: 'Verzeichnis', text: 'Das Verzeichnis gibt es.' },
  work: { name: 'Schreiben', text: 'Eine Testdatei wurde geschrieben, umbenannt und wieder gelöscht.' },
};

/** What has gone well before this point was reached. */
export function stepsBefore(
  stage: RemoteStage,
  protocol: FtpProtocol,
  fingerprint: string | null,
): CheckStep[] {
  return ORDER.slice(0, ORDER.indexOf(stage)).map((passed) => ({
    ...CHECK_STEPS[passed],
    ok: true,
    ...(passed === 'secure' && { text: securityText(protocol, fingerprint) }),
  }));
}

/** Seen before anybody was asked, so nothing has gone well yet. */
export const isTypedWrong = (kind: TroubleKind): boolean =>
  kind === 'directoryName' || kind === 'fingerprintUnreadable';

export const failedAt = (stage: RemoteStage, text: string): CheckStep => ({
  name: CHECK_STEPS[stage].name,
  ok: false,
  text,
});

function securityText(protocol: FtpProtocol, fingerprint: string | null): string {
  if (protocol === 'ftp')
    return 'Die Verbindung ist nicht verschlüsselt. Wenn dein Anbieter es kann, nimm FTPS oder SFTP.';
  if (fingerprint === null) return CHECK_STEPS.secure.text;
  return protocol === 'sftp'
    ? `Schlüssel des Servers: ${asHostKey(fingerprint)}`
    : `Fingerabdruck des Zertifikats: ${asCertificate(fingerprint)}`;
}
