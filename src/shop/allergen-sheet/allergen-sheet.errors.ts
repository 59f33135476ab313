import { Busy } from '../../platform/apart/busy.error.js';
import { AppError } from '../../platform/app-error.js';

export class SheetIsBusy extends Busy {
  readonly code = 'SHEET_BUSY';

  constructor() {
    super('Gerade werden viele Allergenlisten gezeichnet. Bitte versuche es gleich noch einmal.');
  }
}

export class SheetTooLong extends AppError {
  readonly code = 'SHEET_TOO_LONG';
  readonly status = 422;
  override readonly headline = 'Liste zu lang';

  constructor() {
    super('Diese Karte ist zu lang für eine Liste als PDF. Die Allergene stehen vollständig in deinem Shop.');
  }
}
