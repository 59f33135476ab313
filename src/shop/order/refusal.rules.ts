import type { Cents } from '../../shared/money.js';
import { missingText, NO_AREA } from '../delivery/delivery-texts.rules.js';
import { whenRefusalText } from '../opening-hours/opening-texts.rules.js';
import type { Rejection } from './order.rules.js';

/** Why a basket cannot be ordered like this, and the sentence the guest reads. */
export interface Refusal {
  code: Rejection;
  message: string;
}

export interface RefusalFacts {
  now: Date;
  missingToMinimumCents: Cents;
  /** The first time there is room for; null when nothing can be ordered ahead. */
  nextSlot: Date | null;
}

export function refusalOf(code: Rejection, { now, missingToMinimumCents, nextSlot }: RefusalFacts): Refusal {
  switch (code) {
    case 'disabled':
      return { code, message: 'Dieses Restaurant nimmt gerade keine Bestellungen über die Seite an.' };
    case 'menuOnly':
      return {
        code,
        message: 'Hier kannst du die Speisekarte ansehen. Bestellt wird direkt im Restaurant.',
      };
    case 'paymentNotOffered':
      return { code, message: 'Diese Zahlungsart bietet das Restaurant gerade nicht an.' };
    case 'addressMissing':
      return { code, message: 'Bitte gib deine Postleitzahl an, damit wir die Lieferung prüfen können.' };
    case 'outsideArea':
      return { code, message: NO_AREA.du };
    case 'areaNotServed':
      return { code, message: 'Zu dieser Uhrzeit liefern wir nicht an diese Adresse.' };
    case 'belowMinimum':
      return { code, message: `${missingText(missingToMinimumCents)}.` };
    default:
      return { code, message: whenRefusalText(code, nextSlot, now) };
  }
}
