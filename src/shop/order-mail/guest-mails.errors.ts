import { AppError } from '../../platform/app-error.js';

export class NoSuchMail extends AppError {
  readonly code = 'MAIL_NOT_FOUND';
  readonly status = 404;
  override readonly headline = 'Nicht gefunden';

  constructor() {
    super('Diese Mail gibt es hier nicht.');
  }
}

export class NobodyToMail extends AppError {
  readonly code = 'NO_ADDRESS';
  readonly status = 422;
  override readonly headline = 'Keine Adresse';

  constructor() {
    super('Zu dieser Bestellung ist keine E-Mail-Adresse mehr gespeichert.');
  }
}
