import { AppError } from '../../platform/app-error.js';

export class PrintJobNotFound extends AppError {
  readonly code = 'PRINT_JOB_NOT_FOUND';
  readonly status = 404;
  override readonly headline = 'Druckauftrag nicht gefunden';

  constructor() {
    super('Diesen Druckauftrag gibt es nicht mehr.');
  }
}

export class CannotReprint extends AppError {
  readonly code = 'CANNOT_REPRINT';
  readonly status = 422;
  override readonly headline = 'Erneut drucken nicht möglich';

  constructor() {
    super('Der Auftrag läuft noch, oder sein Inhalt ist schon gelöscht.');
  }
}

/** Nothing would ever print it. */
export class PrinterGone extends AppError {
  readonly code = 'PRINTER_GONE';
  readonly status = 422;
  override readonly headline = 'Drucker entfernt';

  constructor() {
    super('Den Drucker dieses Bons gibt es nicht mehr. Bitte wähle einen anderen.');
  }
}

export class CannotCancelPrint extends AppError {
  readonly code = 'CANNOT_CANCEL_PRINT';
  readonly status = 422;
  override readonly headline = 'Abbrechen nicht möglich';

  constructor() {
    super('Dieser Auftrag ist schon abgeschlossen.');
  }
}

export class CannotMovePrint extends AppError {
  readonly code = 'CANNOT_MOVE_PRINT';
  readonly status = 422;
  override readonly headline = 'Umleiten nicht möglich';

  constructor() {
    super('Dieser Auftrag ist schon abgeschlossen. Du kannst ihn erneut drucken.');
  }
}

/** Many at once on one job: whoever lost ten times in a row tries again later. */
export class PrintJobBusy extends AppError {
  readonly code = 'PRINT_JOB_BUSY';
  readonly status = 503;
  override readonly headline = 'Gleich wieder da';

  constructor() {
    super('Bitte versuche es gleich noch einmal.');
  }
}
