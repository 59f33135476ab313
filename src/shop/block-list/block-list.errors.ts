import { AppError } from '../../platform/app-error.js';
import { GuestRefusal } from '../../platform/guest-refusal.js';

/** Does not say why: whoever is meant knows, and whoever is not learns it on the phone. */
export class CallInstead extends GuestRefusal {
  readonly code = 'CALL_INSTEAD';
  readonly status = 422;
  override readonly headline = 'Bitte anrufen';

  constructor(phone: string) {
    super({
      du: `Diese Bestellung geht leider nicht online. Bitte ruf im Restaurant an${numberOf(phone)}.`,
      sie: `Diese Bestellung geht leider nicht online. Bitte rufen Sie im Restaurant an${numberOf(phone)}.`,
      en: `This order cannot be placed online. Please call the restaurant${numberOf(phone)}.`,
    });
  }
}

/** Large orders, and those of guests nobody knows yet. */
export class PayOnlineFirst extends GuestRefusal {
  readonly code = 'PAY_ONLINE';
  readonly status = 422;
  override readonly headline = 'Bitte online bezahlen';

  constructor() {
    super(
      {
        du: 'Diese Bestellung nimmt das Restaurant nur online bezahlt an. Bitte wähle eine andere Zahlart.',
        sie: 'Diese Bestellung nimmt das Restaurant nur online bezahlt an. Bitte wählen Sie eine andere Zahlart.',
        en: 'The restaurant takes this order only when it is paid online. Please choose another way to pay.',
      },
      'payment',
    );
  }
}

const numberOf = (phone: string): string => (phone ? `: ${phone}` : '');

export class NothingToBlock extends AppError {
  readonly code = 'VALIDATION';
  readonly status = 400;
  override readonly headline = 'Eingabe prüfen';
  override readonly fields: Record<string, string>;

  constructor(field: string, message: string) {
    super(message);
    this.fields = { [field]: message };
  }
}

export class NotOnTheList extends AppError {
  readonly code = 'NOT_ON_LIST';
  readonly status = 404;
  override readonly headline = 'Nicht gefunden';

  constructor() {
    super('Dieser Eintrag steht nicht mehr auf der Liste.');
  }
}

export class ListFull extends AppError {
  readonly code = 'LIST_FULL';
  readonly status = 422;
  override readonly headline = 'Liste voll';

  constructor(most: number) {
    super(`Auf der Sperrliste ist Platz für ${most} Einträge. Bitte erst alte entfernen.`);
  }
}
