import { AppError } from '../../../platform/app-error.js';
import type { FieldProblem } from '../../../shared/field-problem.js';

export class OfferNotFound extends AppError {
  readonly code = 'DISCOUNT_NOT_FOUND';
  readonly status = 404;
  override readonly headline = 'Nicht mehr da';

  constructor() {
    super('Diesen Rabatt gibt es nicht mehr. Bitte die Seite neu laden.');
  }
}

export class BadOffer extends AppError {
  readonly code = 'VALIDATION';
  readonly status = 400;
  override readonly headline = 'Eingabe prüfen';
  override readonly fields: Record<string, string>;

  constructor(problems: readonly [FieldProblem, ...FieldProblem[]]) {
    super(problems[0].message);
    this.fields = Object.fromEntries(problems.map(({ field, message }) => [field, message]));
  }
}

/** More than a restaurant can keep apart, and each is asked with every basket. */
export class TooManyOffers extends AppError {
  readonly code = 'TOO_MANY_DISCOUNTS';
  readonly status = 422;
  override readonly headline = 'Zu viele Rabatte';

  constructor(most: number) {
    super(`Mehr als ${most.toLocaleString('de-DE')} passen nicht. Bitte zuerst alte löschen.`);
  }
}
