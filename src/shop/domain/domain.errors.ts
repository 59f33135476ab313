import { AppError } from '../../platform/app-error.js';

export class DomainTaken extends AppError {
  readonly code = 'DOMAIN_TAKEN';
  readonly status = 409;
  override readonly headline = 'Domain vergeben';

  constructor() {
    super('Unter dieser Domain steht schon ein anderes Restaurant.');
  }
}

export class NoDomain extends AppError {
  readonly code = 'NO_DOMAIN';
  readonly status = 409;
  override readonly headline = 'Keine Domain';

  constructor() {
    super('Bitte zuerst eine Domain eintragen.');
  }
}

export class DomainUnknown extends AppError {
  readonly code = 'DOMAIN_UNKNOWN';
  readonly status = 404;

  constructor() {
    super('Diese Domain führt hier zu keinem Restaurant.');
  }
}
