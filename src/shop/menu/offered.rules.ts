import type { Language } from '../../shared/voice.types.js';
import { isOpenInWeek } from '../opening-hours/opening-hours.rules.js';
import type { ShopTimes } from '../opening-hours/opening-hours.types.js';
import { weekLines } from '../opening-hours/week.rules.js';

/** A category without hours of its own, such as those of a lunch menu, is always offered. */
export const isOfferedAt = (times: ShopTimes | null, at: Date): boolean =>
  times === null || isOpenInWeek(times, at);

/** 'Mo–Fr 11:30–14:30 Uhr'; days without hours are left out. */
export const offeredText = (times: ShopTimes, language: Language = 'de'): string =>
  weekLines(times, language)
    .filter(({ isOff }) => !isOff)
    .map(({ days, hours }) => `${days} ${hours}`)
    .join(', ');
