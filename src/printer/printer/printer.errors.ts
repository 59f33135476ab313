import { AppError } from '../../platform/app-error.js';

export class PrinterNotFound extends AppError {
  readonly code = 'PRINTER_NOT_FOUND';
  readonly status = 404;
  override readonly headline = 'Drucker nicht gefunden';

  constructor() {
    super('Diesen Drucker gibt es nicht mehr.');
  }
}

export class TooManyPrinters extends AppError {
  readonly code = 'TOO_MANY_PRINTERS';
  readonly status = 422;
  override readonly headline = 'Zu viele Drucker';

  constructor() {
    super('Mehr als 20 Drucker lassen sich nicht anlegen.');
  }
}

/** A docket nobody prints is an order nobody cooks. */
export class PapersWait extends AppError {
  readonly code = 'PAPERS_WAIT';
  readonly status = 422;
  override readonly headline = 'Es warten noch Bons';

  constructor() {
    super('Auf diesen Drucker warten noch Bons. Bitte wähle, wohin sie gehen.');
  }
}

export class NoRestaurant extends AppError {
  readonly code = 'NO_SHOP';
  readonly status = 400;
  override readonly headline = 'Noch kein Restaurant';

  constructor() {
    super('Bitte zuerst das Restaurant einrichten.');
  }
}

export class NotForStaff extends AppError {
  readonly code = 'FORBIDDEN';
  readonly status = 403;
  override readonly headline = 'Kein Zugriff';

  constructor() {
    super('Drucker richtet nur ein, wer das Restaurant leitet.');
  }
}

/** One message for a wrong address, an old one, and one that another device uses. */
export class UnknownDevice extends AppError {
  readonly code = 'NOT_FOUND';
  readonly status = 404;

  constructor() {
    super('Unbekannter Drucker.');
  }
}

export class FailoverNeedsAnother extends AppError {
  readonly code = 'FAILOVER_NEEDS_ANOTHER';
  readonly status = 422;
  override readonly headline = 'Kein Ausweichdrucker';

  constructor() {
    super('Ein Drucker kann nicht auf sich selbst ausweichen.');
  }
}

export class NoSuchCategory extends AppError {
  readonly code = 'NO_SUCH_CATEGORY';
  readonly status = 422;
  override readonly headline = 'Kategorie nicht gefunden';

  constructor() {
    super('Diese Kategorien gibt es nicht mehr. Bitte wähle andere.');
  }
}
