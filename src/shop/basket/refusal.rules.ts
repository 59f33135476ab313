import { type Cents, formatEuro } from '../../shared/money.js';
import { neutral, type Phrase, phrase } from '../../shared/voice.rules.js';
import type { Voice } from '../../shared/voice.types.js';
import { noAreaText } from '../delivery/delivery-texts.rules.js';
import type { RefusalMoment, WhenRefusal } from '../opening-hours/opening-hours.types.js';
import { whenRefusalTextEn } from '../opening-hours/opening-texts.en.rules.js';
import { whenRefusalText } from '../opening-hours/opening-texts.rules.js';
import type { Rejection } from './rejection.rules.js';

/** Why a basket cannot be ordered like this, and the sentence the guest reads. */
export interface Refusal {
  code: Rejection;
  message: string;
  /** What works at this address; null where there is nothing else. */
  instead: 'pickup' | null;
}

export interface RefusalFacts extends RefusalMoment {
  missingToMinimumCents: Cents;
  /** As people read it; empty when the restaurant has given none. */
  phone: string;
  /** Guests may collect what nobody drives to them. */
  pickup: boolean;
  postalCode: string;
  /** Where the postal code belongs, if not where the guest says. */
  towns: readonly string[];
  /** The first time there is room for; null when nothing can be ordered ahead. */
  nextSlot: Date | null;
}

export function refusalOf(code: Rejection, facts: RefusalFacts, voice: Voice): Refusal {
  return {
    code,
    message: isAboutTime(code) ? whenText(code, facts, voice) : phrase(voice, WORDS[code](facts)),
    instead: code === 'outsideArea' && facts.pickup ? 'pickup' : null,
  };
}

type Other = Exclude<Rejection, WhenRefusal>;

const WORDS: Record<Other, (facts: RefusalFacts) => Phrase> = {
  disabled: () =>
    neutral(
      'Dieses Restaurant nimmt gerade keine Bestellungen über die Seite an.',
      'This restaurant is not taking orders online at the moment.',
    ),
  menuOnly: () => ({
    du: 'Hier kannst du die Speisekarte ansehen. Bestellt wird direkt im Restaurant.',
    sie: 'Hier können Sie die Speisekarte ansehen. Bestellt wird direkt im Restaurant.',
    en: 'You can read the menu here. Please order at the restaurant.',
  }),
  paymentNotOffered: () =>
    neutral(
      'Diese Zahlungsart bietet das Restaurant gerade nicht an.',
      'The restaurant does not offer this way to pay at the moment.',
    ),
  addressMissing: () => ({
    du: 'Bitte gib deine Postleitzahl an, damit wir die Lieferung prüfen können.',
    sie: 'Bitte geben Sie Ihre Postleitzahl an, damit wir die Lieferung prüfen können.',
    en: 'Please enter your postal code so that we can check the delivery.',
  }),
  otherPlace: ({ postalCode, towns }) => {
    const where = towns.join(' oder ');
    return {
      du: `Die Postleitzahl ${postalCode} gehört zu ${where}. Bitte prüfe Postleitzahl und Ort.`,
      sie: `Die Postleitzahl ${postalCode} gehört zu ${where}. Bitte prüfen Sie Postleitzahl und Ort.`,
      en: `The postal code ${postalCode} belongs to ${towns.join(' or ')}. Please check postal code and city.`,
    };
  },
  outsideArea: ({ pickup }) => noAreaText(pickup),
  areaNotServed: () =>
    neutral(
      'Zu dieser Uhrzeit liefern wir nicht an diese Adresse.',
      'We do not deliver to this address at that time.',
    ),
  tooLarge: ({ phone }) => ({
    du: `So große Bestellungen nehmen wir gern am Telefon an. Bitte ruf uns an${phone && `: ${phone}`}.`,
    sie: `So große Bestellungen nehmen wir gern am Telefon an. Bitte rufen Sie uns an${phone && `: ${phone}`}.`,
    en: `We are happy to take orders of this size by phone. Please call us${phone && `: ${phone}`}.`,
  }),
  belowMinimum: ({ missingToMinimumCents }) => {
    return neutral(
      `Noch ${formatEuro(missingToMinimumCents)} bis zum Mindestbestellwert.`,
      `${formatEuro(missingToMinimumCents, 'en')} more to reach the minimum order.`,
    );
  },
};

const isAboutTime = (code: Rejection): code is WhenRefusal => !(code in WORDS);

const whenText = (code: WhenRefusal, { nextSlot, ...moment }: RefusalFacts, { language }: Voice): string =>
  language === 'en' ? whenRefusalTextEn(code, nextSlot, moment) : whenRefusalText(code, nextSlot, moment);
