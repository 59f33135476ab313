import { berlinClock, formatDate, formatTime } from '../../shared/berlin-time.js';
import { neutral, type Phrase, phrase } from '../../shared/voice.rules.js';
import { addressLine } from '../basket/address-line.rules.js';
import { moveTo } from '../order/happening.rules.js';
import type { Order, OrderHappening, OrderState } from '../order/order.types.js';
import { promiseText } from '../order/promise.rules.js';
import { changedWords, refundedWords, voucherFilledWords } from './changed-words.rules.js';
import { cancelledWhy, rejectedWhy } from './refusal-words.rules.js';

/** How a mail begins. */
export interface MailWords {
  subject: string;
  headline: string;
  sentences: string[];
}

interface MailPhrases {
  subject: Phrase;
  headline: Phrase;
  sentences: Phrase[];
}

/** The words about what happened; null when a guest need not be written to. */
export function mailWordsFor(order: Order, shopName: string, happening: OrderHappening): MailWords | null {
  const phrases = phrasesFor(order, happening, {
    german: `${order.number} bei ${shopName}`,
    english: `${order.number} at ${shopName}`,
  });
  if (!phrases) return null;
  const say = (words: Phrase) => phrase(order.speech, words);
  return {
    subject: say(phrases.subject),
    headline: say(phrases.headline),
    sentences: phrases.sentences.map(say),
  };
}

/** '47 bei Trattoria Bella' */
interface Which {
  german: string;
  english: string;
}

function phrasesFor(order: Order, happening: OrderHappening, which: Which): MailPhrases | null {
  switch (happening.kind) {
    case 'moved':
      return MOVED[happening.to]?.(order, which.german, which.english) ?? null;
    case 'refunded':
      return refundedWords(happening.cents, which);
    case 'voucherFilled':
      return voucherFilledWords(happening.cents, which);
    case 'promised':
      return promisedAnew(order, which);
    case 'changed':
      return changedWords(order, happening.lines, which);
    // The step it takes back was never told.
    case 'undone':
      return null;
    // Whoever pays online sees it at once, and the mail about the receipt of the order says so.
    case 'paid':
    case 'payAtDoor':
      return null;
  }
}

type PhrasesOf = (order: Order, which: string, whichEn: string) => MailPhrases | null;

const MOVED: Partial<Record<OrderState, PhrasesOf>> = {
  placed: (order, which, whichEn) => ({
    subject: {
      du: `Wir haben deine Bestellung Nr. ${which} erhalten`,
      sie: `Wir haben Ihre Bestellung Nr. ${which} erhalten`,
      en: `We have received your order no. ${whichEn}`,
    },
    headline: {
      du: 'Deine Bestellung ist angekommen',
      sie: 'Ihre Bestellung ist angekommen',
      en: 'Your order has arrived',
    },
    sentences: [
      // § 312i BGB: the receipt is confirmed at once, and it must be clear that this is not yet the acceptance.
      {
        du: 'Wir haben deine Bestellung erhalten. Der Vertrag kommt zustande, sobald das Restaurant sie annimmt.',
        sie: 'Wir haben Ihre Bestellung erhalten. Der Vertrag kommt zustande, sobald das Restaurant sie annimmt.',
        en: 'We have received your order. The contract is concluded as soon as the restaurant accepts it.',
      },
      ...whereTo(order),
      ...age(order),
    ],
  }),
  accepted: (order, which, whichEn) => ({
    subject: {
      du: `Deine Bestellung Nr. ${which} ist angenommen`,
      sie: `Ihre Bestellung Nr. ${which} ist angenommen`,
      en: `Your order no. ${whichEn} has been accepted`,
    },
    headline: {
      du: 'Deine Bestellung ist angenommen',
      sie: 'Ihre Bestellung ist angenommen',
      en: 'Your order has been accepted',
    },
    sentences: [promised(order), ...age(order)],
  }),
  rejected: (order, which, whichEn) => ({
    subject: {
      du: `Deine Bestellung Nr. ${which} wurde leider abgelehnt`,
      sie: `Ihre Bestellung Nr. ${which} wurde leider abgelehnt`,
      en: `Sorry, your order no. ${whichEn} was declined`,
    },
    headline: neutral('Das hat leider nicht geklappt', 'Sorry, this did not work out'),
    sentences: [rejectedWhy(order), NOTHING_TO_PAY],
  }),
  ready: ({ fulfilment }, which, whichEn) =>
    fulfilment === 'pickup'
      ? {
          subject: {
            du: `Deine Bestellung Nr. ${which} ist fertig`,
            sie: `Ihre Bestellung Nr. ${which} ist fertig`,
            en: `Your order no. ${whichEn} is ready`,
          },
          headline: {
            du: 'Deine Bestellung ist fertig',
            sie: 'Ihre Bestellung ist fertig',
            en: 'Your order is ready',
          },
          sentences: [
            {
              du: 'Du kannst sie jetzt abholen.',
              sie: 'Sie können sie jetzt abholen.',
              en: 'You can collect it now.',
            },
          ],
        }
      : null,
  underway: (_, which, whichEn) => ({
    subject: {
      du: `Deine Bestellung Nr. ${which} ist unterwegs`,
      sie: `Ihre Bestellung Nr. ${which} ist unterwegs`,
      en: `Your order no. ${whichEn} is on its way`,
    },
    headline: {
      du: 'Deine Bestellung ist unterwegs',
      sie: 'Ihre Bestellung ist unterwegs',
      en: 'Your order is on its way',
    },
    sentences: [
      { du: 'Sie ist gleich bei dir.', sie: 'Sie ist gleich bei Ihnen.', en: 'It will be with you soon.' },
    ],
  }),
  cancelled: (order, which, whichEn) => ({
    subject: {
      du: `Deine Bestellung Nr. ${which} wurde storniert`,
      sie: `Ihre Bestellung Nr. ${which} wurde storniert`,
      en: `Your order no. ${whichEn} was cancelled`,
    },
    headline: {
      du: 'Deine Bestellung wurde storniert',
      sie: 'Ihre Bestellung wurde storniert',
      en: 'Your order was cancelled',
    },
    sentences: byGuest(order)
      ? [
          {
            du: 'Du hast sie selbst storniert.',
            sie: 'Sie haben sie selbst storniert.',
            en: 'You cancelled it yourself.',
          },
          NOTHING_TO_PAY,
        ]
      : [
          ...cancelledWhy(order),
          {
            du: 'Bei Fragen ruf uns bitte an.',
            sie: 'Bei Fragen rufen Sie uns bitte an.',
            en: 'Please call us if you have any questions.',
          },
        ],
  }),
};

const promisedAnew = (order: Order, { german, english }: Which): MailPhrases => ({
  subject: {
    du: `Neue Zeit für deine Bestellung Nr. ${german}`,
    sie: `Neue Zeit für Ihre Bestellung Nr. ${german}`,
    en: `A new time for your order no. ${english}`,
  },
  headline: {
    du: 'Deine Bestellung hat eine neue Zeit',
    sie: 'Ihre Bestellung hat eine neue Zeit',
    en: 'Your order has a new time',
  },
  sentences: [promised(order)],
});

const NOTHING_TO_PAY: Phrase = {
  du: 'Du musst nichts bezahlen.',
  sie: 'Sie müssen nichts bezahlen.',
  en: 'There is nothing to pay.',
};

const byGuest = ({ events = [] }: Order): boolean => moveTo(events, 'cancelled')?.by === 'guest';

/** 'gegen 18:30 Uhr fertig'; the day stands beside the time when it is another one than that of the order. */
function promised({ promisedAt, placedAt, wantedAt, fulfilment }: Order): Phrase {
  if (!promisedAt) return neutral('Wir fangen gleich damit an.', 'We are starting on it right away.');
  const isSameDay = !placedAt || berlinClock(promisedAt).date === berlinClock(placedAt).date;
  const { german, english } = promiseText(promisedAt, { wantedAt });
  const when = `${isSameDay ? '' : `am ${formatDate(promisedAt)} `}${german}`;
  const whenEn = `${isSameDay ? '' : `on ${formatDate(promisedAt, 'en')} `}${english}`;
  return fulfilment === 'delivery'
    ? {
        du: `Sie ist voraussichtlich ${when} bei dir.`,
        sie: `Sie ist voraussichtlich ${when} bei Ihnen.`,
        en: `It should be with you ${whenEn}.`,
      }
    : neutral(`Sie ist voraussichtlich ${when} fertig.`, `It should be ready ${whenEn}.`);
}

function whereTo({ contact, wantedAt }: Order): Phrase[] {
  const address = contact?.address && addressLine(contact.address);
  return [
    ...(address ? [neutral(`Lieferung an: ${address}.`, `Delivery to: ${address}.`)] : []),
    ...(wantedAt ? [wantedFor(wantedAt)] : []),
  ];
}

const age = ({ minAge }: Order): Phrase[] =>
  minAge > 0
    ? [
        {
          du: `Halte bitte deinen Ausweis bereit: Die Bestellung enthält etwas, das erst ab ${minAge} Jahren abgegeben wird.`,
          sie: `Halten Sie bitte Ihren Ausweis bereit: Die Bestellung enthält etwas, das erst ab ${minAge} Jahren abgegeben wird.`,
          en: `Please have your ID ready: the order contains something that is only handed out from the age of ${minAge}.`,
        },
      ]
    : [];

function wantedFor(at: Date): Phrase {
  const time = formatTime(at);
  return neutral(
    `Gewünscht für ${formatDate(at)}, ${time} Uhr.`,
    `Wanted for ${formatDate(at, 'en')}, ${time}.`,
  );
}
