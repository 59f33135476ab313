import type { Voice } from '../../../../src/shared/voice.types';
import type { Say } from './say.types';
import { englishCheckout, germanCheckout } from './sentences.checkout';
import { germanShop } from './sentences.de';
import { englishShop } from './sentences.en';
import { englishSheets, germanSheets } from './sentences.sheet';
import { englishTracking, germanTracking } from './sentences.tracking';

const german = (say: Say) => ({
  ...germanShop(say),
  ...germanSheets(say),
  checkout: germanCheckout(say),
  tracking: germanTracking(say),
});

/** All the shop itself says to guests. The German table is the type: no language may leave a sentence out. */
export type Sentences = ReturnType<typeof german>;

const TABLES: Record<'du' | 'sie' | 'en', Sentences> = {
  du: german((du) => du),
  sie: german((_, sie) => sie),
  en: { ...englishShop, ...englishSheets, checkout: englishCheckout, tracking: englishTracking },
};

export const sentencesFor = ({ language, salutation }: Voice): Sentences =>
  TABLES[language === 'en' ? 'en' : salutation];
