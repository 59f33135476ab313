import { AppError } from '../../platform/app-error.js';

export class BadPlan extends AppError {
  readonly code = 'BAD_PLAN';
  readonly status = 422;
  override readonly headline = 'Plan prüfen';
}

export class TableGone extends AppError {
  readonly code = 'TABLE_GONE';
  readonly status = 404;
  override readonly headline = 'Nicht gefunden';

  constructor() {
    super('Diesen Tisch gibt es nicht mehr. Lade die Seite neu.');
  }
}
