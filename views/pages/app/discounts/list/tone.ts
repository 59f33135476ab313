import type { OfferState } from '../../../../../src/shop/discount/words/offer-state.rules';
import type { Tone } from '../../../../components/tables/StatusBadge';

export const TONE: Record<OfferState, Tone> = {
  active: 'good',
  planned: 'primary',
  ended: 'quiet',
  off: 'quiet',
  usedUp: 'warn',
};
