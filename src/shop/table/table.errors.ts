import { AppError } from '../../platform/app-error.js';
import { GuestRefusal } from '../../platform/guest-refusal.js';
import { type Cents, formatEuro } from '../../shared/money.js';
import { neutral } from '../../shared/voice.rules.js';

export class BadPlan extends AppError {
  readonly code = 'BAD_PLAN';
  readonly status = 422;
  override readonly headline = 'Plan prüfen';
}

export class TableGone extends AppError {
  readonly code = 'TABLE_GONE';
  readonly status = 404;
  override readonly headline = 'Nicht gefunden';

  constructor() {
    super('Diesen Tisch gibt es nicht mehr. Lade die Seite neu.');
  }
}

export class TableInUse extends AppError {
  readonly code = 'TABLE_IN_USE';
  readonly status = 409;
  override readonly headline = 'Tisch besetzt';

  constructor(number: string) {
    super(`An Tisch ${number} sitzen Gäste. Schließ ihn erst ab, dann lässt er sich entfernen.`);
  }
}

export class NobodySits extends AppError {
  readonly code = 'NOBODY_SITS';
  readonly status = 409;
  override readonly headline = 'Tisch frei';

  constructor() {
    super('An diesem Tisch sitzt niemand mehr.');
  }
}

export class TableTaken extends AppError {
  readonly code = 'TABLE_TAKEN';
  readonly status = 409;
  override readonly headline = 'Tisch besetzt';

  constructor(label: string) {
    super(`${label} ist besetzt. Leg die Tische zusammen, oder nimm einen freien.`);
  }
}

export class LeadersOnly extends AppError {
  readonly code = 'LEADERS_ONLY';
  readonly status = 403;
  override readonly headline = 'Nur für die Leitung';

  constructor() {
    super(
      'Was die Küche schon hat, nimmt nur die Leitung zurück. Übergib den Tisch an die Kasse, oder hol sie dazu.',
    );
  }
}

export class StillWaiting extends AppError {
  readonly code = 'STILL_WAITING';
  readonly status = 409;
  override readonly headline = 'Noch etwas offen';

  constructor() {
    super(
      'Eine Runde ist noch nicht angenommen. Nimm sie an oder lehne sie ab, dann lässt sich der Tisch abschließen.',
    );
  }
}

export class OpenHasChanged extends AppError {
  readonly code = 'OPEN_HAS_CHANGED';
  readonly status = 409;
  override readonly headline = 'Betrag prüfen';

  constructor(openCents: Cents) {
    super(`Inzwischen sind ${formatEuro(openCents)} offen. Sieh noch einmal nach, und schließ dann ab.`);
  }
}

/** The same for a code that was renewed, one of another house, and one that somebody made up. */
export class CodeUnknown extends GuestRefusal {
  readonly code = 'TABLE_CODE_UNKNOWN';
  readonly status = 404;
  override readonly headline = 'Code gilt nicht mehr';

  constructor() {
    super({
      du: 'Dieser Tisch-Code gilt nicht mehr. Scanne den Code auf deinem Tisch noch einmal, oder bestell beim Service.',
      sie: 'Dieser Tisch-Code gilt nicht mehr. Bitte scannen Sie den Code auf Ihrem Tisch noch einmal, oder bestellen Sie beim Service.',
      en: 'This table code is no longer valid. Please scan the code on your table again, or order with the staff.',
    });
  }
}

export class TooManyCodes extends GuestRefusal {
  readonly code = 'TOO_MANY_CODES';
  readonly status = 429;
  override readonly headline = 'Zu viele Versuche';

  constructor() {
    super(
      neutral(
        'Von hier kamen zu viele falsche Codes. In zehn Minuten geht es weiter; bis dahin nimmt der Service die Bestellung auf.',
        'Too many wrong codes came from here. Please try again in ten minutes; until then the staff takes your order.',
      ),
    );
  }
}

export class TabOver extends GuestRefusal {
  readonly code = 'TAB_OVER';
  readonly status = 409;
  override readonly headline = 'Tisch abgeschlossen';

  constructor() {
    super({
      du: 'Dieser Tisch ist abgeschlossen. Lade die Seite neu, um noch einmal zu bestellen.',
      sie: 'Dieser Tisch ist abgeschlossen. Bitte laden Sie die Seite neu, um noch einmal zu bestellen.',
      en: 'This table has been closed. Please reload the page to order again.',
    });
  }
}

export class TableFull extends GuestRefusal {
  readonly code = 'TABLE_FULL';
  readonly status = 409;

  constructor() {
    super(
      neutral(
        'An diesem Tisch sind schon sehr viele Geräte angemeldet. Bitte beim Service bestellen.',
        'Too many devices are signed in at this table. Please order with the staff.',
      ),
    );
  }
}

export class TableBusy extends GuestRefusal {
  readonly code = 'TABLE_BUSY';
  readonly status = 503;

  constructor() {
    super(
      neutral(
        'Gerade setzen sich viele hin. Bitte noch einmal.',
        'Many people are sitting down. Please try again.',
      ),
    );
  }
}

export class TableOrderedTooOften extends GuestRefusal {
  readonly code = 'TOO_MANY_ORDERS';
  readonly status = 429;

  constructor() {
    super(
      neutral(
        'Von diesem Tisch kamen sehr viele Bestellungen in kurzer Zeit. Bitte die nächste beim Service aufgeben.',
        'Very many orders came from this table in a short time. Please place the next one with the staff.',
      ),
    );
  }
}

export class NotServedHere extends GuestRefusal {
  readonly code = 'TABLE_ORDERING_OFF';
  readonly status = 409;
  override readonly headline = 'Bestellung beim Service';

  constructor() {
    super(
      neutral(
        'An diesem Tisch wird gerade nicht am Handy bestellt. Der Service nimmt die Bestellung auf.',
        'This table does not order by phone at the moment. The staff takes your order.',
      ),
    );
  }
}
