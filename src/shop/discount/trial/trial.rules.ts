import { berlinInstant, DAY_MS } from '../../../shared/berlin-time.js';
import type { Fulfilment } from '../../../shared/fulfilment.types.js';
import { NO_ADDRESS } from '../../basket/address-line.rules.js';
import type { DraftLine, OrderDraft } from '../../basket/basket.types.js';
import type { Menu, OptionGroup, Product } from '../../menu/menu.types.js';
import { minuteOf } from '../../opening-hours/week.rules.js';
import type { DiscountGuest } from '../discount.types.js';
import type { TrialGuest } from './trial.view.js';

export interface TriedBasket {
  lines: { productId: string; variantId: string; quantity: number }[];
  fulfilment: Fulfilment;
  postalCode: string;
}

/** The basket as a guest would send it; questions that must be answered get their first answers. */
export function trialDraftOf({ lines, fulfilment, postalCode }: TriedBasket, menu: Menu): OrderDraft {
  const draft = {
    when: 'asap' as const,
    lines: lines.map((line) => draftLineOf(line, menu)),
    payment: 'cash' as const,
    tipCents: 0,
    speech: { language: 'de' as const, salutation: 'du' as const },
  };
  if (fulfilment === 'delivery')
    return { ...draft, fulfilment, address: postalCode ? { ...NO_ADDRESS, postalCode } : null };
  return fulfilment === 'table' ? { ...draft, fulfilment, tableCode: '' } : { ...draft, fulfilment };
}

function draftLineOf(line: TriedBasket['lines'][number], { categories, optionGroups }: Menu): DraftLine {
  const dish = categories.flatMap(({ products }) => products).find(({ id }) => id === line.productId);
  const groups = optionGroups.filter(({ id }) => dish?.optionGroupIds.includes(id));
  return { ...line, options: groups.flatMap(firstAnswers), note: '' };
}

const firstAnswers = ({ id: groupId, min, options }: OptionGroup): DraftLine['options'] =>
  options.slice(0, min).map(({ id: optionId }) => ({ groupId, optionId, quantity: 1 }));

/** Of two moments with the same time, when the clocks go back, the first. */
export const instantOf = (day: string, time: string): Date =>
  berlinInstant(day, minuteOf(time) ?? 0, 'earlier');

/** Combos and halves ask for more than a basket to try can answer. */
export const isTriable = ({ combo, halves }: Product): boolean => !combo && !halves;

const YESTERDAY_MS = DAY_MS;

/** Whoever has been away has been for longer than any rule asks. */
export function trialGuestOf(guest: TrialGuest, now: Date): DiscountGuest {
  if (guest === 'new') return { orders: 0, lastOrderAt: null };
  if (guest === 'away') return { orders: 3, lastOrderAt: new Date(0) };
  return { orders: 3, lastOrderAt: new Date(now.getTime() - YESTERDAY_MS) };
}
