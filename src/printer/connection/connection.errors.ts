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

/** Beneath it we choose topics ourselves. */
export class TopicReserved extends AppError {
  readonly code = 'PRINTER_TOPIC_RESERVED';
  readonly status = 422;
  override readonly headline = 'Thema nicht frei';

  constructor() {
    super('Themen, die mit „tresen“ beginnen, vergibt Tresen selbst. Bitte wähle ein anderes oder keines.');
  }
}

/** Two printers at one topic would read each other's papers. */
export class TopicTaken extends AppError {
  readonly code = 'PRINTER_TOPIC_TAKEN';
  readonly status = 409;
  override readonly headline = 'Thema schon vergeben';

  constructor() {
    super('Dieses Thema benutzt schon ein Drucker. Bitte wähle ein anderes.');
  }
}

export class TopicUnreadable extends AppError {
  readonly code = 'PRINTER_TOPIC_UNREADABLE';
  readonly status = 422;
  override readonly headline = 'Thema nicht lesbar';

  constructor() {
    super('Ein Thema besteht aus Buchstaben, Ziffern, - und _, mit höchstens fünf / dazwischen.');
  }
}
