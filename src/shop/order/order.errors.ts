import { AppError } from '../../platform/app-error.js';
import type { BasketProblem } from './basket.rules.js';
import type { Refusal } from './refusal.rules.js';

const BASKET_TEXT: Record<BasketProblem, (name: string) => string> = {
  empty: () => 'Dein Warenkorb ist leer.',
  unknownProduct: () =>
    'Ein Gericht in deinem Warenkorb steht nicht mehr auf der Karte. Bitte nimm es heraus.',
  unknownVariant: (name) => `„${name}“ gibt es in dieser Größe nicht mehr. Bitte wähle neu.`,
  unknownOption: (name) => `Bei „${name}“ hat sich die Auswahl geändert. Bitte wähle neu.`,
  tooFewOptions: (name) => `Bei „${name}“ fehlt noch eine Auswahl.`,
  tooManyOptions: (name) => `Bei „${name}“ sind zu viele Extras gewählt.`,
  soldOut: (name) => `„${name}“ ist gerade ausverkauft. Bitte nimm es heraus.`,
  notOffered: (name) => `„${name}“ gibt es für diese Art der Bestellung nicht.`,
};

export class BasketRefused extends AppError {
  readonly code = 'BASKET_REFUSED';
  readonly status = 422;
  override readonly headline = 'Warenkorb prüfen';
  override readonly data: { problem: BasketProblem; line: number };

  constructor(problem: BasketProblem, line: number, name: string) {
    super(BASKET_TEXT[problem](name));
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

export class OrderNumbersExhausted extends AppError {
  readonly code = 'TRY_AGAIN';
  readonly status = 503;
  override readonly headline = 'Viel los';
  override readonly headers = { 'retry-after': '1' };

  constructor() {
    super('Gerade kommen sehr viele Bestellungen an. Bitte versuche es gleich noch einmal.');
  }
}
