import { Busy } from '../../platform/apart/busy.error.js';
import { AppError } from '../../platform/app-error.js';

export class MenuIsBusy extends Busy {
  readonly code = 'PRINTED_MENU_BUSY';

  constructor() {
    super('Gerade werden viele Karten gesetzt. Bitte versuche es gleich noch einmal.');
  }
}

export class MenuTookTooLong extends Busy {
  readonly code = 'PRINTED_MENU_SLOW';

  constructor() {
    super(
      'Die Karte ist nicht rechtzeitig fertig geworden, weil gerade viel zu tun ist. Versuche es noch einmal.',
    );
  }
}

export class MenuDoesNotFit extends AppError {
  readonly code = 'PRINTED_MENU_DOES_NOT_FIT';
  readonly status = 422;
  override readonly headline = 'Passt nicht aufs Papier';

  constructor() {
    super('Diese Karte passt nicht in das Format. Wähle ein größeres oder weniger Kategorien.');
  }
}

export class NothingToPrint extends AppError {
  readonly code = 'NOTHING_TO_PRINT';
  readonly status = 422;
  override readonly headline = 'Nichts zu drucken';

  constructor() {
    super('In dieser Auswahl steht keine Speise. Wähle mindestens eine Kategorie mit Speisen.');
  }
}
