import { AppError } from '../../platform/app-error.js';
import { GuestRefusal } from '../../platform/guest-refusal.js';
import { type Cents, formatEuro } from '../../shared/money.js';
import { neutral } from '../../shared/voice.rules.js';

export class VoucherNotFound extends AppError {
  readonly code = 'VOUCHER_NOT_FOUND';
  readonly status = 404;
  override readonly headline = 'Nicht gefunden';

  constructor() {
    super('Diesen Gutschein gibt es hier nicht.');
  }
}

const REFUSED = {
  over: 'Dieser Gutschein ist schon erledigt.',
  block: 'Dieser Gutschein ist nicht aktiv.',
  unblock: 'Dieser Gutschein ist nicht gesperrt.',
  below: 'So viel ist nicht mehr auf dem Gutschein.',
  above: 'So viel darf auf einem Gutschein nicht stehen.',
  changed: 'Der Gutschein hat sich inzwischen geändert. Bitte die Seite neu laden.',
  mail: 'Zu diesem Gutschein ist keine E-Mail-Adresse bekannt.',
  decided: 'Über diesen Widerruf ist schon entschieden.',
} as const;

export class VoucherRefused extends AppError {
  readonly code = 'VOUCHER_REFUSED';
  readonly status = 422;
  override readonly headline = 'Nicht möglich';
  override readonly fields: Record<string, string> | undefined;

  constructor(why: keyof typeof REFUSED, field?: string) {
    super(REFUSED[why]);
    this.fields = field ? { [field]: REFUSED[why] } : undefined;
  }
}

export class BadTerms extends AppError {
  readonly code = 'VALIDATION';
  readonly status = 400;
  override readonly headline = 'Eingabe prüfen';
  override readonly fields: Record<string, string>;

  constructor(message: string) {
    super(message);
    this.fields = { amounts: message };
  }
}

/** Vouchers are only paid for online: without a connected service nobody could buy one. */
export class NotConnected extends AppError {
  readonly code = 'NOT_CONNECTED';
  readonly status = 422;
  override readonly headline = 'Erst verbinden';

  constructor() {
    super('Gutscheine werden online bezahlt. Bitte zuerst Stripe oder PayPal verbinden und anbieten.');
  }
}

export class NoVouchersHere extends GuestRefusal {
  readonly code = 'NO_VOUCHERS';
  readonly status = 422;
  override readonly headline = 'Keine Gutscheine';

  constructor() {
    super(
      neutral(
        'Dieses Restaurant verkauft gerade keine Gutscheine.',
        'This restaurant does not sell vouchers.',
      ),
    );
  }
}

export class AmountNotOffered extends GuestRefusal {
  readonly code = 'VOUCHER_AMOUNT';
  readonly status = 422;
  override readonly headline = 'Betrag nicht möglich';

  constructor(from: Cents, to: Cents) {
    super(
      neutral(
        `Gutscheine gibt es von ${formatEuro(from)} bis ${formatEuro(to)}.`,
        `Vouchers are sold from ${formatEuro(from, 'en')} to ${formatEuro(to, 'en')}.`,
      ),
      'cents',
    );
  }
}

export class SendDayRefused extends GuestRefusal {
  readonly code = 'VOUCHER_DAY';
  readonly status = 422;
  override readonly headline = 'Tag nicht möglich';

  constructor() {
    super(
      neutral(
        'Verschickt wird frühestens heute und spätestens in einem Jahr.',
        'It can be sent from today on, within a year.',
      ),
      'sendOn',
    );
  }
}

export class SaleNotFound extends GuestRefusal {
  readonly code = 'VOUCHER_SALE_NOT_FOUND';
  readonly status = 404;
  override readonly headline = 'Nicht gefunden';

  constructor() {
    super(neutral('Diesen Gutscheinkauf gibt es nicht.', 'There is no such voucher purchase.'));
  }
}

export class NothingToWithdraw extends GuestRefusal {
  readonly code = 'WITHDRAWAL_LIMIT';
  readonly status = 422;
  override readonly headline = 'Nicht angenommen';

  constructor() {
    super(
      neutral(
        'Von dieser Adresse kamen heute schon viele Erklärungen. Bitte schreib dem Restaurant eine E-Mail.',
        'Many declarations came from this address today. Please write an e-mail to the restaurant.',
      ),
    );
  }
}

export class CodeRefused extends GuestRefusal {
  readonly code = 'VOUCHER_REFUSED';
  readonly status = 422;
  override readonly headline = 'Code gilt nicht';

  constructor() {
    super(
      {
        du: 'Einer deiner Codes gilt nicht oder nicht mehr. Bitte prüfe ihn oder nimm ihn heraus.',
        sie: 'Einer Ihrer Codes gilt nicht oder nicht mehr. Bitte prüfen Sie ihn oder nehmen Sie ihn heraus.',
        en: 'One of your codes is not valid, or no longer valid. Please check it or take it out.',
      },
      'codes',
    );
  }
}
