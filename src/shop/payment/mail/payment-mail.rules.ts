import { type Cents, formatEuro } from '../../../shared/money.js';
import { langQuery, neutral, type Phrase, phrase } from '../../../shared/voice.rules.js';
import type { Language } from '../../../shared/voice.types.js';
import { rootOf } from '../../domain/shop-home.rules.js';
import type { Shop } from '../../restaurant/shop.types.js';
import type { Payable } from '../payment.types.js';

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
export const failedMailFor = (order: Payable, shop: Shop): PaymentMailView =>
  guestMailFor(order, shop, {
    headline: {
      du: `Deine Zahlung für Nr. ${order.number} ist geplatzt`,
      sie: `Ihre Zahlung für Nr. ${order.number} ist geplatzt`,
      en: `Your payment for no. ${order.number} has failed`,
    },
    sentences: [
      {
        du: `Der Betrag ließ sich nicht einziehen. ${shop.name} meldet sich bei dir; du kannst auch selbst anrufen.`,
        sie: `Der Betrag ließ sich nicht einziehen. ${shop.name} meldet sich bei Ihnen; Sie können auch selbst anrufen.`,
        en: `The amount could not be taken. ${shop.name} will get in touch; you can also call yourself.`,
      },
    ],
  });

/** Money nobody waits for any more: the order was called off before it came, or is paid in another way. */
export function returnedMailFor(order: Payable, shop: Shop, cents: Cents): PaymentMailView {
  const [amount, amountEn] = [formatEuro(cents), formatEuro(cents, 'en')];
  return guestMailFor(order, shop, {
    headline: neutral(
      `${amount} für Nr. ${order.number} gehen zurück`,
      `${amountEn} for no. ${order.number} are going back`,
    ),
    sentences: [
      isGone(order)
        ? {
            du: `Deine Zahlung ist erst angekommen, als die Bestellung schon storniert war. Es wird nichts gekocht, und das Restaurant behält kein Geld.`,
            sie: `Ihre Zahlung ist erst angekommen, als die Bestellung schon storniert war. Es wird nichts gekocht, und das Restaurant behält kein Geld.`,
            en: `Your payment arrived after the order had been cancelled. Nothing will be cooked, and the restaurant keeps no money.`,
          }
        : {
            du: 'Deine Bestellung wird schon auf anderem Weg bezahlt. Diese Zahlung behält das Restaurant nicht.',
            sie: 'Ihre Bestellung wird schon auf anderem Weg bezahlt. Diese Zahlung behält das Restaurant nicht.',
            en: 'Your order is already being paid in another way. The restaurant does not keep this payment.',
          },
      {
        du: `Du musst nichts tun. Bis die ${amount} wieder verfügbar sind, kann es je nach Bank einige Tage dauern.`,
        sie: `Sie müssen nichts tun. Bis die ${amount} wieder verfügbar sind, kann es je nach Bank einige Tage dauern.`,
        en: `There is nothing you need to do. Depending on your bank, it can take a few days until the ${amountEn} are available again.`,
      },
    ],
  });
}

const isGone = ({ state }: Payable): boolean => state === 'cancelled' || state === 'rejected';

function guestMailFor(
  { token, speech }: Payable,
  shop: Shop,
  { headline, sentences }: { headline: Phrase; sentences: Phrase[] },
): PaymentMailView {
  const say = (words: Phrase) => phrase(speech, words);
  const query = langQuery(speech.language);
  return {
    subject: say(headline),
    headline: say(headline),
    sentences: sentences.map(say),
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
  { id, number, title }: Pick<Payable, 'id' | 'number' | 'title'>,
  shop: Pick<Shop, 'name'>,
  { headline, sentence }: { headline: string; sentence: string },
): PaymentMailView => ({
  subject: headline,
  headline,
  sentences: [sentence],
  language: 'de',
  reason: `Diese Mail geht an die Adressen für Bestellungen von ${shop.name}.`,
  button: title
    ? { text: 'Gutschein öffnen', path: `/app/vouchers/voucher?id=${id}` }
    : { text: 'Bestellung öffnen', path: `/app/orderHistory?search=${number}` },
});
