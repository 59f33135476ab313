import type { Weekday } from '../../shared/berlin-time.js';
import type { Language } from '../../shared/voice.types.js';
import type { Diet } from '../menu/menu.types.js';
import type { VatScheme } from '../pricing/pricing.types.js';
import { priceNotice } from '../pricing/tax.rules.js';
import type { PaperWords } from './printed-menu.types.js';

interface Words {
  paper: PaperWords;
  menu: string;
  ofDay: (day: Weekday) => string;
  byChoice: (codes: string) => string;
  choiceUnchecked: string;
  unchecked: string;
  deposit: (price: string) => string;
  invitation: string;
  diets: Record<Diet, string>;
  vat: (scheme: VatScheme, delivers: boolean) => string;
  phone: string;
}

const GERMAN_DAY: Record<Weekday, string> = {
  monday: 'Montag',
  tuesday: 'Dienstag',
  wednesday: 'Mittwoch',
  thursday: 'Donnerstag',
  friday: 'Freitag',
  saturday: 'Samstag',
  sunday: 'Sonntag',
};
const ENGLISH_DAY: Record<Weekday, string> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};

export const WORDS: Record<Language, Words> = {
  de: {
    menu: 'Speisekarte',
    ofDay: (day) => `Tageskarte ${GERMAN_DAY[day]}`,
    paper: {
      allergens: 'Allergene und Zusatzstoffe',
      continued: 'Fortsetzung',
      page: 'Seite',
      of: 'von',
      hours: 'Öffnungszeiten',
    },
    byChoice: (codes) => `je nach Auswahl: ${codes}`,
    choiceUnchecked: 'Auswahl teils nicht geprüft',
    unchecked: 'Allergene noch nicht erfasst, unser Team gibt Auskunft',
    deposit: (price) => `zzgl. ${price} Pfand`,
    invitation: 'Online bestellen',
    diets: { vegetarian: 'vegetarisch', vegan: 'vegan', halal: 'halal', spicy: 'scharf' },
    vat: (scheme, delivers) => `Preise in Euro. ${priceNotice(scheme, delivers)}`,
    phone: 'Tel.',
  },
  en: {
    menu: 'Menu',
    ofDay: (day) => `${ENGLISH_DAY[day]} menu`,
    paper: {
      allergens: 'Allergens and additives',
      continued: 'continued',
      page: 'Page',
      of: 'of',
      hours: 'Opening hours',
    },
    byChoice: (codes) => `depending on choice: ${codes}`,
    choiceUnchecked: 'not all choices checked',
    unchecked: 'allergens not recorded yet, our team knows',
    deposit: (price) => `plus ${price} deposit`,
    invitation: 'Order online',
    diets: { vegetarian: 'vegetarian', vegan: 'vegan', halal: 'halal', spicy: 'spicy' },
    vat: (scheme, delivers) =>
      scheme === 'small'
        ? 'All prices in euros are final. No VAT is charged under section 19 of the German VAT Act.'
        : `All prices in euros, VAT included${delivers ? ', delivery is charged on top' : ''}.`,
    phone: 'Phone',
  },
};
