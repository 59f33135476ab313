import { deliveryFeeOf, freeDeliveryFrom } from '../../shop/delivery/delivery.rules.js';
import type { SpecialDay } from '../../shop/opening-hours/opening-hours.types.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import type { SpecialHoursView, StartInfo } from './start-info.view.js';

/** Ways to pay and limits of delivery, shown before anything is chosen (§ 312j Abs. 1 BGB). */
export const startInfoOf = ({ settings }: Pick<Shop, 'settings'>): StartInfo => ({
  payments: settings.payOnSite && settings.ownTillConfirmedAt ? ['cash', 'cardOnSite'] : [],
  areas: settings.deliveryAreas
    .filter(({ active }) => active)
    .map((area) => ({
      name: area.name,
      postalCodes: area.match.type === 'plz' ? area.match.codes : [],
      minOrderCents: area.minOrderCents,
      feeCents: deliveryFeeOf(area, settings.deliveryAreaRules, 0),
      freeFromCents: freeDeliveryFrom(area, settings.deliveryAreaRules),
    })),
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
