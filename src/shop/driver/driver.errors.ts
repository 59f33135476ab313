import { AppError } from '../../platform/app-error.js';
import type { SendRefusal } from './tour.rules.js';

export class DriverGone extends AppError {
  readonly code = 'DRIVER_GONE';
  readonly status = 404;
  override readonly headline = 'Nicht gefunden';

  constructor() {
    super('Diesen Namen gibt es hier nicht.');
  }
}

export class TooManyDrivers extends AppError {
  readonly code = 'TOO_MANY_DRIVERS';
  readonly status = 422;
  override readonly headline = 'Zu viele Namen';

  constructor(most: number) {
    super(`Mehr als ${most} Namen passen nicht in die Liste. Nimm zuerst heraus, wer nicht mehr fährt.`);
  }
}

const WHY: Record<SendRefusal, (number: number, driver: string) => string> = {
  notDelivery: (number) => `Nr. ${number} wird nicht geliefert.`,
  notThere: (number) => `Nr. ${number} steht weder unter „In Arbeit“ noch unter „Fertig“.`,
  taken: (number, driver) => `Nr. ${number} fährt schon ${driver}.`,
};

export class CannotSend extends AppError {
  readonly code = 'CANNOT_SEND';
  readonly status = 422;
  override readonly headline = 'Fahrt nicht möglich';

  constructor(why: SendRefusal, number: number, driver: string) {
    super(WHY[why](number, driver));
  }
}

/** The same for a link that never was, is over, or is of yesterday. */
export class LinkDead extends AppError {
  readonly code = 'LINK_DEAD';
  readonly status = 404;
  override readonly headline = 'Fahrt beendet';

  constructor() {
    super('Dieser Link gehört zu keiner laufenden Fahrt. Frag am Tresen nach einem neuen.');
  }
}

export class NotOnThisTour extends AppError {
  readonly code = 'NOT_ON_TOUR';
  readonly status = 404;
  override readonly headline = 'Nicht auf dieser Fahrt';

  constructor() {
    super('Dieser Halt gehört nicht zu deiner Fahrt.');
  }
}

export class StillInKitchen extends AppError {
  readonly code = 'STILL_IN_KITCHEN';
  readonly status = 422;
  override readonly headline = 'Noch in der Küche';

  constructor(number: number) {
    super(`Nr. ${number} ist noch nicht fertig. Lade die Seite neu, sobald du sie hast.`);
  }
}
