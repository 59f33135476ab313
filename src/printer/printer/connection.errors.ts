import { AppError } from '../../platform/app-error.js';

export class AddressMissing extends AppError {
  readonly code = 'PRINTER_ADDRESS_MISSING';
  readonly status = 422;
  override readonly headline = 'IP-Adresse fehlt';

  constructor() {
    super('Bitte gib die IP-Adresse des Druckers an. Sie steht auf seinem Selbsttest.');
  }
}

/** The agent stands in the restaurant and has no business anywhere else. */
export class NotInYourNetwork extends AppError {
  readonly code = 'PRINTER_NOT_IN_NETWORK';
  readonly status = 422;
  override readonly headline = 'Keine Adresse in eurem Netz';

  constructor() {
    super('Der Druckhelfer druckt nur im Netz des Restaurants, zum Beispiel auf 192.168.178.50.');
  }
}

export class SignInIncomplete extends AppError {
  readonly code = 'PRINTER_SIGN_IN_INCOMPLETE';
  readonly status = 422;
  override readonly headline = 'Anmeldung unvollständig';

  constructor() {
    super('Bitte gib Name und Passwort an, die im Drucker stehen, oder keines von beiden.');
  }
}
