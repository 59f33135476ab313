import type { VoucherState } from '../../../../src/shop/voucher/voucher.types';
import type { Tone } from '../../../components/tables/StatusBadge';

export const TONE: Record<VoucherState, Tone> = {
  active: 'good',
  usedUp: 'quiet',
  blocked: 'bad',
  expired: 'quiet',
  withdrawn: 'quiet',
};
