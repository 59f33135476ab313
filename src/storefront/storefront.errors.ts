import { AppError } from '../platform/app-error.js';

export class StorefrontNotFound extends AppError {
  readonly code = 'SHOP_NOT_FOUND';
  readonly status = 404;
  override readonly headline = 'Nicht gefunden';

  constructor() {
    super('Dieses Restaurant gibt es hier nicht.');
  }
}

export class KeyMissing extends AppError {
  readonly code = 'IDEMPOTENCY_KEY_MISSING';
  readonly status = 400;

  constructor() {
    super('Bitte lade die Seite neu und bestelle noch einmal.');
  }
}

export class TextNotPublished extends AppError {
  readonly code = 'TEXT_NOT_PUBLISHED';
  readonly status = 404;
  override readonly headline = 'Nicht gefunden';

  constructor() {
    super('Dieses Restaurant hat diesen Text noch nicht veröffentlicht.');
  }
}
