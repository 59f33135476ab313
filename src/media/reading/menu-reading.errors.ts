import { Busy } from '../../platform/apart/busy.error.js';
import { AppError } from '../../platform/app-error.js';

export class MenuReadingRuns extends AppError {
  readonly code = 'MENU_READING_RUNS';
  readonly status = 409;
  override readonly headline = 'Läuft noch';

  constructor() {
    super('Es wird gerade schon eine Karte gelesen. Warte, bis sie fertig ist, oder brich ab.');
  }
}

export class MenuReadingGone extends AppError {
  readonly code = 'MENU_READING_GONE';
  readonly status = 404;
  override readonly headline = 'Nicht mehr da';

  constructor() {
    super('Diese gelesene Karte gibt es nicht mehr. Bitte wähle die Datei noch einmal.');
  }
}

const SENTENCES = {
  noFile: 'Bitte ein Foto (JPG, PNG, WebP) oder ein PDF bis 12 MB wählen.',
  broken: 'Dieses PDF ist beschädigt. Speichere es neu oder fotografiere die Karte.',
  locked: 'Dieses PDF ist mit einem Kennwort geschützt. Speichere es ohne Kennwort.',
  empty: 'In diesem PDF steht kein Text und kein Bild, das wir lesen können. Fotografiere die Karte.',
  tooLarge: 'Dieses PDF zu lesen dauert zu lange. Teile es auf oder fotografiere die Seiten.',
  noText: 'In diesem Text steht keine Speise. Füge die Zeilen deiner Karte ein, am besten mit Preisen.',
} as const;

export class MenuNotReadable extends AppError {
  readonly code = 'MENU_NOT_READABLE';
  readonly status = 422;
  override readonly headline = 'Nicht lesbar';

  constructor(why: keyof typeof SENTENCES) {
    super(SENTENCES[why]);
  }
}

export class MenuReadingBusy extends Busy {
  readonly code = 'MENU_READING_BUSY';

  constructor() {
    super('Es werden gerade noch andere Karten gelesen. Bitte versuche es gleich noch einmal.');
  }
}
