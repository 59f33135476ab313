import type { GuestWay } from '../../../../src/storefront/shop/shop.view';
import { isFinal } from '../../lib/basket/refusals';
import type { Quoted } from '../../lib/basket/useQuote';

/** What the main button of the basket does: there is always something it can. */
type NextStep = 'checkout' | 'menu' | 'pickup' | 'place' | 'takeOut' | 'retry' | 'wait';

const NEAR = ['outsideArea', 'areaNotServed'];

export function nextStepOf(
  { quote, problem, problemLine }: Pick<Quoted, 'quote' | 'problem' | 'problemLine'>,
  ways: readonly GuestWay[] = [],
): NextStep {
  if (problem !== null) return problemLine === null ? 'retry' : 'takeOut';
  if (!quote) return 'wait';
  const code = quote.refusal?.code;
  if (code !== undefined && NEAR.includes(code)) {
    if (ways.includes('pickup')) return 'pickup';
    return code === 'outsideArea' ? 'place' : 'checkout';
  }
  return isFinal(code) ? 'menu' : 'checkout';
}
