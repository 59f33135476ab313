import type { BasketProblem } from '../../../../src/shop/basket/basket.rules';
import { spoken } from './spoken';
import { useVoice } from './Voice';

/** Why a line cannot be made, as it stands beside it. 'other' is for what only a newer server knows. */
export type FaultWords = Record<Exclude<BasketProblem, 'empty'> | 'other', (detail: string) => string>;

const germanFaults = (): FaultWords => ({
  unknownProduct: () => 'Dieses Gericht steht nicht mehr auf der Karte.',
  unknownVariant: () => 'In dieser Größe gibt es das nicht mehr.',
  unknownOption: () => 'Die Auswahl dazu hat sich geändert.',
  tooFewOptions: () => 'Hier fehlt noch eine Auswahl.',
  tooManyOptions: () => 'Hier sind zu viele Extras gewählt.',
  drinkAndDish: () => 'Dazu gehören ein Getränk und eine Speise.',
  soldOut: () => 'ausverkauft',
  notEnough: (left) => (left ? `Davon sind nur noch ${left} da.` : 'So viele sind nicht mehr da.'),
  notOffered: (hours) =>
    hours ? `Das gibt es nur ${hours}.` : 'Das gibt es für diese Art der Bestellung nicht.',
  other: () => 'So geht es gerade nicht.',
});

const ENGLISH_FAULTS: FaultWords = {
  unknownProduct: () => 'This dish is no longer on the menu.',
  unknownVariant: () => 'It is no longer available in this size.',
  unknownOption: () => 'Its choices have changed.',
  tooFewOptions: () => 'It still needs a choice.',
  tooManyOptions: () => 'It has too many extras.',
  drinkAndDish: () => 'It comes with a drink and a dish.',
  soldOut: () => 'sold out',
  notEnough: (left) => (left ? `Only ${left} of it are left.` : 'There are not that many left.'),
  notOffered: (hours) =>
    hours ? `It is only available ${hours}.` : 'It is not available for this way of ordering.',
  other: () => 'It cannot be made like this right now.',
};

export const faultWordsFor = spoken(germanFaults, ENGLISH_FAULTS);
export const useFaultWords = () => faultWordsFor(useVoice());
