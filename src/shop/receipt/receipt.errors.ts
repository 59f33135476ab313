import { Busy } from '../../platform/apart/busy.error.js';
import { AppError } from '../../platform/app-error.js';
import { GuestRefusal } from '../../platform/guest-refusal.js';
import { neutral } from '../../shared/voice.rules.js';

export class NoReceipt extends GuestRefusal {
  readonly code = 'NO_RECEIPT';
  readonly status = 422;
  override readonly headline = 'Kein Beleg';

  constructor() {
    super(
      neutral(
        'Für eine Bestellung, die abgelehnt oder storniert wurde, gibt es keinen Beleg.',
        'There is no receipt for an order that was declined or cancelled.',
      ),
    );
  }
}

export class TaxNumberMissing extends GuestRefusal {
  readonly code = 'TAX_NUMBER_MISSING';
  readonly status = 422;
  override readonly headline = 'Noch keine Rechnung möglich';

  constructor() {
    super({
      du: 'Für eine Rechnung über 250 € fehlt die Steuernummer des Restaurants. Bitte frag dort nach der Rechnung.',
      sie: 'Für eine Rechnung über 250 € fehlt die Steuernummer des Restaurants. Bitte fragen Sie dort nach der Rechnung.',
      en: 'An invoice above €250 needs the tax number of the restaurant, which is missing. Please ask there for the invoice.',
    });
  }
}

export class ReceiptNumbersBusy extends GuestRefusal {
  readonly code = 'TRY_AGAIN';
  readonly status = 503;
  override readonly headline = 'Viel los';
  override readonly headers = { 'retry-after': '1' };

  constructor() {
    super({
      du: 'Gerade werden sehr viele Belege ausgestellt. Bitte versuche es gleich noch einmal.',
      sie: 'Gerade werden sehr viele Belege ausgestellt. Bitte versuchen Sie es gleich noch einmal.',
      en: 'Very many receipts are being issued right now. Please try again in a moment.',
    });
  }
}

/** Only a small invoice may leave out who it is made out to (§ 33 UStDV). */
export class RecipientMissing extends GuestRefusal {
  readonly code = 'VALIDATION';
  readonly status = 400;
  override readonly headline = 'Eingabe prüfen';

  constructor() {
    super(
      neutral(
        'Für eine Rechnung über 250 € brauchen wir Name und Anschrift.',
        'For an invoice above €250 we need a name and an address.',
      ),
      'recipient.name',
    );
  }
}

/** What went back refers to the invoice as it is. */
export class RecipientTooLate extends GuestRefusal {
  readonly code = 'RECIPIENT_TOO_LATE';
  readonly status = 409;
  override readonly headline = 'Rechnung steht fest';

  constructor() {
    super({
      du: 'Zu dieser Rechnung wurde schon Geld erstattet, deshalb lässt sich der Empfänger nicht mehr ergänzen. Bitte frag im Restaurant nach.',
      sie: 'Zu dieser Rechnung wurde schon Geld erstattet, deshalb lässt sich der Empfänger nicht mehr ergänzen. Bitte fragen Sie im Restaurant nach.',
      en: 'Money was already refunded on this invoice, so its recipient can no longer be added. Please ask the restaurant.',
    });
  }
}

/** There is no meal on business that cost nothing. */
export class MealGivenBack extends GuestRefusal {
  readonly code = 'MEAL_GIVEN_BACK';
  readonly status = 409;
  override readonly headline = 'Kein Bewirtungsbeleg';

  constructor() {
    super(
      neutral(
        'Der ganze Betrag wurde erstattet. Einen Bewirtungsbeleg gibt es dazu deshalb nicht.',
        'The whole amount was refunded, so there is no receipt for a business meal.',
      ),
    );
  }
}

export class DocumentNotFound extends AppError {
  readonly code = 'NOT_FOUND';
  readonly status = 404;
  override readonly headline = 'Nicht gefunden';

  constructor() {
    super('Diesen Beleg gibt es nicht.');
  }
}

export class PapersBusy extends Busy {
  readonly code = 'PAPERS_BUSY';

  constructor() {
    super('Gerade werden viele Belege gezeichnet. Bitte gleich noch einmal versuchen.');
  }
}

export class PaperFailed extends AppError {
  readonly code = 'PAPER_FAILED';
  readonly status = 503;
  override readonly headline = 'Beleg nicht gezeichnet';

  constructor() {
    super('Der Beleg ließ sich gerade nicht zeichnen. Bitte noch einmal versuchen.');
  }
}
