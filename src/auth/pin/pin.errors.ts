import { AppError } from '../../platform/app-error.js';

const OBVIOUS = 'Diese PIN errät man zu leicht. Nimm keine Reihe, keine Wiederholung und kein Jahr.';

export class ObviousPin extends AppError {
  readonly code = 'OBVIOUS_PIN';
  readonly status = 422;
  override readonly headline = 'PIN zu einfach';
  override readonly fields = { pin: OBVIOUS };

  constructor() {
    super(OBVIOUS);
  }
}
