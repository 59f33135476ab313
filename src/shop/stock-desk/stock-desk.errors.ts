import { AppError } from '../../platform/app-error.js';

export class NotCounted extends AppError {
  readonly code = 'NOT_COUNTED';
  readonly status = 404;
  override readonly headline = 'Nicht gefunden';

  constructor() {
    super('Für diese Speise wird kein Bestand gezählt.');
  }
}
