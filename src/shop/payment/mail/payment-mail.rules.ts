import { neutral, type Phrase, phrase } from '../../../shared/voice.rules.js';
import type { Language } from '../../../shared/voice.types.js';
import { rootOf } from '../../domain/shop-home.rules.js';
import type { Order } from '../../order/order.types.js';
import type { Shop } from '../../restaurant/shop.types.js';

/** As plain values: it waits in a queue as JSON. */
export interface PaymentMailView {
  subject: string;
  headline: string;
  sentences: string[];
  language: Language;
  /** Why somebody gets it. */
  reason: string;
  button: { text: string; path: string };
}

/** The guest's money did not come, and the order stands still. */
export function failedMailFor({ number, token, speech }: Order, shop: Shop): PaymentMailView {
  const say = (words: Phrase) => phrase(speech, words);
  const query = speech.language === 'de' ? '' : `?lang=${speech.language}`;
  const headline = say({
    du: `Deine Zahlung für Nr. ${number} ist geplatzt`,
    sie: `Ihre Zahlung für Nr. ${number} ist geplatzt`,
    en: `Your payment for no. ${number} has failed`,
  });
  return {
    subject: headline,
    headline,
    sentences: [
      say({
        du: `Der Betrag ließ sich nicht einziehen. ${shop.name} meldet sich bei dir; du kannst auch selbst anrufen.`,
        sie: `Der Betrag ließ sich nicht einziehen. ${shop.name} meldet sich bei Ihnen; Sie können auch selbst anrufen.`,
        en: `The amount could not be taken. ${shop.name} will get in touch; you can also call yourself.`,
      }),
    ],
    language: speech.language,
    reason: say({
      du: `Du bekommst diese Mail, weil du bei ${shop.name} bestellt hast.`,
      sie: `Sie bekommen diese Mail, weil Sie bei ${shop.name} bestellt haben.`,
      en: `You get this mail because you ordered at ${shop.name}.`,
    }),
    button: {
      text: say(neutral('Zur Bestellung', 'Open the order')),
      path: `${rootOf(shop)}/bestellung/${token}${query}`,
    },
  };
}

export const restaurantMailFor = (
  { id }: Pick<Order, 'id'>,
  shop: Pick<Shop, 'name'>,
  { headline, sentence }: { headline: string; sentence: string },
): PaymentMailView => ({
  subject: headline,
  headline,
  sentences: [sentence],
  language: 'de',
  reason: `Diese Mail geht an die Adressen für Bestellungen von ${shop.name}.`,
  button: { text: 'Bestellung öffnen', path: `/app/orderHistory/order?id=${id}` },
});
