import { Busy } from '../../platform/apart/busy.error.js';
import { AppError } from '../../platform/app-error.js';

export class QrIsBusy extends Busy {
  readonly code = 'QR_BUSY';

  constructor() {
    super('Gerade werden viele Codes gezeichnet. Bitte versuche es gleich noch einmal.');
  }
}

export class QrTargetGone extends AppError {
  readonly code = 'QR_TARGET_GONE';
  readonly status = 404;
  override readonly headline = 'Nicht gefunden';

  constructor() {
    super('Das, wohin dieser Code führen soll, gibt es nicht mehr. Lade die Seite neu.');
  }
}

export class NothingToScan extends AppError {
  readonly code = 'NOTHING_TO_SCAN';
  readonly status = 422;
  override readonly headline = 'Noch kein Ziel';
}

export class QrTooLong extends AppError {
  readonly code = 'QR_TOO_LONG';
  readonly status = 422;
  override readonly headline = 'Zu lang für einen Code';

  constructor() {
    super('So viel Text liest kein Handy aus einem Code. Nimm eine kürzere Adresse.');
  }
}

export class BadWifi extends AppError {
  readonly code = 'BAD_WIFI';
  readonly status = 422;
  override readonly headline = 'WLAN prüfen';
}

export class NotInThisFormat extends AppError {
  readonly code = 'QR_FORMAT';
  readonly status = 422;
  override readonly headline = 'Format prüfen';

  constructor() {
    super('In diesem Format gibt es diesen Code nicht.');
  }
}
