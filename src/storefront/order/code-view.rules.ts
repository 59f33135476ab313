import type { Cents } from '../../shared/money.js';
import { phrase } from '../../shared/voice.rules.js';
import type { Language, Voice } from '../../shared/voice.types.js';
import type { CodeSaid } from '../../shop/basket/grant.types.js';
import type { PricedBasket } from '../../shop/pricing/pricing.types.js';
import { CODE_WORDS } from '../../shop/voucher/redeem/code-words.rules.js';
import type { Judged } from '../../shop/voucher/redeem/redeem.types.js';
import { sharesOf } from '../../shop/voucher/voucher.rules.js';
import type { CodeView, DiscountRowView } from './quote.view.js';

/** What each code does to a basket of which vouchers pay so much. */
export function codeViewsOf(judged: readonly Judged[], voucherCents: Cents, voice: Voice): CodeView[] {
  const shares = sharesOf(
    judged.flatMap(({ voucher }) => voucher ?? []),
    voucherCents,
  );
  return judged.map(({ code, voucher, refusal }) => {
    const share = shares.find(({ id }) => id === voucher?.id);
    return {
      kind: 'voucher' as const,
      code,
      message: refusal && phrase(voice, CODE_WORDS[refusal]),
      isLost: refusal !== null && refusal !== 'tooMany',
      cents: share?.cents ?? 0,
      leftCents: share?.leftCents ?? 0,
    };
  });
}

/** What each code of a discount takes off, or why it does not. */
export const discountViewsOf = (said: readonly CodeSaid[], voice: Voice): CodeView[] =>
  said.map(({ code, cents, why, isLost = false }) => ({
    kind: 'discount',
    code,
    message: why && phrase(voice, why),
    isLost,
    cents,
    leftCents: 0,
  }));

/** Orders of older versions may not know them one by one. */
export const discountRowsOf = (
  { discounts = [] }: Partial<Pick<PricedBasket, 'discounts'>>,
  language: Language,
): DiscountRowView[] =>
  discounts.map(({ label, guestLabel, cents }) => {
    if (language === 'de') return { label, cents };
    return guestLabel === undefined ? { label, inGerman: ['name'], cents } : { label: guestLabel, cents };
  });
