import { FULFILMENTS } from '../../shared/fulfilment.types.js';
import { deliveryFeeOf, freeDeliveryFrom } from '../../shop/delivery/delivery.rules.js';
import type { SpecialDay } from '../../shop/opening-hours/opening-hours.types.js';
import { PAYMENT_METHODS } from '../../shop/restaurant/pay-ways.types.js';
import { type PayingShop, payableWith, waysOf } from '../../shop/restaurant/paying/payable.rules.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import type { SpecialHoursView, StartInfo } from './start-info.view.js';

/** Ways to pay and limits of delivery, shown before anything is chosen (§ 312j Abs. 1 BGB). */
export const startInfoOf = (shop: PayingShop): StartInfo => ({
  payments: PAYMENT_METHODS.filter((method) =>
    FULFILMENTS.some((way) => payableWith(shop, way).includes(method)),
  ),
  payWays: payWaysOf(shop),
  areas: shop.settings.deliveryAreas
    .filter(({ active }) => active)
    .map((area) => ({
      name: area.name,
      postalCodes: area.match.type === 'plz' ? area.match.codes : [],
      minOrderCents: area.minOrderCents,
      feeCents: deliveryFeeOf(area, shop.settings.deliveryAreaRules, 0),
      freeFromCents: freeDeliveryFrom(area, shop.settings.deliveryAreaRules),
    })),
});

/** Each method for the ways in which it can be used, so that the checkout offers no other. */
const payWaysOf = (shop: PayingShop): StartInfo['payWays'] =>
  waysOf(shop).flatMap(({ method, fulfilments, minCents, maxCents }) => {
    const offered = fulfilments.filter((way) => payableWith(shop, way).includes(method));
    return offered.length > 0 ? [{ method, fulfilments: offered, minCents, maxCents }] : [];
  });

/** Special days and holidays for machines; without hours they are closed. */
export const specialHoursOf = ({
  settings: { specialDays, vacations },
}: Pick<Shop, 'settings'>): SpecialHoursView[] => [
  ...specialDays.filter(({ fulfilment }) => fulfilment === null).flatMap(hoursOfDay),
  ...vacations.map(({ from, to }) => closedFrom(from, to)),
];

const hoursOfDay = ({ date, ranges }: SpecialDay): SpecialHoursView[] =>
  ranges.length === 0
    ? [closedFrom(date, date)]
    : ranges.map(({ from: opens, to: closes }) => ({ from: date, to: date, opens, closes }));

const closedFrom = (from: string, to: string): SpecialHoursView => ({ from, to, opens: null, closes: null });
