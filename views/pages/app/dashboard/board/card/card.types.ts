import type { BoardOrder } from '../../../../../../src/shop/order/order.view';
import type { Place } from '../board.rules';
import type { Step } from '../useBoard';

/** What a card asks the board for, by its order. */
export interface CardActs {
  move: (order: BoardOrder, step: Step) => void;
  put: (order: BoardOrder) => void;
  open: (order: BoardOrder, question?: 'time' | 'reject' | 'cancel') => void;
}

export interface CardProps {
  order: BoardOrder;
  place: Place;
  /** How many are more urgent. */
  rank: number;
  /** A docket that is not where it should be. */
  paper?: string;
  lost: boolean;
  /** Done while nothing got through. */
  remembered: boolean;
  leadMinutes: number;
  inWork: number;
  /** The same from one drawing of the board to the next. */
  acts: CardActs;
}
