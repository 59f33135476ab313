import { AppError } from '../../platform/app-error.js';
import type { FieldProblem } from '../../shared/field-problem.js';

export class NotOnTheMenu extends AppError {
  readonly code = 'NOT_ON_THE_MENU';
  readonly status = 404;
  override readonly headline = 'Nicht mehr da';

  constructor(what: string) {
    super(`${what} gibt es nicht mehr. Bitte die Seite neu laden.`);
  }
}

export class BadMenuEntry extends AppError {
  readonly code = 'VALIDATION';
  readonly status = 400;
  override readonly headline = 'Eingabe prüfen';
  override readonly fields: Record<string, string>;

  constructor(problems: readonly FieldProblem[]) {
    super(problems[0]?.message ?? 'Bitte die Angaben prüfen.');
    this.fields = Object.fromEntries(problems.map(({ field, message }) => [field, message]));
  }
}

/** More than any restaurant has: each of them stands on a page that every guest loads. */
export class MenuIsFull extends AppError {
  readonly code = 'MENU_FULL';
  readonly status = 422;
  override readonly headline = 'Zu viel für eine Karte';

  constructor(most: number, what: string) {
    super(`Mehr als ${most.toLocaleString('de-DE')} ${what} passen nicht auf eine Karte.`);
  }
}
