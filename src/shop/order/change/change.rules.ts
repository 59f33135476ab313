import type { OrderLine } from '../../basket/basket.types.js';
import { inGuestWords } from '../../basket/guest-words.rules.js';
import {
  type Lowered,
  type LoweringRefusal,
  lowered,
  loweringRefusalOf,
} from '../../pricing/lowered.rules.js';
import type { PricedBasket } from '../../pricing/pricing.types.js';
import { STATES_ON_BOARD } from '../order.rules.js';
import type { ChangedLine, Order } from '../order.types.js';
import { madeIn } from '../pass/pass.rules.js';

export type ChangeRefusal = LoweringRefusal | 'over';

type Changed = Pick<Order, 'lines' | 'sums' | 'minAge'>;

const basketOf = ({ lines, sums }: Pick<Order, 'lines' | 'sums'>): PricedBasket => ({ ...sums, lines });

/** Why an order stays as it is; null when it can be made smaller. */
export function changeRefusalOf(order: Order, wanted: readonly Lowered[]): ChangeRefusal | null {
  if (!STATES_ON_BOARD.includes(order.state)) return 'over';
  return loweringRefusalOf(basketOf(order), wanted);
}

/** The order without what was struck; its age limit is that of what is left, where its lines know theirs. */
export function changedOrder(order: Order, wanted: readonly Lowered[]): Changed {
  const { lines: priced, ...sums } = lowered(basketOf(order), wanted);
  const lines = order.lines.flatMap((line) => {
    const left = priced.find(({ id }) => id === line.id);
    return left ? [{ ...line, ...left, options: line.options }] : [];
  });
  const isKnown = order.lines.some(({ minAge }) => minAge !== undefined);
  return {
    lines,
    sums,
    minAge: isKnown ? Math.max(0, ...lines.map((line) => line.minAge ?? 0)) : order.minAge,
  };
}

/** What the history, the kitchen and the guest read of it. */
export const changesOf = (order: Order, wanted: readonly Lowered[]): ChangedLine[] =>
  order.lines.flatMap((line) => {
    const to = wanted.findLast(({ lineId }) => lineId === line.id)?.quantity;
    if (to === undefined) return [];
    const name = nameOf(line);
    const guestName = line.guestWords && { guestName: nameOf(inGuestWords(line)) };
    return [{ lineId: line.id, name, ...guestName, madeIn: madeIn(line), from: line.quantity, to }];
  });

const nameOf = ({ name, variantName }: Pick<OrderLine, 'name' | 'variantName'>): string =>
  [name, variantName].filter(Boolean).join(' ');

/** '1 statt 3 × Margherita'; struck: 'ohne Cola'. */
export const changeText = ({ name, from, to }: Pick<ChangedLine, 'name' | 'from' | 'to'>): string =>
  to === 0 ? `ohne ${from > 1 ? `${from} × ` : ''}${name}` : `${to} statt ${from} × ${name}`;
