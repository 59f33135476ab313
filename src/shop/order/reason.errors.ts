import { AppError } from '../../platform/app-error.js';

export class ReasonMissing extends AppError {
  readonly code = 'REASON_MISSING';
  readonly status = 422;
  override readonly headline = 'Grund fehlt';
  override readonly fields = { reason: 'Bitte einen Grund wählen.' };

  constructor() {
    super('Bitte einen Grund wählen.');
  }
}

/** „Anderer Grund“ alone tells a guest nothing. */
export class ReasonUnsaid extends AppError {
  readonly code = 'REASON_UNSAID';
  readonly status = 422;
  override readonly headline = 'Grund fehlt';
  override readonly fields = { text: 'Bitte in einem Satz sagen, warum.' };

  constructor() {
    super('Bitte in einem Satz sagen, warum.');
  }
}
