import type { Say } from './say.types';
import { spoken } from './spoken';
import { useVoice } from './Voice';

/** What the page of an order says in German; its states are told by the server. */
const germanTracking = (say: Say) => ({
  title: (number: number) => `Bestellung ${number}`,
  description: (shop: string) =>
    say(`Stand deiner Bestellung bei ${shop}.`, `Stand Ihrer Bestellung bei ${shop}.`),
  thanks: (name: string) =>
    name ? `Danke, ${name}!` : say('Danke für deine Bestellung!', 'Danke für Ihre Bestellung!'),
  expected: 'Voraussichtlich',
  late: 'Es dauert etwas länger',
  wasExpected: (when: string) => `erwartet war es ${when}`,
  there: {
    pickup: 'abholbereit',
    delivery: say('bei dir', 'bei Ihnen'),
    table: say('bei dir am Tisch', 'bei Ihnen am Tisch'),
  } as Record<string, string>,
  readyNow: 'Jetzt abholbereit',
  unpaid: {
    title: say('Deine Zahlung hat nicht geklappt', 'Ihre Zahlung hat nicht geklappt'),
    why: (amount: string) => `${amount} ließen sich nicht einziehen. Es wurde nichts abgebucht.`,
    waits: 'Die Küche fängt erst an, wenn die Zahlung geklärt ist.',
    call: say(
      'Ruf bitte kurz im Restaurant an: Dort lässt sich die Zahlung wiederholen oder anders lösen.',
      'Rufen Sie bitte kurz im Restaurant an: Dort lässt sich die Zahlung wiederholen oder anders lösen.',
    ),
  },
  progress: 'Stand der Bestellung',
  next: (label: string) => `als Nächstes: ${label}`,
  place: {
    pickup: say('Hier holst du ab', 'Hier holen Sie ab'),
    delivery: 'Hierhin kommen wir',
    table: 'Am Tisch',
  } as Record<string, string>,
  placeDone: {
    pickup: say('Hier hast du abgeholt', 'Hier haben Sie abgeholt'),
    delivery: 'Hierhin haben wir geliefert',
    table: 'Am Tisch',
  } as Record<string, string>,
  yourNumber: say('Deine Nummer', 'Ihre Nummer'),
  call: 'Anrufen',
  route: 'Route öffnen',
  noScript: 'Ohne JavaScript erneuert sich diese Seite nicht von selbst.',
  reload: 'Stand neu laden',
  note: (note: string) => `Anmerkung: ${note}`,
  orderedAt: (time: string) => `Bestellt am ${time} Uhr`,
  payment: (method: string) => `Zahlung: ${method}`,
  payments: {
    cash: 'Bar',
    cardOnSite: 'Karte vor Ort',
    stripe: 'Karte online',
    paypal: 'PayPal',
  } as Record<string, string>,
  again: 'Noch einmal bestellen',
  toCheckout: 'Weiter zur Kasse',
  toBasket: 'Zum Warenkorb',
  gone: (dishes: string) => `Gerade nicht zu haben: ${dishes}.`,
  allInBasket: 'Alles liegt im Warenkorb.',
  restInBasket: 'Der Rest liegt im Warenkorb.',
  chooseAnew: say(
    'Hier hat sich die Auswahl geändert. Bitte wähle neu:',
    'Hier hat sich die Auswahl geändert. Bitte wählen Sie neu:',
  ),
  noLiveNews: 'Keine Verbindung. Der Stand wird nachgeholt, sobald sie wieder da ist.',
  showId: (age: number) =>
    say(
      `Halte bitte deinen Ausweis bereit (ab\u00a0${age}).`,
      `Halten Sie bitte Ihren Ausweis bereit (ab\u00a0${age}).`,
    ),
  unchecked: 'Allergene nicht vollständig geprüft, bitte im Restaurant erfragen',
  callUs: say(
    'Ruf uns bitte an, wenn sich etwas ändern soll:',
    'Rufen Sie uns bitte an, wenn sich etwas ändern soll:',
  ),
  questions: say('Stimmt etwas nicht? Ruf uns an:', 'Stimmt etwas nicht? Rufen Sie uns an:'),
  cancel: {
    ask: 'Bestellung stornieren',
    hint: say(
      'Solange das Restaurant noch nicht angenommen hat, kannst du kostenlos stornieren.',
      'Solange das Restaurant noch nicht angenommen hat, können Sie kostenlos stornieren.',
    ),
    sure: say(
      'Möchtest du die Bestellung wirklich stornieren?',
      'Möchten Sie die Bestellung wirklich stornieren?',
    ),
    yes: 'Ja, stornieren',
    no: 'Nein, behalten',
  },
  receipt: {
    title: 'Beleg',
    get: 'Beleg ansehen',
    pdf: 'Beleg als PDF',
    isGerman: null as string | null,
    meal: 'Bewirtungsbeleg',
    fromTheTill: say(
      'Bezahlt wird im Restaurant oder bei der Übergabe: Dort bekommst du den Kassenbeleg. Hier gibt es den Bestellbeleg, auf Wunsch mit den Angaben zur Bewirtung.',
      'Bezahlt wird im Restaurant oder bei der Übergabe: Dort bekommen Sie den Kassenbeleg. Hier gibt es den Bestellbeleg, auf Wunsch mit den Angaben zur Bewirtung.',
    ),
    recipient: 'Rechnungsanschrift',
    name: 'Name oder Firma',
    street: 'Straße und Hausnummer',
    postalCode: 'PLZ',
    city: 'Ort',
  },
  data: {
    title: say('Deine Daten', 'Ihre Daten'),
    description: (shop: string) =>
      say(
        `Was ${shop} mit dieser Bestellung über dich gespeichert hat.`,
        `Was ${shop} mit dieser Bestellung über Sie gespeichert hat.`,
      ),
    explained: (shop: string) =>
      say(
        `Das hat ${shop} mit dieser Bestellung über dich gespeichert.`,
        `Das hat ${shop} mit dieser Bestellung über Sie gespeichert.`,
      ),
    back: 'Zur Bestellung',
    kept: (day: string) =>
      `Name, Anschrift und Telefon sind bis zum ${day} gespeichert und werden danach von selbst gelöscht. Beträge und Steuern muss das Restaurant länger aufheben.`,
    show: 'Ansehen',
    download: 'Als Datei laden',
    file: (order: number) => `bestellung-${order}-daten.json`,
    erase: 'Löschen',
    sure: say(
      'Möchtest du deine Angaben zu dieser Bestellung wirklich löschen? Das lässt sich nicht zurücknehmen.',
      'Möchten Sie Ihre Angaben zu dieser Bestellung wirklich löschen? Das lässt sich nicht zurücknehmen.',
    ),
    yes: 'Ja, löschen',
    no: 'Nein, behalten',
    later: 'Löschen geht, sobald die Bestellung abgeschlossen ist.',
    erased: say(
      'Deine Angaben zu dieser Bestellung sind gelöscht.',
      'Ihre Angaben zu dieser Bestellung sind gelöscht.',
    ),
  },
  lost: {
    title: 'Diese Bestellung finden wir nicht',
    why: say(
      'Vielleicht fehlt ein Stück vom Link. Öffne ihn am besten direkt aus der E-Mail.',
      'Vielleicht fehlt ein Stück vom Link. Öffnen Sie ihn am besten direkt aus der E-Mail.',
    ),
    call: say('Oder ruf uns an:', 'Oder rufen Sie uns an:'),
  },
});

export type TrackingWords = ReturnType<typeof germanTracking>;

const englishTracking: TrackingWords = {
  title: (number) => `Order ${number}`,
  description: (shop) => `How your order at ${shop} is getting on.`,
  thanks: (name) => (name ? `Thank you, ${name}!` : 'Thank you for your order!'),
  expected: 'Expected',
  late: 'It is taking a little longer',
  wasExpected: (when: string) => `it was expected ${when}`,
  there: { pickup: 'ready for pickup', delivery: 'at your door', table: 'at your table' },
  readyNow: 'Ready for pickup now',
  unpaid: {
    title: 'Your payment did not work',
    why: (amount) => `${amount} could not be collected. Nothing was charged.`,
    waits: 'The kitchen starts once the payment is settled.',
    call: 'Please call the restaurant: they can try the payment again or find another way.',
  },
  progress: 'Progress of the order',
  next: (label) => `next: ${label}`,
  place: { pickup: 'Pick it up here', delivery: 'Where we are coming to', table: 'At your table' },
  placeDone: { pickup: 'You picked it up here', delivery: 'We delivered to', table: 'At your table' },
  yourNumber: 'Your number',
  call: 'Call',
  route: 'Directions',
  noScript: 'Without JavaScript this page does not refresh by itself.',
  reload: 'Reload',
  note: (note) => `Note: ${note}`,
  orderedAt: (time) => `Ordered on ${time}`,
  payment: (method) => `Payment: ${method}`,
  payments: { cash: 'Cash', cardOnSite: 'Card on site', stripe: 'Card online', paypal: 'PayPal' },
  again: 'Order again',
  toCheckout: 'Go to checkout',
  toBasket: 'View basket',
  gone: (dishes) => `Not available right now: ${dishes}.`,
  allInBasket: 'Everything is in your basket.',
  restInBasket: 'The rest is in your basket.',
  chooseAnew: 'The choices have changed here. Please choose again:',
  noLiveNews: 'No connection. We will catch up as soon as it is back.',
  showId: (age) => `Please have your ID ready (${age}+).`,
  unchecked: 'Allergens not fully checked, please ask the restaurant',
  callUs: 'Please call us if something should change:',
  questions: 'Is something wrong? Call us:',
  cancel: {
    ask: 'Cancel the order',
    hint: 'You can cancel free of charge until the restaurant accepts.',
    sure: 'Do you really want to cancel the order?',
    yes: 'Yes, cancel',
    no: 'No, keep it',
  },
  receipt: {
    title: 'Receipt',
    get: 'Show the receipt',
    pdf: 'Receipt as a PDF',
    isGerman: 'The receipt itself is in German, as German tax law reads it.',
    meal: 'Receipt for a business meal',
    fromTheTill:
      'You pay at the restaurant or on handover and get the till receipt there. Here you get the order slip, with room for the details of a business meal if you like.',
    recipient: 'Billing address',
    name: 'Name or company',
    street: 'Street and number',
    postalCode: 'Postal code',
    city: 'City',
  },
  data: {
    title: 'Your data',
    description: (shop) => `What ${shop} has stored about you with this order.`,
    explained: (shop) => `This is what ${shop} has stored about you with this order.`,
    back: 'To the order',
    kept: (day) =>
      `Name, address and phone are stored until ${day} and erased by themselves after that. The restaurant has to keep amounts and taxes for longer.`,
    show: 'Show',
    download: 'Download as a file',
    file: (order) => `order-${order}-data.json`,
    erase: 'Erase',
    sure: 'Do you really want to erase your details of this order? This cannot be undone.',
    yes: 'Yes, erase',
    no: 'No, keep them',
    later: 'You can erase them once the order is completed.',
    erased: 'Your details of this order are erased.',
  },
  lost: {
    title: 'We cannot find this order',
    why: 'Perhaps a piece of the link is missing. It is best to open it straight from the e-mail.',
    call: 'Or call us:',
  },
};

export const trackingWordsFor = spoken(germanTracking, englishTracking);
export const useTrackingWords = (): TrackingWords => trackingWordsFor(useVoice());
