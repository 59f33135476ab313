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
