import { AppError } from '../../platform/app-error.js';

export class NothingToReprint extends AppError {
  readonly code = 'NO_PAPER';
  readonly status = 422;
  override readonly headline = 'Kein Bon';

  constructor() {
    super('Für diese Bestellung liegt kein Bon vor, der noch einmal gedruckt werden könnte.');
  }
}
