import { AppError } from '../../platform/app-error.js';

export class TillAddressNotSafe extends AppError {
  readonly code = 'TILL_ADDRESS_NOT_SAFE';
  readonly status = 422;
  override readonly headline = 'Adresse nicht möglich';

  constructor() {
    super('Bitte gib eine Adresse an, die mit https:// beginnt und kein Passwort enthält.');
  }
}

export class NoWebhook extends AppError {
  readonly code = 'NO_WEBHOOK';
  readonly status = 422;
  override readonly headline = 'Noch keine Adresse';

  constructor() {
    super('Bitte trage zuerst die Adresse deiner Kasse ein und schalte sie ein.');
  }
}

export class NoticeNotFound extends AppError {
  readonly code = 'NOTICE_NOT_FOUND';
  readonly status = 404;
  override readonly headline = 'Meldung nicht gefunden';

  constructor() {
    super('Diese Meldung gibt es nicht mehr.');
  }
}

export class TooManyTillKeys extends AppError {
  readonly code = 'TOO_MANY_KEYS';
  readonly status = 422;
  override readonly headline = 'Zu viele Schlüssel';

  constructor() {
    super(
      'Mehr als fünf Schlüssel lassen sich nicht anlegen. Bitte entferne einen, der nicht gebraucht wird.',
    );
  }
}

export class NoSuchTillKey extends AppError {
  readonly code = 'KEY_NOT_FOUND';
  readonly status = 404;
  override readonly headline = 'Schlüssel nicht gefunden';

  constructor() {
    super('Diesen Schlüssel gibt es nicht mehr.');
  }
}

/** One answer for a key that is missing, wrong or taken back. */
export class UnknownTillKey extends AppError {
  readonly code = 'UNKNOWN_KEY';
  readonly status = 401;
  override readonly headline = 'Unbekannter Schlüssel';

  constructor() {
    super('Bitte schicke einen gültigen Schlüssel als „Authorization: Bearer tk_…“ mit.');
  }
}

/** Written like a day, but in no calendar. */
export class NoSuchDay extends AppError {
  readonly code = 'NO_SUCH_DAY';
  readonly status = 400;
  override readonly headline = 'Kein Datum';

  constructor() {
    super('Diesen Tag gibt es nicht. Bitte gib ihn als JJJJ-MM-TT an, zum Beispiel 2026-11-20.');
  }
}
