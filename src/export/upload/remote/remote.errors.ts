import { AppError } from '../../../platform/app-error.js';
import type { RemoteStage, TroubleKind } from './trouble.rules.js';

const TEXT: Record<TroubleKind, string> = {
  unknownHost: 'Diesen Server gibt es nicht. Bitte prüfe die Schreibweise.',
  privateHost: 'Dieser Server liegt in einem privaten Netz. Von hier aus ist er nicht erreichbar.',
  refused: 'Der Server nimmt auf diesem Port keine Verbindung an. Bitte prüfe Port und Verfahren.',
  unreachable: 'Der Server ist nicht erreichbar. Bitte versuche es später noch einmal.',
  silent: 'Der Server hat nicht rechtzeitig geantwortet.',
  notSpoken:
    'Der Server spricht dieses Verfahren nicht. Bitte prüfe Verfahren und Port: FTP und FTPS haben meist 21, SFTP 22.',
  tlsMissing: 'Der Server bietet kein FTPS an. Bitte wähle ein anderes Verfahren.',
  tlsRequired: 'Der Server verlangt eine verschlüsselte Verbindung. Bitte wähle FTPS.',
  tlsUntrusted:
    'Das Zertifikat des Servers stammt von keiner anerkannten Stelle. Kennst du seinen Fingerabdruck, trage ihn ein. Sonst hilft dein Anbieter.',
  tlsOtherHost:
    'Das Zertifikat gehört zu einem anderen Server. Bitte trage den Server genau so ein, wie dein Anbieter ihn nennt.',
  tlsExpired: 'Das Zertifikat des Servers ist abgelaufen. Das kann nur dein Anbieter beheben.',
  tlsFailed: 'Die verschlüsselte Verbindung kam nicht zustande. Bitte prüfe Verfahren und Port.',
  fingerprint: 'Der Server zeigt einen anderen Fingerabdruck als den hinterlegten.',
  fingerprintUnreadable: 'Der hinterlegte Fingerabdruck ist kein SHA-256-Fingerabdruck.',
  login: 'Benutzername oder Passwort stimmen nicht.',
  busy: 'Der Server nimmt gerade keine weiteren Verbindungen an. Bitte versuche es später noch einmal.',
  directoryName: 'Der Name des Verzeichnisses ist nicht zulässig.',
  directoryMissing:
    'Dieses Verzeichnis gibt es auf dem Server nicht. Bitte prüfe die Schreibweise; leer ist es der Ordner, in dem der Zugang beginnt.',
  denied: 'Der Server lässt hier nicht schreiben. Bitte prüfe Verzeichnis und Rechte.',
  missing: 'Eine Datei war auf dem Server nicht mehr da.',
  quota: 'Der Speicherplatz auf dem Server ist voll. Deine bisherige Seite bleibt online.',
  notStored:
    'Der Server hat eine Datei nicht vollständig gespeichert. Oft ist der Speicherplatz voll. Deine bisherige Seite bleibt online.',
  cut: 'Die Verbindung zum Server ist abgebrochen.',
  tooLarge: 'Der Server hat viel mehr geschickt als erwartet. Die Verbindung wurde beendet.',
  failed: 'Der Server hat einen Befehl abgelehnt. Bitte prüfe Verzeichnis und Rechte.',
};

/** Whoever speaks something else waits as we do. */
const WRONG_PORT = 'Bitte prüfe auch Verfahren und Port: FTP und FTPS haben meist 21, SFTP 22.';

/** What a foreign server does to us, in words for the operator. */
export class RemoteTrouble extends AppError {
  readonly code = 'UPLOAD_FAILED';
  readonly status = 422;
  override readonly headline = 'Hochladen nicht möglich';
  override readonly data: { kind: TroubleKind };

  constructor(
    readonly kind: TroubleKind,
    readonly stage: RemoteStage,
    /** What makes it checkable, such as the fingerprint that was seen. */
    detail = '',
  ) {
    super(
      [TEXT[kind], kind === 'silent' && stage === 'connect' && WRONG_PORT, detail].filter(Boolean).join(' '),
    );
    this.data = { kind };
  }
}

export const isFull = (error: unknown): boolean =>
  error instanceof RemoteTrouble && (error.kind === 'quota' || error.kind === 'notStored');

export class UploadCancelled extends AppError {
  readonly code = 'UPLOAD_CANCELLED';
  readonly status = 409;
  override readonly headline = 'Abgebrochen';

  constructor() {
    super('Das Hochladen wurde abgebrochen. Deine bisherige Seite bleibt online.');
  }
}

export class UploadTooSlow extends AppError {
  readonly code = 'UPLOAD_TOO_SLOW';
  readonly status = 422;
  override readonly headline = 'Hochladen dauert zu lange';

  constructor() {
    super('Das Hochladen hat zu lange gedauert und wurde beendet. Beim nächsten Mal geht es dort weiter.');
  }
}

export class UploadNotSetUp extends AppError {
  readonly code = 'UPLOAD_NOT_SET_UP';
  readonly status = 422;
  override readonly headline = 'Kein Webspace eingerichtet';

  constructor() {
    super('Bitte trage zuerst Server, Benutzername und Passwort deines Webspace ein.');
  }
}

export class UnsafeSitePath extends AppError {
  readonly code = 'UPLOAD_UNSAFE_PATH';
  readonly status = 422;
  override readonly headline = 'Hochladen nicht möglich';

  constructor() {
    super(
      'Eine Datei deiner Seite hat einen Namen, der auf keinem Server liegen darf. Es wurde nichts hochgeladen.',
    );
  }
}

export class OtherSiteThere extends AppError {
  readonly code = 'UPLOAD_OTHER_SITE';
  readonly status = 422;
  override readonly headline = 'Hier liegt schon etwas';

  constructor(file: string) {
    super(
      `In diesem Verzeichnis liegt schon eine andere Website (${file}). Gib ein leeres Verzeichnis an, oder ersetze die alte Seite. Es wurde nichts geändert.`,
    );
  }
}
