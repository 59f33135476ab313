import { Busy } from '../../platform/apart/busy.error.js';
import { AppError } from '../../platform/app-error.js';

export class NoFile extends AppError {
  readonly code = 'NO_FILE';
  readonly status = 400;
  override readonly headline = 'Keine Datei';

  constructor() {
    super('Bitte eine Datei wählen.');
  }
}

export class LettersMissing extends AppError {
  readonly code = 'LETTERS_MISSING';
  readonly status = 422;
  override readonly headline = 'Nicht in Windows-1252';

  constructor(letters: string[]) {
    super(
      `${letters.slice(0, 8).join(' ')} gibt es in Windows-1252 nicht. Nimm die Excel-Datei oder CSV in UTF-8.`,
    );
  }
}

export class ReadingIsBusy extends Busy {
  readonly code = 'READING_BUSY';

  constructor() {
    super('Es wird gerade noch eine Datei gelesen. Bitte versuche es gleich noch einmal.');
  }
}

export class ImportNotFound extends AppError {
  readonly code = 'IMPORT_NOT_FOUND';
  readonly status = 404;
  override readonly headline = 'Nicht mehr da';

  constructor() {
    super('Diese Prüfung gibt es nicht mehr. Bitte die Datei noch einmal wählen.');
  }
}

export class ImportRunning extends AppError {
  readonly code = 'IMPORT_RUNNING';
  readonly status = 409;
  override readonly headline = 'Import läuft';

  constructor() {
    super('Es wird gerade schon eine Datei übernommen. Bitte warte, bis sie fertig ist.');
  }
}
