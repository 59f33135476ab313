import type { Say } from './say.types';
import { germanShop } from './sentences.de';
import { englishShop } from './sentences.en';
import { englishSheets, germanSheets } from './sentences.sheet';
import { spoken } from './spoken';

const german = (say: Say) => ({ ...germanShop(say), ...germanSheets(say) });

export type Sentences = ReturnType<typeof german>;

/** What every page of the shop may say; checkout and tracking have words of their own. */
export const sentencesFor = spoken(german, { ...englishShop, ...englishSheets });
