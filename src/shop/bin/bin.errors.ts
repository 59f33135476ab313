import { AppError } from '../../platform/app-error.js';

export class NotInBin extends AppError {
  readonly code = 'NOT_IN_BIN';
  readonly status = 404;
  override readonly headline = 'Nicht mehr im Papierkorb';

  constructor() {
    super('Es wurde schon zurückgeholt, oder die 30 Tage sind um.');
  }
}
