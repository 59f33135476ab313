import type { Voice } from '../../../../src/shared/voice.types';
import type { Say } from './say.types';

/** A table of sentences for each way of addressing guests. The German one is the type: no language may leave a sentence out. */
export function spoken<Words>(german: (say: Say) => Words, english: Words): (voice: Voice) => Words {
  const tables = { du: german((du) => du), sie: german((_, sie) => sie), en: english };
  return ({ language, salutation }) => tables[language === 'en' ? 'en' : salutation];
}
