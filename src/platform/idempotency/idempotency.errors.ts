import { AppError } from '../app-error.js';

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

export class StillRunning extends AppError {
  readonly code = 'STILL_RUNNING';
  readonly status = 409;
  override readonly headline = 'Einen Moment';
  override readonly headers = { 'retry-after': '1' };

  constructor() {
    super('Diese Anfrage wird gerade schon bearbeitet.');
  }
}

/** Without Redis nobody can promise that it happens only once. */
export class CannotRemember extends AppError {
  readonly code = 'UNAVAILABLE';
  readonly status = 503;
  override readonly headline = 'Gleich wieder da';
  override readonly headers = { 'retry-after': '2' };

  constructor() {
    super('Bitte versuche es gleich noch einmal.');
  }
}
