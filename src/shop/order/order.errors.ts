import { AppError } from '../../platform/app-error.js';
import { GuestRefusal } from '../../platform/guest-refusal.js';
import { formatTime } from '../../shared/berlin-time.js';
import { formatEuro } from '../../shared/money.js';
import { neutral, phrase } from '../../shared/voice.rules.js';
import type { Voice } from '../../shared/voice.types.js';
import type { PriceChange } from '../basket/price-change.rules.js';
import type { Refusal } from '../basket/refusal.rules.js';
import type { UndoRefusal } from './order.rules.js';
import type { Order, OrderState } from './order.types.js';
import { STATE_LABEL } from './order.view.js';

export class OrderRejected extends AppError {
  readonly code = 'ORDER_REJECTED';
  readonly status = 422;
  override readonly headline = 'Bestellung nicht möglich';
  override readonly data: { reason: Refusal['code'] };
  override readonly fields: Record<string, string> | undefined;

  constructor({ code, message }: Refusal) {
    super(message);
    this.data = { reason: code };
    this.fields = code === 'otherPlace' ? { 'address.city': message } : undefined;
  }
}

/** Beer from 16 on, spirits from 18 on (§ 9 JuSchG): a shop on the web has to ask as well. */
export class AgeNotConfirmed extends AppError {
  readonly code = 'AGE_NOT_CONFIRMED';
  readonly status = 422;
  override readonly headline = 'Alter bestätigen';
  override readonly fields: Record<string, string>;

  constructor(minAge: number, voice: Voice) {
    const message = phrase(voice, {
      du: `Bitte bestätige, dass du mindestens ${minAge} Jahre alt bist.`,
      sie: `Bitte bestätigen Sie, dass Sie mindestens ${minAge} Jahre alt sind.`,
      en: `Please confirm that you are at least ${minAge} years old.`,
    });
    super(message);
    this.fields = { ageConfirmed: message };
  }
}

export class PriceChanged extends AppError {
  readonly code = 'PRICE_CHANGED';
  readonly status = 422;
  override readonly headline = 'Preis geändert';
  override readonly data: PriceChange;

  constructor(change: PriceChange, voice: Voice) {
    super(
      phrase(voice, {
        du: `Der Preis hat sich geändert: ${changeText(change)}. Bitte prüfe deine Bestellung.`,
        sie: `Der Preis hat sich geändert: ${changeText(change)}. Bitte prüfen Sie Ihre Bestellung.`,
        en: `The price has changed: ${changeTextEn(change)}. Please check your order.`,
      }),
    );
    this.data = change;
  }
}

const changeText = ({ lines, payableCents, expectedCents }: PriceChange): string =>
  lines.length > 0
    ? lines
        .map(
          ({ name, ...line }) =>
            `„${name}“ jetzt ${formatEuro(line.cents)} statt ${formatEuro(line.expectedCents)}`,
        )
        .join(', ')
    : `insgesamt jetzt ${formatEuro(payableCents)} statt ${formatEuro(expectedCents ?? payableCents)}`;

const changeTextEn = ({ lines, payableCents, expectedCents }: PriceChange): string =>
  lines.length > 0
    ? lines
        .map(
          ({ name, ...line }) =>
            `“${name}” now ${english(line.cents)} instead of ${english(line.expectedCents)}`,
        )
        .join(', ')
    : `${english(payableCents)} in total instead of ${english(expectedCents ?? payableCents)}`;

const english = (cents: number): string => formatEuro(cents, 'en');

export class OtherBodySameKey extends GuestRefusal {
  readonly code = 'IDEMPOTENCY_MISMATCH';
  readonly status = 422;

  constructor() {
    super({
      du: 'Diese Bestellung wurde schon mit anderem Inhalt gesendet. Bitte lade die Seite neu.',
      sie: 'Diese Bestellung wurde schon mit anderem Inhalt gesendet. Bitte laden Sie die Seite neu.',
      en: 'This order was already sent with another content. Please reload the page.',
    });
  }
}

export class OrderNotFound extends GuestRefusal {
  readonly code = 'ORDER_NOT_FOUND';
  readonly status = 404;
  override readonly headline = 'Nicht gefunden';

  constructor() {
    super(neutral('Diese Bestellung gibt es hier nicht.', 'There is no such order here.'));
  }
}

type Moving = Pick<Order, 'number' | 'state' | 'promisedAt'>;

export class OrderCannotMove extends GuestRefusal {
  readonly code = 'CHANGED_MEANWHILE';
  readonly status = 412;
  override readonly headline = 'Schon geändert';

  /** Names what the order is now, so that whoever came second knows what the first has decided. */
  constructor({ number, state, promisedAt }: Moving) {
    const promised = state === 'accepted' && promisedAt ? ` für ${formatTime(promisedAt)} Uhr` : '';
    super(
      neutral(
        `Jemand anderes war schneller: Nr. ${number} ist jetzt „${STATE_LABEL[state]}“${promised}.`,
        `Somebody else has just changed order no. ${number}.`,
      ),
    );
  }
}

/** Nobody was quicker: from where it stands there is no such step. */
export class NoSuchStep extends GuestRefusal {
  readonly code = 'CHANGED_MEANWHILE';
  readonly status = 412;
  override readonly headline = 'Geht nicht';

  constructor({ number, state }: Moving, to: OrderState) {
    super(
      neutral(
        `Nr. ${number} ist „${STATE_LABEL[state]}“ und kann von dort nicht „${STATE_LABEL[to]}“ werden.`,
        `Order no. ${number} cannot be changed that way.`,
      ),
    );
  }
}

const UNDO_REFUSAL: Record<UndoRefusal, string> = {
  followed: 'Bon und Mail sind schon unterwegs',
  undone: 'Das ist schon geschehen',
  changed: 'Die Bestellung wurde danach noch geändert',
};

export class TooLateToUndo extends AppError {
  readonly code = 'TOO_LATE';
  readonly status = 422;
  override readonly headline = 'Zu spät';

  constructor(why: UndoRefusal) {
    super(`Das lässt sich nicht mehr rückgängig machen: ${UNDO_REFUSAL[why]}.`);
  }
}

export class CannotRecall extends AppError {
  readonly code = 'CANNOT_RECALL';
  readonly status = 422;
  override readonly headline = 'Nicht mehr möglich';

  constructor(why = 'Zurückholen geht nur innerhalb von 15 Minuten.') {
    super(why);
  }
}

/** Not late, but not finished either. */
export class NothingToRecall extends CannotRecall {
  constructor({ number, state }: Pick<Order, 'number' | 'state'>) {
    super(`Nr. ${number} ist „${STATE_LABEL[state]}“: Da gibt es nichts zurückzuholen.`);
  }
}

export class CannotPromise extends AppError {
  readonly code = 'CANNOT_PROMISE';
  readonly status = 422;
  override readonly headline = 'Nicht in Arbeit';

  constructor({ number, state }: Pick<Order, 'number' | 'state'>) {
    super(`Nr. ${number} ist „${STATE_LABEL[state]}“: Die Zeit lässt sich nicht mehr ändern.`);
  }
}

export class OnlyLeadersCancel extends AppError {
  readonly code = 'FORBIDDEN';
  readonly status = 403;
  override readonly headline = 'Nicht erlaubt';

  constructor() {
    super('Angenommene Bestellungen storniert die Leitung.');
  }
}

/** For guests: once somebody cooks, only the restaurant can stop it. */
export class TooLateToCancel extends GuestRefusal {
  readonly code = 'TOO_LATE';
  readonly status = 422;
  override readonly headline = 'Schon angenommen';

  constructor() {
    super({
      du: 'Das Restaurant hat deine Bestellung schon angenommen. Bitte ruf dort an, wenn sich etwas ändern soll.',
      sie: 'Das Restaurant hat Ihre Bestellung schon angenommen. Bitte rufen Sie dort an, wenn sich etwas ändern soll.',
      en: 'The restaurant has already accepted your order. Please call there if something should change.',
    });
  }
}

export class ContactStillNeeded extends GuestRefusal {
  readonly code = 'STILL_UNDERWAY';
  readonly status = 422;
  override readonly headline = 'Bestellung läuft noch';

  constructor() {
    super({
      du: 'Deine Bestellung läuft noch, dafür braucht das Restaurant deine Angaben. Sobald sie abgeschlossen ist, kannst du sie löschen.',
      sie: 'Ihre Bestellung läuft noch, dafür braucht das Restaurant Ihre Angaben. Sobald sie abgeschlossen ist, können Sie sie löschen.',
      en: 'Your order is still underway, and the restaurant needs your details for it. You can erase them once it is completed.',
    });
  }
}

export class AgeNotChecked extends AppError {
  readonly code = 'AGE_NOT_CHECKED';
  readonly status = 422;
  override readonly headline = 'Ausweis zeigen lassen';

  constructor(minAge: number) {
    super(`Nur an Gäste ab ${minAge} Jahren: Bitte erst den Ausweis zeigen lassen.`);
  }
}

export class OrderNumbersExhausted extends GuestRefusal {
  readonly code = 'TRY_AGAIN';
  readonly status = 503;
  override readonly headline = 'Viel los';
  override readonly headers = { 'retry-after': '1' };

  constructor() {
    super({
      du: 'Gerade kommen sehr viele Bestellungen an. Bitte versuche es gleich noch einmal.',
      sie: 'Gerade kommen sehr viele Bestellungen an. Bitte versuchen Sie es gleich noch einmal.',
      en: 'Very many orders are coming in right now. Please try again in a moment.',
    });
  }
}
