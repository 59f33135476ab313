import type { Say } from './say.types';
import { englishSheets, germanSheets } from './sentences.sheet';
import { englishShop, germanShop } from './sentences.shop';
import { spoken } from './spoken';

export const german = (say: Say) => ({ ...germanShop(say), ...germanSheets(say) });

export type Sentences = ReturnType<typeof german>;

export const english: Sentences = { ...englishShop, ...englishSheets };

/** What every script of the shop may say; checkout and tracking have words of their own. */
export const sentencesFor = spoken(german, english);
