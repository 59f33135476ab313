import { neutral } from '../../shared/voice.rules.js';
import { AppError } from '../app-error.js';
import { GuestRefusal } from '../guest-refusal.js';

export class BadIdempotencyKey extends AppError {
  readonly code = 'IDEMPOTENCY_KEY';
  readonly status = 400;

  constructor() {
    super('Der Idempotency-Key muss 8 bis 200 Zeichen ohne Leerzeichen haben.');
  }
}

export class IdempotencyMismatch extends AppError {
  readonly code = 'IDEMPOTENCY_MISMATCH';
  readonly status = 422;

  constructor() {
    super('Dieser Idempotency-Key gehört schon zu einer anderen Anfrage.');
  }
}

export class StillRunning extends GuestRefusal {
  readonly code = 'STILL_RUNNING';
  readonly status = 409;
  override readonly headline = 'Einen Moment';
  override readonly headers = { 'retry-after': '1' };

  constructor() {
    super(neutral('Diese Anfrage wird gerade schon bearbeitet.', 'This request is already being worked on.'));
  }
}

/** Without Redis nobody can promise that it happens only once. */
export class CannotRemember extends GuestRefusal {
  readonly code = 'UNAVAILABLE';
  readonly status = 503;
  override readonly headline = 'Gleich wieder da';
  override readonly headers = { 'retry-after': '2' };

  constructor() {
    super({
      du: 'Bitte versuche es gleich noch einmal.',
      sie: 'Bitte versuchen Sie es gleich noch einmal.',
      en: 'Please try again in a moment.',
    });
  }
}
