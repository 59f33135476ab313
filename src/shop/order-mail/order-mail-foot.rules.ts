import { neutral, type Phrase, phrase } from '../../shared/voice.rules.js';
import type { Voice } from '../../shared/voice.types.js';

/** What stands below every order mail. */
export const FOOT = {
  tracking: {
    du: 'Stand der Bestellung ansehen',
    sie: 'Stand der Bestellung ansehen',
    en: 'Follow the order',
  },
  order: neutral('Bestellung Nr.', 'Order no.'),
  discount: neutral('Rabatt', 'Discount'),
  deposit: neutral('Pfand', 'Deposit'),
  tip: neutral('Trinkgeld', 'Tip'),
  voucher: neutral('Gutschein', 'Voucher'),
  total: neutral('Gesamt', 'Total'),
  toPay: neutral('Zu zahlen', 'To pay'),
  vat: neutral('inkl. MwSt.', 'incl. VAT'),
  and: neutral('und', 'and'),
  phone: neutral('Telefon', 'phone'),
  contains: neutral('Enthält', 'Contains'),
  unchecked: neutral(
    'nicht vollständig geprüft, bitte im Restaurant erfragen',
    'not fully checked, please ask the restaurant',
  ),
  withdrawal: neutral(
    'Für Speisen und Getränke, die zu einem vereinbarten Zeitpunkt geliefert oder abgeholt werden, besteht kein Widerrufsrecht (§\u00a0312g Abs.\u00a02 Nr.\u00a02, 9\u00a0BGB).',
    'There is no right of withdrawal for food and drinks delivered or collected at an agreed time (§\u00a0312g para.\u00a02 no.\u00a02, 9\u00a0BGB).',
  ),
  fees: {
    delivery: neutral('Lieferung', 'Delivery'),
    smallOrder: neutral('Mindermengenzuschlag', 'Small order surcharge'),
    service: neutral('Servicegebühr', 'Service fee'),
    packaging: neutral('Verpackung', 'Packaging'),
  },
} as const;

export const reasonFor = (shopName: string): Phrase => ({
  du: `Du bekommst diese Mail, weil du bei ${shopName} bestellt hast.`,
  sie: `Sie bekommen diese Mail, weil Sie bei ${shopName} bestellt haben.`,
  en: `You are receiving this mail because you ordered at ${shopName}.`,
});

type FootWords = Exclude<keyof typeof FOOT, 'fees'>;

export const footFor = (voice: Voice) => ({
  say: (word: FootWords) => phrase(voice, FOOT[word]),
  fee: (kind: keyof typeof FOOT.fees) => phrase(voice, FOOT.fees[kind]),
});
