import { AppError } from '../../platform/app-error.js';
import { GuestRefusal } from '../../platform/guest-refusal.js';
import { formatEuro } from '../../shared/money.js';
import { neutral } from '../../shared/voice.rules.js';

export class PaymentNotFound extends AppError {
  readonly code = 'PAYMENT_NOT_FOUND';
  readonly status = 404;
  override readonly headline = 'Nicht gefunden';

  constructor() {
    super('Diese Zahlung gibt es hier nicht.');
  }
}

/** For guests: nothing is paid, and another try or another way may do. */
export class CannotBeginPayment extends GuestRefusal {
  readonly code = 'PAYMENT_NOT_BEGUN';
  readonly status = 422;
  override readonly headline = 'Zahlung nicht möglich';

  constructor() {
    super({
      du: 'Die Zahlung ließ sich gerade nicht starten. Bitte versuche es noch einmal oder nimm eine andere Zahlart.',
      sie: 'Die Zahlung ließ sich gerade nicht starten. Bitte versuchen Sie es noch einmal oder nehmen Sie eine andere Zahlart.',
      en: 'The payment could not be started. Please try again or choose another way to pay.',
    });
  }
}

export class MethodNotOffered extends GuestRefusal {
  readonly code = 'PAYMENT_NOT_OFFERED';
  readonly status = 422;
  override readonly headline = 'Zahlart nicht möglich';

  constructor() {
    super(
      neutral(
        'Diese Zahlungsart bietet das Restaurant für diese Bestellung nicht an.',
        'The restaurant does not offer this way to pay for this order.',
      ),
    );
  }
}

export class NothingLeftToPay extends GuestRefusal {
  readonly code = 'NOTHING_TO_PAY';
  readonly status = 422;
  override readonly headline = 'Nichts zu zahlen';

  constructor() {
    super(
      neutral(
        'Für diese Bestellung ist nichts mehr zu zahlen.',
        'There is nothing left to pay for this order.',
      ),
    );
  }
}

const REFUND_TEXT = {
  nothing: 'Von dieser Bestellung ist online nichts eingezogen, das sich erstatten ließe.',
  disputed:
    'Die Bank des Gastes hat das Geld zurückgefordert. Darüber wird beim Zahlungsdienst entschieden, deshalb geht von hier nichts mehr zurück.',
  tooMuch: 'Mehr als eingezogen wurde, lässt sich nicht erstatten.',
  lines: 'Diese Positionen lassen sich so nicht erstatten. Bitte die Seite neu laden.',
} as const;

export class CannotRefund extends AppError {
  readonly code = 'CANNOT_REFUND';
  readonly status = 422;
  override readonly headline = 'Nicht erstattet';
  override readonly fields: Record<string, string> | undefined;

  constructor(why: keyof typeof REFUND_TEXT, leftCents?: number) {
    const left = leftCents === undefined ? '' : ` Es sind noch ${formatEuro(leftCents)}.`;
    super(REFUND_TEXT[why] + left);
    this.fields = why === 'tooMuch' ? { cents: REFUND_TEXT[why] + left } : undefined;
  }
}

/** The keys of the shop open another account than the one that was paid. */
export class PaidElsewhere extends AppError {
  readonly code = 'PAID_ELSEWHERE';
  readonly status = 422;
  override readonly headline = 'Nicht mit diesen Schlüsseln';

  constructor(label: string) {
    super(
      `Diese Zahlung gehört zu einem Konto bei ${label}, dessen Schlüssel hier nicht mehr stehen. Bitte gib das Geld direkt bei ${label} zurück.`,
    );
  }
}

/** Others would not open what is still to be taken or let go. */
export class KeysStillNeeded extends AppError {
  readonly code = 'KEYS_STILL_NEEDED';
  readonly status = 422;
  override readonly headline = 'Schlüssel werden noch gebraucht';

  constructor(label: string, open: number) {
    const many = open === 1 ? 'ist noch 1 Zahlung' : `sind noch ${open} Zahlungen`;
    super(
      `Mit diesen Schlüsseln ${many} bei ${label} offen: reserviert oder gerade begonnen. Nimm die Bestellungen an oder lehne sie ab, dann lassen sich die Schlüssel wechseln oder entfernen. Ein neuer geheimer Schlüssel desselben Kontos geht jederzeit.`,
    );
  }
}

export class RefundedMeanwhile extends AppError {
  readonly code = 'CHANGED_MEANWHILE';
  readonly status = 412;
  override readonly headline = 'Schon geändert';

  constructor() {
    super('Jemand anderes hat inzwischen etwas erstattet. Bitte die Seite neu laden.');
  }
}

export class NothingToRetry extends AppError {
  readonly code = 'NOTHING_TO_RETRY';
  readonly status = 422;
  override readonly headline = 'Nicht nötig';

  constructor() {
    super('Bei dieser Bestellung ist keine Zahlung geplatzt.');
  }
}

export class PaymentStillFails extends AppError {
  readonly code = 'PAYMENT_FAILED';
  readonly status = 422;
  override readonly headline = 'Zahlung geplatzt';

  constructor(why: string) {
    super(`Das Geld ließ sich wieder nicht einziehen: ${why}.`);
  }
}

export class HookNotFound extends AppError {
  readonly code = 'NOT_FOUND';
  readonly status = 404;
  override readonly headline = 'Nicht gefunden';

  constructor() {
    super('Diese Adresse gibt es nicht.');
  }
}

export class NotGenuine extends AppError {
  readonly code = 'NOT_GENUINE';
  readonly status = 400;
  override readonly headline = 'Nicht echt';

  constructor() {
    super('Dieser Aufruf trägt keine gültige Unterschrift.');
  }
}

/** The service could not be asked whether it was itself: it sends the call again. */
export class AskAgainLater extends AppError {
  readonly code = 'ASK_AGAIN';
  readonly status = 503;
  override readonly headline = 'Später noch einmal';
  override readonly headers = { 'retry-after': '60' };

  constructor() {
    super('Die Echtheit ließ sich gerade nicht prüfen.');
  }
}

const UNPAID = {
  guest: {
    du: 'Von dir warten schon mehrere Bestellungen auf ihre Zahlung. Bitte bezahle eine davon, warte ein paar Minuten oder nimm eine andere Zahlart.',
    sie: 'Von Ihnen warten schon mehrere Bestellungen auf ihre Zahlung. Bitte bezahlen Sie eine davon, warten Sie ein paar Minuten oder nehmen Sie eine andere Zahlart.',
    en: 'Several of your orders are still waiting to be paid. Please pay one of them, wait a few minutes or choose another way to pay.',
  },
  shop: {
    du: 'Gerade warten hier sehr viele Bestellungen auf ihre Zahlung. Bitte versuche es in ein paar Minuten noch einmal oder nimm eine andere Zahlart.',
    sie: 'Gerade warten hier sehr viele Bestellungen auf ihre Zahlung. Bitte versuchen Sie es in ein paar Minuten noch einmal oder nehmen Sie eine andere Zahlart.',
    en: 'A great many orders here are waiting to be paid. Please try again in a few minutes or choose another way to pay.',
  },
};

/** For guests: places and pieces are held for what is not paid yet, so there is an end to it. */
export class TooManyUnpaid extends GuestRefusal {
  readonly code = 'TOO_MANY_UNPAID';
  readonly status = 422;
  override readonly headline = 'Erst bezahlen';

  constructor(why: keyof typeof UNPAID) {
    super(UNPAID[why]);
  }
}

/** Stripe could not be asked for it; Apple comes again. */
export class NoAppleFile extends AppError {
  readonly code = 'NO_APPLE_FILE';
  readonly status = 503;

  constructor() {
    super('Diese Datei ist gerade nicht da. Bitte später noch einmal versuchen.');
  }
}
