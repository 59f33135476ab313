import { formatDate, formatDateTime, formatTime } from '../../../../src/shared/berlin-time';
import type { Language } from '../../../../src/shared/voice.types';
import type { QuoteView } from '../../../../src/storefront/order/quote.view';
import type { Basket } from '../../lib/basket/basket';
import { type CheckoutWords } from '../../lib/words/sentences.checkout';

type Words = CheckoutWords;
type Way = Basket['fulfilment'];

/** A pickup is ready at its own time; minutes of delivery are for what is driven. */
export function soonText(
  way: Way,
  { etaMinutes, handoverAt }: QuoteView,
  words: Words,
  language: Language,
): string {
  if (way === 'delivery') return words.about(etaMinutes.from, etaMinutes.to);
  return words.readyAt(timeText(new Date(handoverAt), language));
}

/** Above the button, where it binds. */
export function whenText(way: Way, when: string, quote: QuoteView, words: Words, language: Language): string {
  if (when !== 'asap') return words.clock(timeText(new Date(when), language));
  return quote.refusal ? words.asap : soonText(way, quote, words, language);
}

const timeText = (at: Date, language: Language): string =>
  formatDate(at) === formatDate(new Date()) ? formatTime(at) : formatDateTime(at, language);
