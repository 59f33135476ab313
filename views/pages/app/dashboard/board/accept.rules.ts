import type { BoardOrder } from '../../../../../src/shop/order/order.view';

/** The minutes from now to the time an order ahead is wanted for. */
export const minutesUntil = ({ wantedAt }: Pick<BoardOrder, 'wantedAt'>, now: number): number =>
  Math.min(1_440, Math.max(1, Math.ceil((Date.parse(wantedAt ?? '') - now) / 60_000)));

export const MORE_MINUTES = [10, 15, 20, 25, 30, 40, 45, 50, 60, 75, 90, 120];
