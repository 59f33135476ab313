import { AppError } from '../../platform/app-error.js';

export class NothingToCancel extends AppError {
  readonly code = 'BUILD_NOT_RUNNING';
  readonly status = 409;
  override readonly headline = 'Nichts abzubrechen';

  constructor() {
    super('Diese Veröffentlichung ist schon fertig oder wird gerade umgeschaltet.');
  }
}

export class BuildRuns extends AppError {
  readonly code = 'BUILD_RUNS';
  readonly status = 409;
  override readonly headline = 'Gerade nicht';

  constructor() {
    super('Deine Website wird gerade veröffentlicht. Warte, bis das fertig ist, oder brich es ab.');
  }
}

export class BuildGone extends AppError {
  readonly code = 'BUILD_GONE';
  readonly status = 404;
  override readonly headline = 'Nicht mehr da';

  constructor() {
    super('Von diesem Stand gibt es keine Dateien mehr. Wir heben die letzten fünf auf.');
  }
}

export class NothingBuilt extends AppError {
  readonly code = 'NOTHING_BUILT';
  readonly status = 404;
  override readonly headline = 'Noch keine Website';

  constructor() {
    super('Es ist noch keine Website erstellt. Veröffentliche sie zuerst.');
  }
}

export class BuildTooLate extends AppError {
  readonly code = 'BUILD_TOO_LATE';
  readonly status = 504;
  override readonly headline = 'Zu lange gedauert';

  constructor(minutes: number) {
    super(
      `Nach ${minutes} Minuten war die Veröffentlichung nicht fertig. Die bisherige Website ist noch da.`,
    );
  }
}

/** Cancelled, or another worker has taken over: whoever gets this says nothing more. */
export class BuildLost extends Error {
  constructor() {
    super('This build belongs to nobody here any more.');
  }
}
