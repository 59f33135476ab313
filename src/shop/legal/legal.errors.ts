import { AppError } from '../../platform/app-error.js';
import type { FieldProblem } from '../../shared/field-problem.js';
import type { Imprint } from './legal.types.js';

export class TextRefused extends AppError {
  readonly code = 'TEXT_REFUSED';
  readonly status = 422;
  override readonly headline = 'So nicht veröffentlicht';
  override readonly fields: Record<string, string>;
  override readonly data: { problems: readonly string[] };

  constructor(problems: readonly string[]) {
    super(problems.join(' '));
    this.fields = { markdown: this.message };
    this.data = { problems };
  }
}

export class TextChanged extends AppError {
  readonly code = 'CHANGED_MEANWHILE';
  readonly status = 412;
  override readonly headline = 'Inzwischen geändert';

  /** What was published meanwhile, so that the page can show the difference. */
  constructor(override readonly data: { current: { version: number | null; markdown: string } }) {
    super(
      'Jemand anderes hat diesen Text gerade veröffentlicht. Bitte vergleichen und noch einmal veröffentlichen.',
    );
  }
}

export class ImprintChanged extends AppError {
  readonly code = 'CHANGED_MEANWHILE';
  readonly status = 412;
  override readonly headline = 'Inzwischen geändert';

  constructor(override readonly data: { current: Imprint }) {
    super(
      'Jemand anderes hat diese Angaben gerade geändert. Bitte die neuen Werte ansehen und noch einmal speichern.',
    );
  }
}

export class BadImprint extends AppError {
  readonly code = 'VALIDATION';
  readonly status = 400;
  override readonly headline = 'Eingabe prüfen';
  override readonly fields: Record<string, string>;

  constructor(problems: readonly FieldProblem[]) {
    super(problems[0]?.message ?? 'Bitte die Angaben prüfen.');
    this.fields = Object.fromEntries([...problems].reverse().map(({ field, message }) => [field, message]));
  }
}

export class NoSuchText extends AppError {
  readonly code = 'NO_SUCH_TEXT';
  readonly status = 404;
  override readonly headline = 'Nicht gefunden';

  constructor() {
    super('Diesen Text gibt es hier nicht.');
  }
}
