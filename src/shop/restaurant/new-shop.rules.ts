import { newOpening } from '../opening-hours/opening-defaults.rules.js';
import { LEVEL } from '../subscription/plans.js';
import {
  CALL_LIMITS,
  CONTACT_MONTHS,
  type Design,
  LADDER,
  type PaymentKeys,
  type Shop,
  type ShopSettings,
  TIDY_HOURS,
} from './shop.types.js';

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

/** Every new shop greets its guests like this, until somebody writes something of their own. */
export const NEW_HEADLINE = 'Willkommen in unserem neuen Shop!';

export const newDesign = (): Design => ({
  headline: NEW_HEADLINE,
  titleImage: '/placeholders/title-image.svg',
  logo: '/placeholders/logo.svg',
  salutation: 'du',
  font: 'fraunces',
  colors: {
    primaryColor: '#83296C',
    secondaryColor: '#DF9ACE',
    accentColor: '#F2D4EA',
    lightTextColor: '#FFFFFF',
    darkTextColor: '#000000',
  },
});

const newSettings = (): ShopSettings => ({
  ...newOpening(),
  deliveryAreas: [],
  deliveryAreaRules: [],
  position: null,
  placedCodes: [],
  shopEmails: [],
  dailyFigures: false,
  printerType: 'Cloud',
  printerIP: '',
  printerTopic: '',
  vatScheme: 'regular',
  vatSchemeFrom: null,
  callLimits: { ...CALL_LIMITS },
  reuse: 'notAffected',
  tipRecipient: 'staff',
  contactMonths: CONTACT_MONTHS.usual,
  tidyHours: TIDY_HOURS.usual,
  ladder: { ...LADDER },
  autoAccept: false,
  payOnSite: true,
  ownTillConfirmedAt: null,
});

const noKeys = (): PaymentKeys => ({ public_key: '', secret_key: '', secret_key_iv: '' });
