import type { Say } from './say.types';

/** What the pages say as well as the scripts in them, in German. What the pages alone say stands in `sentences.menu-page.ts`. */
export const germanShop = (say: Say) => ({
  page: {
    close: 'Schließen',
    optional: '(freiwillig)',
  },
  ways: {
    label: 'Abholung oder Lieferung',
    pickup: 'Abholung',
    delivery: 'Lieferung',
    noPickup: 'Nur Lieferung: Abholen geht bei uns nicht.',
    table: 'Am Tisch',
  },
  footer: {
    hours: 'Öffnungszeiten',
    deliveryFee: (amount: string) => `Lieferung ${amount}`,
    deliveryFree: 'Lieferung kostenlos',
    freeFrom: (amount: string) => `ab ${amount} kostenlos`,
    minimum: (amount: string) => `Mindestbestellwert ${amount}`,
    reuse: 'Alle Speisen und Getränke gibt es auch in Mehrwegverpackungen.',
    ownContainer: say(
      'Wir füllen deine Bestellung gern in mitgebrachte Behälter.',
      'Wir füllen Ihre Bestellung gern in mitgebrachte Behälter.',
    ),
  },
  menu: {
    from: 'ab',
    deposit: (amount: string) => `zzgl. ${amount} Pfand`,
    reusableDeposit: (amount: string) => `zzgl. ${amount} Pfand (Mehrweg)`,
    alcopop: 'Abgabe an Personen unter 18 Jahren verboten, § 9 Jugendschutzgesetz',
    contains: 'Enthält:',
    allergensByChoice: 'Allergene je nach Auswahl',
    askForAllergens: 'Allergene: bitte im Restaurant erfragen',
  },
  diets: { vegetarian: 'Vegetarisch', vegan: 'Vegan', halal: 'Halal', spicy: 'Scharf' },
  facts: {
    preorder: 'Jetzt für später bestellen.',
  },
});

/** The same in English; law and names of duties stay those of Germany. */
export const englishShop: ReturnType<typeof germanShop> = {
  page: {
    close: 'Close',
    optional: '(optional)',
  },
  ways: {
    label: 'Pickup or delivery',
    pickup: 'Pickup',
    delivery: 'Delivery',
    noPickup: 'Delivery only: orders cannot be picked up.',
    table: 'At the table',
  },
  footer: {
    hours: 'Opening hours',
    deliveryFee: (amount) => `delivery ${amount}`,
    deliveryFree: 'free delivery',
    freeFrom: (amount) => `free from ${amount}`,
    minimum: (amount) => `minimum order ${amount}`,
    reuse: 'All food and drinks are also available in reusable packaging.',
    ownContainer: 'We are happy to fill your order into containers you bring.',
  },
  menu: {
    from: 'from',
    deposit: (amount) => `plus ${amount} deposit`,
    reusableDeposit: (amount) => `plus ${amount} deposit (reusable)`,
    alcopop: 'Not to be handed out to anybody under 18, § 9 of the German youth protection act',
    contains: 'Contains:',
    allergensByChoice: 'Allergens depend on your choice',
    askForAllergens: 'Allergens: please ask the restaurant',
  },
  diets: { vegetarian: 'Vegetarian', vegan: 'Vegan', halal: 'Halal', spicy: 'Spicy' },
  facts: {
    preorder: 'Order ahead now.',
  },
};
