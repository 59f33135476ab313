import { AppError } from '../../platform/app-error.js';

export class WrongCode extends AppError {
  readonly code = 'WRONG_CODE';
  readonly status = 422;
  override readonly headline = 'Code falsch';
  override readonly fields = { code: 'Dieser Code stimmt nicht. Geht die Uhr deines Telefons richtig?' };

  constructor() {
    super('Dieser Code stimmt nicht. Geht die Uhr deines Telefons richtig?');
  }
}

export class NoPendingSecret extends AppError {
  readonly code = 'NO_PENDING_SECRET';
  readonly status = 422;

  constructor() {
    super('Fang bitte noch einmal mit dem QR-Code an.');
  }
}
