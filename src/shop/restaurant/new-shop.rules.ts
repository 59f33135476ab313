import { WEEKDAYS, type Weekday } from '../../shared/berlin-time.js';
import type { DayTimes, OpeningSettings, ShopTimes } from '../opening-hours/opening-hours.types.js';
import { LEVEL } from '../subscription/plans.js';
import type { Design, PaymentKeys, Shop, ShopSettings } from './shop.types.js';

/** What a shop is before its operator has said anything about it. */
export const newShop = ({ id, slug, name, userId, now }: Founding): Shop => ({
  id,
  slug,
  version: 1,
  users: [userId],
  name,
  companyName: '',
  taxId: '',
  address: { street: '', city: '', postalCode: '', country: 'Deutschland' },
  contact: { phone: '', email: '', website: '' },
  socials: { facebook: '', instagram: '', whatsapp: '', google: '' },
  settings: newSettings(),
  ftp: { host: '', port: 21, username: '', directory: '', password: '', password_iv: '' },
  paypal: noKeys(),
  stripe: noKeys(),
  design: newDesign(),
  legal: { imprintVersion: null, privacyVersion: null, termsVersion: null },
  domain: null,
  subscription: { level: LEVEL.free },
  setupStep: 'contact',
  createdAt: now,
});

export interface Founding {
  id: string;
  slug: string;
  name: string;
  userId: string;
  now: Date;
}

export const newDesign = (): Design => ({
  headline: 'Willkommen in unserem neuen Shop!',
  titleImage: '/placeholders/title-image.svg',
  logo: '/placeholders/logo.svg',
  salutation: 'du',
  colors: {
    primaryColor: '#83296C',
    secondaryColor: '#DF9ACE',
    accentColor: '#F2D4EA',
    lightTextColor: '#FFFFFF',
    darkTextColor: '#000000',
  },
});

/** The same for each weekday, or by weekday. */
export const weekOf = (dayTimes: (day: Weekday) => DayTimes): ShopTimes =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, dayTimes(day)])) as ShopTimes;

const newSettings = (): ShopSettings => ({
  ...newOpening(),
  deliveryAreas: [],
  deliveryAreaRules: [],
  position: null,
  shopEmails: [],
  printerType: 'Cloud',
  printerIP: '',
  printerTopic: '',
  vatScheme: 'regular',
  payOnSite: true,
  ownTillConfirmedAt: null,
});

const newOpening = (): OpeningSettings => ({
  shopEnabled: false,
  preorder: false,
  menuOnly: false,
  shopTimes: alwaysClosed(),
  ownTimes: {},
  specialDays: [],
  vacations: [],
  holidays: { land: null, rule: 'normal', ranges: [], only: null, regions: [] },
  pause: null,
  shopStartDay: null,
  shopCloseDay: null,
  deliveryTime: { from: 35, to: 50 },
  leadMinutes: { delivery: 35, pickup: 20, table: 15 },
  lastOrderMinutes: 30,
  slots: { stepMinutes: 15, firstOffsetMinutes: 15, maxOrders: null, maxItems: null },
  preorderMaxDays: 7,
});

/** Nobody is sent to a locked door: until the operator names the hours there are none. */
const alwaysClosed = (): ShopTimes => weekOf(() => ({ closed: true, ranges: [] }));

const noKeys = (): PaymentKeys => ({ public_key: '', secret_key: '', secret_key_iv: '' });
