import { WEEKDAYS } from '../shared/berlin-time.js';
import type { DeliveryArea, PlacedCode } from '../shop/delivery/delivery.types.js';
import type { ShopTimes } from '../shop/opening-hours/opening-hours.types.js';
import { newShop } from '../shop/restaurant/new-shop.rules.js';
import type { Shop } from '../shop/restaurant/shop.types.js';
import { LEVEL } from '../shop/subscription/plans.js';
import { USUAL_TERMS } from '../shop/voucher/voucher.rules.js';

export const DEMO_SLUG = 'trattoria-bella';

export const DEMO_OPERATOR = {
  name: 'Lucia Bianchi',
  email: 'demo@tresen.example',
  password: 'tresen-demo',
};

/** Open around the clock, so that a trial works at any hour. */
export function restaurantDemo(id: string, userId: string, now: Date): Shop {
  const shop = newShop({ id, slug: DEMO_SLUG, name: 'Trattoria Bella', userId, now });
  return {
    ...shop,
    companyName: 'Trattoria Bella, Inhaberin Lucia Bianchi',
    address: { street: 'Lindenstraße 12', postalCode: '10969', city: 'Berlin', country: 'Deutschland' },
    contact: { phone: '030 23125 123', email: DEMO_OPERATOR.email, website: '' },
    settings: {
      ...shop.settings,
      shopEnabled: true,
      preorder: true,
      shopTimes: aroundTheClock(),
      lastOrderMinutes: 0,
      deliveryAreas: [nearby, kreuzberg],
      deliveryAreaRules: [{ areaId: kreuzberg.id, fromOrderCents: 2500, feeCents: 150 }],
      deliveryTime: { from: 30, to: 45 },
      position: [13.3953, 52.5022],
      placedCodes,
      ownTillConfirmedAt: now,
      vouchers: { ...USUAL_TERMS, on: true },
    },
    design: {
      ...shop.design,
      headline: 'Benvenuti! Heute kocht Nonna.',
      colors: {
        primaryColor: '#8F2D1F',
        secondaryColor: '#E7B96B',
        accentColor: '#F7ECDC',
        lightTextColor: '#FFFFFF',
        darkTextColor: '#2B1A14',
      },
    },
    subscription: { level: LEVEL.professional },
    setupStep: 'menu',
  };
}

const aroundTheClock = (): ShopTimes =>
  Object.fromEntries(
    WEEKDAYS.map((day) => [day, { closed: false, ranges: [{ from: '00:00', to: '24:00' }] }]),
  ) as ShopTimes;

const nearby: DeliveryArea = {
  id: 'nachbarschaft',
  name: 'Um die Ecke',
  active: true,
  priority: 1,
  match: { type: 'plz', codes: ['10969', '10117'] },
  minOrderCents: 1200,
  feeCents: 0,
  freeFromCents: null,
  belowMinimum: 'refuse',
  surchargeCents: 0,
  eta: { from: 25, to: 40 },
  times: null,
};

/** The table has no centre for these postal codes of a large city, so the demo places them itself. */
const placedCodes: PlacedCode[] = [
  { code: '10117', position: [13.388, 52.517] },
  { code: '10178', position: [13.409, 52.522] },
  { code: '10179', position: [13.415, 52.512] },
  { code: '10961', position: [13.396, 52.493] },
  { code: '10963', position: [13.38, 52.499] },
  { code: '10965', position: [13.393, 52.486] },
  { code: '10967', position: [13.416, 52.49] },
  { code: '10969', position: [13.399, 52.504] },
  { code: '10997', position: [13.436, 52.501] },
  { code: '10999', position: [13.424, 52.499] },
];

const kreuzberg: DeliveryArea = {
  ...nearby,
  id: 'kreuzberg',
  name: 'Kreuzberg und Mitte',
  priority: 2,
  match: { type: 'plz', codes: ['10997', '10999', '10961', '10963', '10965', '10967', '10178', '10179'] },
  minOrderCents: 1800,
  feeCents: 290,
  freeFromCents: 4000,
  eta: { from: 35, to: 55 },
};
