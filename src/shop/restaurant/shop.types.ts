import type { Cents } from '../../shared/money.js';
import type { Salutation } from '../../shared/voice.types.js';
import type { DeliveryArea, DeliveryAreaRule, PlacedCode, Position } from '../delivery/delivery.types.js';
import type { OpeningSettings } from '../opening-hours/opening-hours.types.js';
import type { VatScheme } from '../pricing/pricing.types.js';
import type { Subscription } from '../subscription/plans.js';
import type { PayWay } from './pay-ways.types.js';

/** Everything stored about a restaurant. Secrets are sealed; only ShopSecrets opens them. */
export interface Shop {
  id: string;
  /** Its place in `/s/:slug`. */
  slug: string;
  version: number;
  users: string[];
  name: string;
  companyName: string;
  taxId: string;
  address: Address;
  contact: Contact;
  socials: Socials;
  settings: ShopSettings;
  ftp: FtpAccess;
  paypal: PaymentKeys;
  stripe: PaymentKeys;
  design: Design;
  legal: PublishedTexts;
  domain: ShopDomain | null;
  subscription: Subscription | null;
  setupStep: SetupStep;
  createdAt: Date;
}

export interface Address {
  street: string;
  city: string;
  postalCode: string;
  country: string;
}

export interface Contact {
  phone: string;
  email: string;
  website: string;
}

export interface Socials {
  facebook: string;
  instagram: string;
  whatsapp: string;
  google: string;
}

export const PRINTER_TYPES = ['Cloud', 'Network', 'Mqtt'] as const;
export type PrinterType = (typeof PRINTER_TYPES)[number];

export const REUSE = ['offer', 'ownContainer', 'notAffected'] as const;
/** What the law on packaging asks of the restaurant: reusable boxes, the guest's own, or nothing. */
export type Reuse = (typeof REUSE)[number];

export const TIP_RECIPIENTS = ['staff', 'owner'] as const;
/** A tip to the owner is turnover, one to the staff is not. */
export type TipRecipient = (typeof TIP_RECIPIENTS)[number];

/** Claims come within half a year (Art. 6 (1) b GDPR); a restaurant may have reasons for more or less. */
export const CONTACT_MONTHS = { usual: 6, least: 1, most: 36 } as const;

export interface ShopSettings extends OpeningSettings {
  deliveryAreas: DeliveryArea[];
  deliveryAreaRules: DeliveryAreaRule[];
  /** Where the restaurant stands; null until somebody says so. */
  position: Position | null;
  /** Where postal codes lie, as far as the operator knows better than the table. */
  placedCodes: PlacedCode[];
  shopEmails: string[];
  /** The figures of the day before, every morning, to the same addresses. */
  dailyFigures: boolean;
  printerType: PrinterType;
  printerIP: string;
  printerTopic: string;
  vatScheme: VatScheme;
  /** The first day it counts, YYYY-MM-DD, the other one until then; null: it always has. */
  vatSchemeFrom: string | null;
  /** From these sizes on an order is placed by phone. */
  callLimits: CallLimits;
  reuse: Reuse;
  tipRecipient: TipRecipient;
  /** So long after the order guests' names, addresses and phone numbers are kept. */
  contactMonths: number;
  tidyHours: number;
  /** What happens when nobody answers an order. */
  ladder: LadderMinutes;
  /** Orders are accepted by themselves while somebody would see or print them. */
  autoAccept: boolean;
  /** Guests may say that they pay in cash or by card on site. */
  payOnSite: boolean;
  /** When the operator stated that money taken on site goes through a till of their own. */
  ownTillConfirmedAt: Date | null;
  /** Vouchers with value that guests buy online; shops that have never said so sell none. */
  vouchers?: VoucherTerms | null;
  /** How guests may pay; shops that have never said so offer cash and cards on site. */
  payWays?: PayWay[] | null;
}

/** Which vouchers an owner sells. */
export interface VoucherTerms {
  on: boolean;
  /** Amounts to tap. */
  amounts: Cents[];
  /** What guests choose themselves lies in between. */
  ownFromCents: Cents;
  ownToCents: Cents;
}

/** So many hours after its time an order that nobody has finished is finished by itself; 0: never. */
export const TIDY_HOURS = { usual: 24, most: 168 } as const;

/** Minutes from an order to each step of waking somebody up; 0: that step is left out. */
export interface LadderMinutes {
  push: number;
  mail: number;
  reject: number;
}

export const LADDER = { push: 1, mail: 3, reject: 10 } as const satisfies LadderMinutes;
export const MOST_LADDER = { push: 60, mail: 60, reject: 180 } as const satisfies LadderMinutes;

/** What an online order may hold that is paid on site; whoever wants more calls. */
export interface CallLimits {
  /** Pieces of one line. */
  pieces: number;
  lines: number;
  cents: number;
}

export const CALL_LIMITS = { pieces: 99, lines: 50, cents: 500_000 } as const satisfies CallLimits;
/** What can be set at most; more than that no request may carry. */
export const MOST_CALL_LIMITS = { pieces: 999, lines: 100, cents: 10_000_000 } as const satisfies CallLimits;

export interface FtpAccess {
  host: string;
  port: number;
  username: string;
  directory: string;
  password: string;
  password_iv: string;
  /** Missing for shops that were saved before there was a choice: plain FTP. */
  protocol?: FtpProtocol;
  /** SHA-256 of the certificate or the host key that alone is trusted. */
  fingerprint?: string;
  /** Where guests find what stands in the directory. */
  address?: string;
  /** The site is published again after every change. */
  auto?: boolean;
}

export const FTP_PROTOCOLS = ['ftp', 'ftps', 'sftp'] as const;
export type FtpProtocol = (typeof FTP_PROTOCOLS)[number];

export interface PaymentKeys {
  public_key: string;
  secret_key: string;
  secret_key_iv: string;
  /** PayPal's place to try things out; Stripe says so by its keys. */
  sandbox?: boolean;
  /** The service has said no to these keys: nobody is offered to pay with them. */
  refused?: boolean;
}

export interface Colors {
  primaryColor: string;
  secondaryColor: string;
  accentColor: string;
  lightTextColor: string;
  darkTextColor: string;
}

/** The fonts a restaurant may choose its name and headings to be set in. */
export const DISPLAY_FONTS = ['fraunces', 'poppins', 'oswald'] as const;
export type DisplayFont = (typeof DISPLAY_FONTS)[number];

export interface Design {
  headline: string;
  titleImage: string;
  logo: string;
  salutation: Salutation;
  font: DisplayFont;
  colors: Colors;
}

/** A name of the restaurant's own under which guests find the shop. */
export interface ShopDomain {
  name: string;
  /** Stands in its DNS, so that nobody claims the name of somebody else. */
  token: string;
  /** null until we have seen the token there. */
  verifiedAt: Date | null;
}

/** The versions guests see today; null until the operator publishes one. */
export interface PublishedTexts {
  imprintVersion: number | null;
  privacyVersion: number | null;
  termsVersion: number | null;
}

/** How far the operator has come with the setup. */
export const SETUP_STEPS = ['contact', 'hours', 'menu', 'done'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

export const SECRETS = ['ftp.password', 'paypal.secret_key', 'stripe.secret_key'] as const;
export type SecretField = (typeof SECRETS)[number];
