import { AppError } from '../../platform/app-error.js';

export class NoReceipt extends AppError {
  readonly code = 'NO_RECEIPT';
  readonly status = 422;
  override readonly headline = 'Kein Beleg';

  constructor() {
    super('Für eine Bestellung, die abgelehnt oder storniert wurde, gibt es keinen Beleg.');
  }
}

export class TaxNumberMissing extends AppError {
  readonly code = 'TAX_NUMBER_MISSING';
  readonly status = 422;
  override readonly headline = 'Noch keine Rechnung möglich';

  constructor() {
    super(
      'Für eine Rechnung über 250 € fehlt die Steuernummer des Restaurants. Bitte frag dort nach der Rechnung.',
    );
  }
}

export class ReceiptNumbersBusy extends AppError {
  readonly code = 'TRY_AGAIN';
  readonly status = 503;
  override readonly headline = 'Viel los';
  override readonly headers = { 'retry-after': '1' };

  constructor() {
    super('Gerade werden sehr viele Belege ausgestellt. Bitte versuche es gleich noch einmal.');
  }
}
