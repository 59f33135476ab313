import { AppError } from '../../platform/app-error.js';
import { formatEuro } from '../../shared/money.js';
import { neutral, type Phrase, phrase } from '../../shared/voice.rules.js';
import type { Voice } from '../../shared/voice.types.js';
import type { BasketFault, BasketProblem } from '../basket/basket.rules.js';
import type { PriceChange } from '../basket/price-change.rules.js';
import type { Refusal } from '../basket/refusal.rules.js';

const BASKET_TEXT: Record<BasketProblem, (name: string, detail: string) => Phrase> = {
  empty: () => ({
    du: 'Dein Warenkorb ist leer.',
    sie: 'Ihr Warenkorb ist leer.',
    en: 'Your basket is empty.',
  }),
  unknownProduct: () => ({
    du: 'Ein Gericht in deinem Warenkorb steht nicht mehr auf der Karte. Bitte nimm es heraus.',
    sie: 'Ein Gericht in Ihrem Warenkorb steht nicht mehr auf der Karte. Bitte nehmen Sie es heraus.',
    en: 'A dish in your basket is no longer on the menu. Please take it out.',
  }),
  unknownVariant: (name) => ({
    du: `„${name}“ gibt es in dieser Größe nicht mehr. Bitte wähle neu.`,
    sie: `„${name}“ gibt es in dieser Größe nicht mehr. Bitte wählen Sie neu.`,
    en: `“${name}” is no longer available in this size. Please choose again.`,
  }),
  unknownOption: (name) => ({
    du: `Bei „${name}“ hat sich die Auswahl geändert. Bitte wähle neu.`,
    sie: `Bei „${name}“ hat sich die Auswahl geändert. Bitte wählen Sie neu.`,
    en: `The choices of “${name}” have changed. Please choose again.`,
  }),
  tooFewOptions: (name) =>
    neutral(`Bei „${name}“ fehlt noch eine Auswahl.`, `“${name}” still needs a choice.`),
  tooManyOptions: (name) =>
    neutral(`Bei „${name}“ sind zu viele Extras gewählt.`, `“${name}” has too many extras.`),
  soldOut: (name) => ({
    du: `„${name}“ ist gerade ausverkauft. Bitte nimm es heraus.`,
    sie: `„${name}“ ist gerade ausverkauft. Bitte nehmen Sie es heraus.`,
    en: `“${name}” is sold out right now. Please take it out.`,
  }),
  notEnough: (name, left) => ({
    du: `Von „${name}“ sind nur noch ${left} da. Bitte nimm weniger.`,
    sie: `Von „${name}“ sind nur noch ${left} da. Bitte nehmen Sie weniger.`,
    en: `Only ${left} of “${name}” are left. Please take fewer.`,
  }),
  notOffered: (name, hours) =>
    hours
      ? neutral(`„${name}“ gibt es nur ${hours}.`, `“${name}” is only available ${hours}.`)
      : neutral(
          `„${name}“ gibt es für diese Art der Bestellung nicht.`,
          `“${name}” is not available for this way of ordering.`,
        ),
};

export class BasketRefused extends AppError {
  readonly code = 'BASKET_REFUSED';
  readonly status = 422;
  override readonly headline = 'Warenkorb prüfen';
  override readonly data: Pick<BasketFault, 'problem' | 'line'> & { faults: BasketFault[] };

  constructor(faults: [BasketFault, ...BasketFault[]], voice: Voice) {
    const sentences = faults.map(({ problem, name, detail }) =>
      phrase(voice, BASKET_TEXT[problem](name, detail)),
    );
    super([...new Set(sentences)].join(' '));
    const [{ problem, line }] = faults;
    this.data = { problem, line, faults };
  }
}

export class OrderRejected extends AppError {
  readonly code = 'ORDER_REJECTED';
  readonly status = 422;
  override readonly headline = 'Bestellung nicht möglich';
  override readonly data: { reason: Refusal['code'] };

  constructor({ code, message }: Refusal) {
    super(message);
    this.data = { reason: code };
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
            `“${name}” now ${formatEuro(line.cents)} instead of ${formatEuro(line.expectedCents)}`,
        )
        .join(', ')
    : `${formatEuro(payableCents)} in total instead of ${formatEuro(expectedCents ?? payableCents)}`;

export class OtherBodySameKey extends AppError {
  readonly code = 'IDEMPOTENCY_MISMATCH';
  readonly status = 422;

  constructor() {
    super('Diese Bestellung wurde schon mit anderem Inhalt gesendet. Bitte lade die Seite neu.');
  }
}

export class OrderNotFound extends AppError {
  readonly code = 'ORDER_NOT_FOUND';
  readonly status = 404;
  override readonly headline = 'Nicht gefunden';

  constructor() {
    super('Diese Bestellung gibt es hier nicht.');
  }
}

export class OrderCannotMove extends AppError {
  readonly code = 'CHANGED_MEANWHILE';
  readonly status = 412;
  override readonly headline = 'Schon geändert';

  constructor() {
    super('Jemand anderes hat diese Bestellung gerade weiterbewegt.');
  }
}

/** For guests: once somebody cooks, only the restaurant can stop it. */
export class TooLateToCancel extends AppError {
  readonly code = 'TOO_LATE';
  readonly status = 422;
  override readonly headline = 'Schon angenommen';

  constructor() {
    super(
      'Das Restaurant hat deine Bestellung schon angenommen. Bitte ruf dort an, wenn sich etwas ändern soll.',
    );
  }
}

export class ContactStillNeeded extends AppError {
  readonly code = 'STILL_UNDERWAY';
  readonly status = 422;
  override readonly headline = 'Bestellung läuft noch';

  constructor() {
    super(
      'Deine Bestellung läuft noch, dafür braucht das Restaurant deine Angaben. Sobald sie abgeschlossen ist, kannst du sie löschen.',
    );
  }
}

export class OrderNumbersExhausted extends AppError {
  readonly code = 'TRY_AGAIN';
  readonly status = 503;
  override readonly headline = 'Viel los';
  override readonly headers = { 'retry-after': '1' };

  constructor() {
    super('Gerade kommen sehr viele Bestellungen an. Bitte versuche es gleich noch einmal.');
  }
}
