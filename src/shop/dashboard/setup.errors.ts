import { AppError } from '../../platform/app-error.js';

export class MenuBegun extends AppError {
  readonly code = 'MENU_BEGUN';
  readonly status = 409;
  override readonly headline = 'Speisekarte vorhanden';

  constructor() {
    super('Es gibt schon eine Speisekarte. Eine Vorlage würde sie überschreiben.');
  }
}

export class SetupRunning extends AppError {
  readonly code = 'STILL_RUNNING';
  readonly status = 409;
  override readonly headline = 'Einen Moment';

  constructor() {
    super('Die Speisekarte wird gerade angelegt.');
  }
}
