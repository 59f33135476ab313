import { AppError } from '../../platform/app-error.js';
import { neutral, type Phrase, phrase } from '../../shared/voice.rules.js';
import type { Voice } from '../../shared/voice.types.js';
import type { BasketFault, BasketProblem } from './basket.rules.js';

const BASKET_TEXT: Record<BasketProblem, (name: string, detail: string) => Phrase> = {
  empty: () => ({
    du: 'Dein Warenkorb ist leer.',
    sie: 'Ihr Warenkorb ist leer.',
    en: 'Your basket is empty.',
  }),
  unknownProduct: () => ({
    du: 'Ein Gericht in deinem Warenkorb steht nicht mehr auf der Karte. Bitte nimm es heraus.',
    sie: 'Ein Gericht in Ihrem Warenkorb steht nicht mehr auf der Karte. Bitte nehmen Sie es heraus.',
    en: 'A dish in your basket is no longer on the menu. Please take it out.',
  }),
  unknownVariant: (name) => ({
    du: `„${name}“ gibt es in dieser Größe nicht mehr. Bitte wähle neu.`,
    sie: `„${name}“ gibt es in dieser Größe nicht mehr. Bitte wählen Sie neu.`,
    en: `“${name}” is no longer available in this size. Please choose again.`,
  }),
  unknownOption: (name) => ({
    du: `Bei „${name}“ hat sich die Auswahl geändert. Bitte wähle neu.`,
    sie: `Bei „${name}“ hat sich die Auswahl geändert. Bitte wählen Sie neu.`,
    en: `The choices of “${name}” have changed. Please choose again.`,
  }),
  tooFewOptions: (name) =>
    neutral(`Bei „${name}“ fehlt noch eine Auswahl.`, `“${name}” still needs a choice.`),
  tooManyOptions: (name) =>
    neutral(`Bei „${name}“ sind zu viele Extras gewählt.`, `“${name}” has too many extras.`),
  drinkAndDish: (name) => ({
    du: `Zu „${name}“ gehören ein Getränk und eine Speise. Bitte wähle neu.`,
    sie: `Zu „${name}“ gehören ein Getränk und eine Speise. Bitte wählen Sie neu.`,
    en: `“${name}” comes with a drink and a dish. Please choose again.`,
  }),
  soldOut: (name, dish) =>
    dish
      ? {
          du: `„${name}“ bei „${dish}“ ist gerade ausverkauft. Bitte wähle neu.`,
          sie: `„${name}“ bei „${dish}“ ist gerade ausverkauft. Bitte wählen Sie neu.`,
          en: `“${name}” with “${dish}” is sold out right now. Please choose again.`,
        }
      : {
          du: `„${name}“ ist gerade ausverkauft. Bitte nimm es heraus.`,
          sie: `„${name}“ ist gerade ausverkauft. Bitte nehmen Sie es heraus.`,
          en: `“${name}” is sold out right now. Please take it out.`,
        },
  notEnough: (name, left) => ({
    du: `Von „${name}“ sind nur noch ${left} da. Bitte nimm weniger.`,
    sie: `Von „${name}“ sind nur noch ${left} da. Bitte nehmen Sie weniger.`,
    en: `Only ${left} of “${name}” are left. Please take fewer.`,
  }),
  notOffered: (name, hours) =>
    hours
      ? neutral(`„${name}“ gibt es nur ${hours}.`, `“${name}” is only available ${hours}.`)
      : neutral(
          `„${name}“ gibt es für diese Art der Bestellung nicht.`,
          `“${name}” is not available for this way of ordering.`,
        ),
};

export class BasketRefused extends AppError {
  readonly code = 'BASKET_REFUSED';
  readonly status = 422;
  override readonly headline = 'Warenkorb prüfen';
  override readonly data: Pick<BasketFault, 'problem' | 'line'> & { faults: BasketFault[] };

  constructor(faults: [BasketFault, ...BasketFault[]], voice: Voice) {
    const sentences = faults.map(({ problem, name, detail }) =>
      phrase(voice, BASKET_TEXT[problem](name, detail)),
    );
    super([...new Set(sentences)].join(' '));
    const [{ problem, line }] = faults;
    this.data = { problem, line, faults };
  }
}
