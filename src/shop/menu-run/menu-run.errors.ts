import { AppError } from '../../platform/app-error.js';

export class RunNotFound extends AppError {
  readonly code = 'RUN_NOT_FOUND';
  readonly status = 404;
  override readonly headline = 'Nicht mehr da';

  constructor() {
    super('Nur die letzten zehn Änderungen lassen sich zurücknehmen.');
  }
}

export class TakenBackBefore extends AppError {
  readonly code = 'TAKEN_BACK_BEFORE';
  readonly status = 422;
  override readonly headline = 'Schon zurückgenommen';

  constructor() {
    super('Diese Änderung wurde bereits zurückgenommen.');
  }
}
