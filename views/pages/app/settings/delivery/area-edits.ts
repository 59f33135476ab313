import { inOrder, moved, tiersOf, withTiers } from '../../../../../src/shop/delivery/area-list.rules';
import type { DeliveryArea, DeliveryAreaRule } from '../../../../../src/shop/delivery/delivery.types';
import { levelOfArea } from '../../../../../src/shop/plan-gate/plan-settings.rules';
import { allows } from '../../../../../src/shop/subscription/plans';
import type { Settings } from '../form/useSettings';

/** The part of the form that lists the delivery areas and the steps of their fees. */
export function areaEdits({ shop, form, changeSettings }: Settings<'delivery'>) {
  const { deliveryAreas: areas, deliveryAreaRules: rules } = form.settings;
  const set = (list: DeliveryArea[]) => changeSettings({ deliveryAreas: list });

  return {
    areas: inOrder(areas),
    rules,
    set,
    indexOf: (area: DeliveryArea) => areas.findIndex(({ id }) => id === area.id),
    /** The plan includes areas of this kind. */
    isBooked: (area: DeliveryArea) => allows(shop.subscription, levelOfArea(area)),
    change: (id: string, part: Partial<DeliveryArea>) =>
      set(areas.map((area) => (area.id === id ? { ...area, ...part } : area))),
    remove: (area: DeliveryArea) =>
      changeSettings({
        deliveryAreas: areas.filter(({ id }) => id !== area.id),
        deliveryAreaRules: withTiers(rules, area.id, []),
      }),
    reorder: (from: number, to: number) => set(moved(areas, from, to)),
    tiersOf: (area: DeliveryArea) => tiersOf(area, rules),
    setTiers: (area: DeliveryArea, tiers: DeliveryAreaRule[]) =>
      changeSettings({ deliveryAreaRules: withTiers(rules, area.id, tiers) }),
  };
}
