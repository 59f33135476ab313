import { AppError } from '../../platform/app-error.js';

export class OnlyTodaysOrders extends AppError {
  readonly code = 'ONLY_TODAY';
  readonly status = 403;
  override readonly headline = 'Nicht von heute';

  constructor() {
    super('Ältere Bestellungen sieht, wer das Restaurant leitet.');
  }
}
