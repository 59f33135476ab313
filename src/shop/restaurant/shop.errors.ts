import { AppError } from '../../platform/app-error.js';
import type { FieldProblem } from '../../shared/field-problem.js';

export class NoShop extends AppError {
  readonly code = 'NO_SHOP';
  readonly status = 400;
  override readonly headline = 'Noch kein Restaurant';

  constructor() {
    super('Bitte zuerst das Restaurant einrichten.');
  }
}

export class ShopExists extends AppError {
  readonly code = 'SHOP_EXISTS';
  readonly status = 409;
  override readonly headline = 'Restaurant vorhanden';

  constructor() {
    super('Zu diesem Konto gehört schon ein Restaurant.');
  }
}

export class ChangedMeanwhile extends AppError {
  readonly code = 'CHANGED_MEANWHILE';
  readonly status = 412;
  override readonly headline = 'Inzwischen geändert';

  /** `current` is what stands in the store now, so that the page can show the difference. */
  constructor(override readonly data: { current: unknown }) {
    super('Jemand anderes hat das gerade geändert. Bitte die neuen Werte ansehen und noch einmal speichern.');
  }
}

export class KeysAreTheOwners extends AppError {
  readonly code = 'OWNERS_ONLY';
  readonly status = 403;
  override readonly headline = 'Nur für Inhaber';

  constructor() {
    super('Die Zugangsdaten zu Stripe und PayPal ändern nur Inhaber.');
  }
}

export class BadSettings extends AppError {
  readonly code = 'VALIDATION';
  readonly status = 400;
  override readonly headline = 'Eingabe prüfen';
  override readonly fields: Record<string, string>;

  constructor(problems: readonly FieldProblem[]) {
    super(problems[0]?.message ?? 'Bitte die Einstellungen prüfen.');
    this.fields = Object.fromEntries(problems.map(({ field, message }) => [field, message]));
  }
}
