import { AppError } from '../../platform/app-error.js';

export class BadPushTarget extends AppError {
  readonly code = 'BAD_PUSH_TARGET';
  readonly status = 422;
  override readonly headline = 'Nicht eingeschaltet';

  constructor() {
    super('Mit dieser Adresse des Browsers können wir keine Benachrichtigungen senden.');
  }
}
