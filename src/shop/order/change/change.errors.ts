import { AppError } from '../../../platform/app-error.js';
import type { ChangeRefusal } from './change.rules.js';

const TEXT: Record<ChangeRefusal, string> = {
  unknownLine: 'Diese Position steht nicht in der Bestellung.',
  notFewer: 'Hier lässt sich nur etwas weglassen. Mehr oder anderes ist eine neue Bestellung.',
  nothingLeft: 'Dann bleibt nichts übrig: Bitte die Bestellung stornieren oder ablehnen.',
  over: 'Diese Bestellung ist abgeschlossen.',
};

export class CannotChange extends AppError {
  readonly code = 'CANNOT_CHANGE';
  readonly status = 422;
  override readonly headline = 'Nicht geändert';
  override readonly data: { reason: ChangeRefusal };

  constructor(reason: ChangeRefusal) {
    super(TEXT[reason]);
    this.data = { reason };
  }
}

export class OnlyLeadersChange extends AppError {
  readonly code = 'FORBIDDEN';
  readonly status = 403;
  override readonly headline = 'Nicht erlaubt';

  constructor() {
    super('Angenommene Bestellungen ändert die Leitung.');
  }
}
