import type { Say } from './say.types';
import { spoken } from './spoken';
import { useVoice } from './Voice';

/** What a guest reads about money, in German: how to pay, what went wrong, where it is. */
const germanPaying = (say: Say) => ({
  ways: {
    cash: (where: string) => (where === 'delivery' ? 'Bar an der Tür' : 'Bar bei Abholung'),
    cardOnSite: (where: string) => (where === 'delivery' ? 'Mit Karte an der Tür' : 'Mit Karte bei Abholung'),
    stripe: () => 'Karte, Apple Pay, Google Pay',
    paypal: () => 'PayPal',
    voucher: () => 'Gutschein',
  } as Record<string, (where: string) => string>,
  about: {
    cash: say('Du zahlst, wenn du dein Essen bekommst.', 'Sie zahlen, wenn Sie Ihr Essen bekommen.'),
    cardOnSite: say(
      'Du zahlst am Kartengerät des Restaurants.',
      'Sie zahlen am Kartengerät des Restaurants.',
    ),
    stripe: say(
      'Du zahlst gleich nach dem Bestellen, über den Zahlungsdienst Stripe.',
      'Sie zahlen gleich nach dem Bestellen, über den Zahlungsdienst Stripe.',
    ),
    paypal: say(
      'Du zahlst gleich nach dem Bestellen, mit deinem PayPal-Konto.',
      'Sie zahlen gleich nach dem Bestellen, mit Ihrem PayPal-Konto.',
    ),
  } as Record<string, string>,
  from: (amount: string) => `Erst ab ${amount}`,
  upTo: (amount: string) => `Nur bis ${amount}`,
  moneyBack: say(
    'Nimmt das Restaurant die Bestellung nicht an, bekommst du dein Geld zurück.',
    'Nimmt das Restaurant die Bestellung nicht an, bekommen Sie Ihr Geld zurück.',
  ),
  cash: {
    title: 'Zahle mit',
    hint: say(
      'Damit Wechselgeld da ist. Du kannst es auch offen lassen.',
      'Damit Wechselgeld da ist. Sie können es auch offen lassen.',
    ),
    open: 'Offen lassen',
    exact: 'Passend',
    own: 'Anderer Betrag',
    amount: 'Betrag',
    change: (amount: string) => `Rückgeld: ${amount}`,
    saidExact: 'passend',
    said: (amount: string, change: string) => `mit ${amount}, Rückgeld ${change}`,
  },
  now: {
    title: 'Noch nicht bezahlt',
    lead: say(
      'Deine Bestellung ist vorgemerkt und geht an das Restaurant, sobald sie bezahlt ist.',
      'Ihre Bestellung ist vorgemerkt und geht an das Restaurant, sobald sie bezahlt ist.',
    ),
    left: 'Zeit zum Bezahlen',
    leftText: (time: string) => `noch ${time} Minuten`,
    leftSoon: 'Noch zwei Minuten zum Bezahlen.',
    timeUp: 'Die Zeit zum Bezahlen ist um. Einen Moment, wir sehen nach, ob noch Geld ankam …',
    otherWay: 'Anders bezahlen',
    pay: (amount: string) => `Jetzt ${amount} bezahlen`,
    paying: 'Zahlung läuft …',
    loading: 'Das Formular zum Bezahlen wird geladen …',
    slow: 'Das dauert länger als sonst. Wir versuchen es weiter.',
    ready: 'Das Formular zum Bezahlen ist da.',
    checking: say(
      'Wir fragen nach, ob deine Zahlung angekommen ist …',
      'Wir fragen nach, ob Ihre Zahlung angekommen ist …',
    ),
    checkingLong: say(
      'Die Antwort lässt auf sich warten. Wir fragen weiter nach. Du kannst diese Seite auch schließen: Kommt die Zahlung an, geht die Bestellung von selbst weiter und du bekommst eine E\u2011Mail.',
      'Die Antwort lässt auf sich warten. Wir fragen weiter nach. Sie können diese Seite auch schließen: Kommt die Zahlung an, geht die Bestellung von selbst weiter und Sie bekommen eine E\u2011Mail.',
    ),
    notThere: say(
      'Bisher ist keine Zahlung angekommen. Du kannst es noch einmal versuchen; doppelt bezahlst du dabei nicht.',
      'Bisher ist keine Zahlung angekommen. Sie können es noch einmal versuchen; doppelt bezahlen Sie dabei nicht.',
    ),
    again: 'Noch einmal versuchen',
    continue: 'Weiter zum Bezahlen',
    choose: (way: string) => `Bezahlen: ${way}`,
    needsScript: say(
      'Zum Bezahlen auf dieser Seite muss JavaScript eingeschaltet sein.',
      'Zum Bezahlen auf dieser Seite muss JavaScript eingeschaltet sein.',
    ),
    test: 'Testzahlung: kein Geld bewegt',
  },
  problems: {
    declined: say(
      'Deine Bank hat die Zahlung abgelehnt. Versuche es mit einer anderen Karte oder zahle anders.',
      'Ihre Bank hat die Zahlung abgelehnt. Versuchen Sie es mit einer anderen Karte oder zahlen Sie anders.',
    ),
    insufficientFunds: say(
      'Das Konto ist nicht gedeckt. Versuche es mit einer anderen Karte oder zahle anders.',
      'Das Konto ist nicht gedeckt. Versuchen Sie es mit einer anderen Karte oder zahlen Sie anders.',
    ),
    expiredCard: say(
      'Diese Karte ist abgelaufen. Versuche es mit einer anderen.',
      'Diese Karte ist abgelaufen. Versuchen Sie es mit einer anderen.',
    ),
    authentication: say(
      'Deine Bank konnte nicht bestätigen, dass du es bist. Versuche es noch einmal oder zahle anders.',
      'Ihre Bank konnte nicht bestätigen, dass Sie es sind. Versuchen Sie es noch einmal oder zahlen Sie anders.',
    ),
    expired: say(
      'Die Zahlung war zu lange offen und ist verfallen. Es wurde nichts abgebucht. Bezahle bitte noch einmal.',
      'Die Zahlung war zu lange offen und ist verfallen. Es wurde nichts abgebucht. Bezahlen Sie bitte noch einmal.',
    ),
    cancelled: say(
      'Du hast die Zahlung abgebrochen. Es wurde nichts abgebucht.',
      'Sie haben die Zahlung abgebrochen. Es wurde nichts abgebucht.',
    ),
    blocked: say(
      'Das Formular zum Bezahlen ließ sich nicht laden. Vielleicht hält ein Werbeblocker oder das Netz es auf. Versuche es noch einmal oder zahle anders.',
      'Das Formular zum Bezahlen ließ sich nicht laden. Vielleicht hält ein Werbeblocker oder das Netz es auf. Versuchen Sie es noch einmal oder zahlen Sie anders.',
    ),
    offline: say(
      'Keine Verbindung. Es wurde nichts abgebucht. Versuche es noch einmal, sobald du wieder Netz hast.',
      'Keine Verbindung. Es wurde nichts abgebucht. Versuchen Sie es noch einmal, sobald Sie wieder Netz haben.',
    ),
    other: say(
      'Die Zahlung hat nicht geklappt. Versuche es noch einmal oder zahle anders.',
      'Die Zahlung hat nicht geklappt. Versuchen Sie es noch einmal oder zahlen Sie anders.',
    ),
  },
  money: {
    held: say(
      'Bezahlt. Abgebucht wird, sobald das Restaurant angenommen hat.',
      'Bezahlt. Abgebucht wird, sobald das Restaurant angenommen hat.',
    ),
    checked: 'Die Zahlung wird noch geprüft. Das kann etwas dauern.',
    paid: 'Bezahlt',
    failed: (amount: string) => `Noch nicht bezahlt: ${amount}`,
    refunded: (amount: string) => `${amount} erstattet.`,
    toVoucher: (amount: string) => `${amount} sind wieder auf dem Gutschein. Der Code ist derselbe.`,
    partly: (back: string, paid: string) => `Bezahlt: ${paid}. Davon ${back} erstattet.`,
    comesBack: {
      stripe: say(
        'Das Geld ist je nach Bank in 5 bis 10 Werktagen wieder auf deinem Konto.',
        'Das Geld ist je nach Bank in 5 bis 10 Werktagen wieder auf Ihrem Konto.',
      ),
      paypal: say(
        'Das Geld kommt auf dem Weg zurück, auf dem du bei PayPal bezahlt hast: Guthaben sofort, Karten und Bankkonten in bis zu 10 Tagen.',
        'Das Geld kommt auf dem Weg zurück, auf dem Sie bei PayPal bezahlt haben: Guthaben sofort, Karten und Bankkonten in bis zu 10 Tagen.',
      ),
    } as Record<string, string>,
    onItsWay: (amount: string) => `${amount} gehen an ${say('dich', 'Sie')} zurück.`,
    nothingTaken: say(
      'Es wurde nichts abgebucht. Hat deine Bank den Betrag vorgemerkt, gibt sie ihn in den nächsten Tagen wieder frei.',
      'Es wurde nichts abgebucht. Hat Ihre Bank den Betrag vorgemerkt, gibt sie ihn in den nächsten Tagen wieder frei.',
    ),
    atDoor: { cash: 'Noch offen, bar', cardOnSite: 'Noch offen, mit Karte' } as Record<string, string>,
    test: 'Testzahlung: kein Geld bewegt',
  },
});

export type PayingWords = ReturnType<typeof germanPaying>;

const englishPaying: PayingWords = {
  ways: {
    cash: (where) => (where === 'delivery' ? 'Cash at the door' : 'Cash at pickup'),
    cardOnSite: (where) => (where === 'delivery' ? 'By card at the door' : 'By card at pickup'),
    stripe: () => 'Card, Apple Pay, Google Pay',
    paypal: () => 'PayPal',
    voucher: () => 'Voucher',
  },
  about: {
    cash: 'You pay when you get your food.',
    cardOnSite: 'You pay at the card terminal of the restaurant.',
    stripe: 'You pay right after ordering, through the payment service Stripe.',
    paypal: 'You pay right after ordering, with your PayPal account.',
  },
  from: (amount) => `From ${amount} on`,
  upTo: (amount) => `Only up to ${amount}`,
  moneyBack: 'If the restaurant does not accept the order, you get your money back.',
  cash: {
    title: 'I pay with',
    hint: 'So that there is change. You can also leave it open.',
    open: 'Leave open',
    exact: 'Exact amount',
    own: 'Other amount',
    amount: 'Amount',
    change: (amount) => `Change: ${amount}`,
    saidExact: 'exact amount',
    said: (amount, change) => `with ${amount}, change ${change}`,
  },
  now: {
    title: 'Not paid yet',
    lead: 'Your order is set aside and goes to the restaurant as soon as it is paid.',
    left: 'Time to pay',
    leftText: (time) => `${time} minutes left`,
    leftSoon: 'Two minutes left to pay.',
    timeUp: 'The time to pay is up. One moment, we are checking whether money has come in …',
    otherWay: 'Pay another way',
    pay: (amount) => `Pay ${amount} now`,
    paying: 'Paying …',
    loading: 'Loading the payment form …',
    slow: 'This is taking longer than usual. We keep trying.',
    ready: 'The payment form is ready.',
    checking: 'We are asking whether your payment has arrived …',
    checkingLong:
      'The answer is taking its time. We keep asking. You can also close this page: once the payment arrives, the order goes on by itself and you get an e-mail.',
    notThere: 'No payment has arrived so far. You can try again; you will not pay twice.',
    again: 'Try again',
    continue: 'Continue to payment',
    choose: (way) => `Pay: ${way}`,
    needsScript: 'JavaScript must be switched on to pay on this page.',
    test: 'Test payment: no money has moved',
  },
  problems: {
    declined: 'Your bank has declined the payment. Try another card or pay another way.',
    insufficientFunds: 'There is not enough money in the account. Try another card or pay another way.',
    expiredCard: 'This card has expired. Try another one.',
    authentication: 'Your bank could not confirm that it is you. Try again or pay another way.',
    expired:
      'The payment was left open for too long and has expired. Nothing was charged. Please pay once more.',
    cancelled: 'You have cancelled the payment. Nothing was charged.',
    blocked:
      'The payment form could not be loaded. Perhaps an ad blocker or the network stops it. Try again or pay another way.',
    offline: 'No connection. Nothing was charged. Try again as soon as you are back online.',
    other: 'The payment did not work. Try again or pay another way.',
  },
  money: {
    held: 'Paid. You are charged as soon as the restaurant has accepted.',
    checked: 'The payment is still being checked. This may take a while.',
    paid: 'Paid',
    failed: (amount) => `Not paid yet: ${amount}`,
    refunded: (amount) => `${amount} refunded.`,
    toVoucher: (amount) => `${amount} is back on the voucher. The code is the same.`,
    partly: (back, paid) => `Paid: ${paid}. ${back} of it refunded.`,
    comesBack: {
      stripe: 'Depending on the bank, the money is back in your account within 5 to 10 working days.',
      paypal:
        'The money goes back the way you paid with PayPal: balance at once, cards and bank accounts within 10 days.',
    },
    onItsWay: (amount) => `${amount} are on their way back to you.`,
    nothingTaken:
      'Nothing was charged. If your bank has set the amount aside, it releases it within the next few days.',
    atDoor: { cash: 'Still to pay, in cash', cardOnSite: 'Still to pay, by card' },
    test: 'Test payment: no money has moved',
  },
};

export const payingWordsFor = spoken(germanPaying, englishPaying);
export const usePayingWords = (): PayingWords => payingWordsFor(useVoice());
