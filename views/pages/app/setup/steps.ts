import type { ShopView } from '../../../../src/shop/restaurant/shop.view';

export const STEPS = ['name', 'contact', 'hours', 'menu'] as const;
export type Step = (typeof STEPS)[number];
type Place = Step | 'done';

/** Where somebody who comes back goes on; a step that lies ahead of it can't be jumped to. */
export function placeOf(asked: string | undefined, shop: ShopView | null): Place {
  const reached = shop ? shop.setupStep : 'name';
  const order: readonly string[] = [...STEPS, 'done'];
  const wanted = order.indexOf(asked ?? '');
  return (wanted >= 0 && wanted <= order.indexOf(reached) ? asked : reached) as Place;
}

export const before = (step: Step): Step | null => STEPS[STEPS.indexOf(step) - 1] ?? null;

export const pathOf = (place: Place): string => `/app/setup?step=${place}`;

/** The step that is stored: correcting an earlier one does not set it back. */
export function reachedBy(next: ShopView['setupStep'], shop: ShopView): ShopView['setupStep'] {
  const order = ['contact', 'hours', 'menu', 'done'] as const;
  return order.indexOf(next) > order.indexOf(shop.setupStep) ? next : shop.setupStep;
}
