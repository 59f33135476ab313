import type { Say } from './say.types';

/** What the page of an order says in German; its states are told by the server. */
export const germanTracking = (say: Say) => ({
  title: (number: number) => `Bestellung ${number}`,
  description: (shop: string) =>
    say(`Stand deiner Bestellung bei ${shop}.`, `Stand Ihrer Bestellung bei ${shop}.`),
  clock: (time: string) => `${time} Uhr`,
  wanted: (time: string) => `Gewünscht für ${time} Uhr`,
  ordered: say('Was du bestellt hast', 'Was Sie bestellt haben'),
  deliveredTo: (address: string) => `Lieferung an: ${address}`,
  note: (note: string) => `Anmerkung: ${note}`,
  orderedAt: (time: string) => `Bestellt am ${time} Uhr`,
  payment: (way: string) => `Zahlung: ${way}`,
  payments: {
    cash: 'Bar',
    cardOnSite: 'Karte vor Ort',
    stripe: 'Online bezahlt',
    paypal: 'PayPal',
  } as Record<string, string>,
  again: 'Noch einmal bestellen',
  toCheckout: 'Weiter zur Kasse',
  gone: (dishes: string) => `Gerade nicht zu haben: ${dishes}.`,
  allInBasket: 'Alles liegt im Warenkorb.',
  restInBasket: 'Der Rest liegt im Warenkorb.',
});

export const englishTracking: ReturnType<typeof germanTracking> = {
  title: (number) => `Order ${number}`,
  description: (shop) => `How your order at ${shop} is getting on.`,
  clock: (time) => time,
  wanted: (time) => `Wanted for ${time}`,
  ordered: 'What you ordered',
  deliveredTo: (address) => `Delivered to: ${address}`,
  note: (note) => `Note: ${note}`,
  orderedAt: (time) => `Ordered on ${time}`,
  payment: (way) => `Payment: ${way}`,
  payments: { cash: 'Cash', cardOnSite: 'Card on site', stripe: 'Paid online', paypal: 'PayPal' },
  again: 'Order again',
  toCheckout: 'Go to checkout',
  gone: (dishes) => `Not available right now: ${dishes}.`,
  allInBasket: 'Everything is in your basket.',
  restInBasket: 'The rest is in your basket.',
};
