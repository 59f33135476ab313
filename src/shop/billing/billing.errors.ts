import { AppError } from '../../platform/app-error.js';
import { formatDate } from '../../shared/berlin-time.js';

abstract class BillingRefused extends AppError {
  readonly code: string = 'PLAN_NOT_CHANGED';
  readonly status: number = 422;
  override readonly headline: string = 'Nicht geändert';
}

export class PlansAreAssigned extends BillingRefused {
  override readonly code = 'PLANS_ARE_ASSIGNED';

  constructor() {
    super('Tarife vergibt hier, wer diesen Server betreibt. Bitte wende dich dorthin.');
  }
}

export class AlreadyBooked extends BillingRefused {
  override readonly code = 'PLAN_ALREADY_BOOKED';
  override readonly headline = 'Schon gebucht';

  constructor() {
    super('Ihr habt schon einen bezahlten Tarif. Wechseln könnt ihr in den Einstellungen unter „Tarif“.');
  }
}

export class NoContract extends BillingRefused {
  constructor() {
    super('Es gibt keinen bezahlten Tarif, an dem sich etwas ändern ließe.');
  }
}

export class AlreadyCancelled extends BillingRefused {
  override readonly code = 'PLAN_ALREADY_CANCELLED';
  override readonly headline = 'Schon gekündigt';

  constructor(until: Date) {
    super(`Der Vertrag ist schon gekündigt und läuft bis zum ${formatDate(until)}.`);
  }
}

export class NotCancelled extends BillingRefused {
  constructor() {
    super('Der Vertrag ist nicht gekündigt.');
  }
}

export class SamePlan extends BillingRefused {
  constructor() {
    super('Diesen Tarif habt ihr schon.');
  }
}

export class NothingOpen extends BillingRefused {
  override readonly headline = 'Nichts offen';

  constructor() {
    super('Hier ist keine Zahlung offen. Lade die Seite neu, dann siehst du den Stand von jetzt.');
  }
}

export class PaymentBehind extends BillingRefused {
  constructor() {
    super('Die letzte Zahlung steht noch aus. Wechseln könnt ihr, sobald sie da ist.');
  }
}

export class PaymentRefused extends BillingRefused {
  override readonly headline = 'Nicht bezahlt';

  constructor() {
    super('Die Zahlung wurde abgelehnt, am Tarif hat sich nichts geändert. Bitte prüfe dein Zahlungsmittel.');
  }
}

export class ServiceAway extends BillingRefused {
  override readonly code = 'PAYMENT_SERVICE_AWAY';
  override readonly status = 503;
  override readonly headline = 'Gerade nicht erreichbar';

  constructor() {
    super('Der Zahlungsdienst antwortet gerade nicht. Bitte versuche es in ein paar Minuten noch einmal.');
  }
}

export class InvoiceNotFound extends BillingRefused {
  override readonly code = 'INVOICE_NOT_FOUND';
  override readonly status = 404;
  override readonly headline = 'Nicht gefunden';

  constructor() {
    super('Diese Rechnung gibt es hier nicht.');
  }
}

/** For the payment service, which reads the status alone. */
export class HookRefused extends BillingRefused {
  override readonly code = 'NOT_GENUINE';
  override readonly status = 400;

  constructor() {
    super('Dieser Aufruf trägt keine gültige Unterschrift.');
  }
}
