import { AppError } from '../../platform/app-error.js';

export class PeriodBackwards extends AppError {
  readonly code = 'VALIDATION';
  readonly status = 400;
  override readonly headline = 'Eingabe prüfen';

  constructor() {
    super('Der erste Tag muss vor dem letzten liegen.');
  }
}
