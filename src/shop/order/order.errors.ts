import { AppError } from '../../platform/app-error.js';
import { neutral, type Said, said } from '../restaurant/speech.rules.js';
import type { Speech } from '../restaurant/speech.types.js';
import type { BasketProblem } from './basket.rules.js';
import type { Refusal } from './refusal.rules.js';

const BASKET_TEXT: Record<BasketProblem, (name: string) => Said> = {
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
  notOffered: (name) =>
    neutral(
      `„${name}“ gibt es für diese Art der Bestellung nicht.`,
      `“${name}” is not available for this way of ordering.`,
    ),
};

export class BasketRefused extends AppError {
  readonly code = 'BASKET_REFUSED';
  readonly status = 422;
  override readonly headline = 'Warenkorb prüfen';
  override readonly data: { problem: BasketProblem; line: number };

  constructor(
    { problem, line, name }: { problem: BasketProblem; line: number; name: string },
    speech: Speech,
  ) {
    super(said(speech, BASKET_TEXT[problem](name)));
    this.data = { problem, line };
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

  constructor(minAge: number, speech: Speech) {
    const message = said(speech, {
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
  override readonly data: { expectedCents: number; payableCents: number };

  constructor(expectedCents: number, payableCents: number) {
    super('Der Preis hat sich geändert. Bitte prüfe deine Bestellung.');
    this.data = { expectedCents, payableCents };
  }
}

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
