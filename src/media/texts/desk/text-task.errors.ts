import { AppError } from '../../../platform/app-error.js';
import type { TextTaskKind } from './text-task.types.js';

export class TextsRunning extends AppError {
  readonly code = 'TEXTS_RUNNING';
  readonly status = 409;
  override readonly headline = 'Läuft noch';

  /** Of another kind than the one that was asked for, on a part of the page of its own. */
  constructor(kind: TextTaskKind) {
    super(`Gerade werden ${RUNNING[kind]}. Warte, bis das fertig ist, oder brich es dort ab.`);
  }
}

const RUNNING: Record<TextTaskKind, string> = {
  descriptions: 'Beschreibungen geschrieben',
  translations: 'Texte ins Englische übersetzt',
  alts: 'Bilder beschrieben',
};

const NOTHING: Record<TextTaskKind, string> = {
  descriptions: 'Jede Speise hat eine Beschreibung.',
  translations: 'Die ganze Karte ist übersetzt.',
  alts: 'Jedes Bild hat einen Text.',
};

export class NothingToWrite extends AppError {
  readonly code = 'TEXTS_NOTHING_TO_WRITE';
  readonly status = 409;
  override readonly headline = 'Nichts zu tun';

  constructor(kind: TextTaskKind) {
    super(NOTHING[kind]);
  }
}

export class ProposalsGone extends AppError {
  readonly code = 'TEXTS_PROPOSALS_GONE';
  readonly status = 404;
  override readonly headline = 'Schon erledigt';

  constructor() {
    super('Diese Vorschläge hat schon jemand bearbeitet. Unten steht, was noch offen ist.');
  }
}
