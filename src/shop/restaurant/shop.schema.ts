import { Schema } from 'mongoose';
import { CALL_LIMITS, CONTACT_MONTHS, LADDER, type Shop, TIDY_HOURS } from './shop.types.js';

export type ShopRecord = Omit<Shop, 'id'> & { _id: string; createdBy: string };

const part = { versionKey: false, strict: 'throw', _id: false } as const;
const strings = (...names: string[]) =>
  new Schema(Object.fromEntries(names.map((name) => [name, { type: String, default: '' }])), part);
const keys = strings('public_key', 'secret_key', 'secret_key_iv').add({ sandbox: Boolean, refused: Boolean });
const number = { type: Number, default: null };

const { Mixed } = Schema.Types;
const list = { type: Mixed, default: () => [] };

// Hours and areas are checked by their rules; here they are plain values that are written as a whole.
const SettingsSchema = new Schema(
  {
    shopEnabled: Boolean,
    preorder: Boolean,
    menuOnly: Boolean,
    shopTimes: Mixed,
    ownTimes: { type: Mixed, default: () => ({}) },
    specialDays: list,
    vacations: list,
    holidays: Mixed,
    pause: { type: Mixed, default: null },
    shopStartDay: { type: String, default: null },
    shopCloseDay: { type: String, default: null },
    deliveryTime: Mixed,
    leadMinutes: Mixed,
    lastOrderMinutes: Number,
    slots: Mixed,
    preorderMaxDays: Number,
    deliveryAreas: list,
    deliveryAreaRules: list,
    position: { type: Mixed, default: null },
    placedCodes: list,
    shopEmails: [String],
    dailyFigures: { type: Boolean, default: false },
    printerType: String,
    printerIP: { type: String, default: '' },
    printerTopic: { type: String, default: '' },
    vatScheme: String,
    vatSchemeFrom: { type: String, default: null },
    callLimits: { type: Mixed, default: () => ({ ...CALL_LIMITS }) },
    reuse: { type: String, default: 'notAffected' },
    tipRecipient: { type: String, default: 'staff' },
    contactMonths: { type: Number, default: CONTACT_MONTHS.usual },
    tidyHours: { type: Number, default: TIDY_HOURS.usual },
    ladder: { type: Mixed, default: () => ({ ...LADDER }) },
    autoAccept: { type: Boolean, default: false },
    payOnSite: Boolean,
    ownTillConfirmedAt: { type: Date, default: null },
    payWays: Mixed,
    vouchers: Mixed,
  },
  { ...part, minimize: false },
);

const DesignSchema = new Schema(
  {
    headline: String,
    titleImage: String,
    logo: String,
    salutation: { type: String, default: 'du' },
    font: { type: String, default: 'fraunces' },
    colors: strings('primaryColor', 'secondaryColor', 'accentColor', 'lightTextColor', 'darkTextColor'),
  },
  part,
);

export const ShopSchema = new Schema<ShopRecord>(
  {
    _id: String,
    slug: String,
    version: Number,
    createdBy: String,
    users: [String],
    name: String,
    companyName: { type: String, default: '' },
    taxId: { type: String, default: '' },
    address: strings('street', 'city', 'postalCode', 'country'),
    contact: strings('phone', 'email', 'website'),
    socials: strings('facebook', 'instagram', 'whatsapp', 'google'),
    settings: SettingsSchema,
    ftp: new Schema(
      {
        host: String,
        port: Number,
        username: String,
        directory: String,
        password: { type: String, default: '' },
        password_iv: { type: String, default: '' },
        protocol: String,
        fingerprint: String,
        address: String,
        auto: Boolean,
      },
      part,
    ),
    paypal: keys,
    stripe: keys,
    design: DesignSchema,
    legal: new Schema({ imprintVersion: number, privacyVersion: number, termsVersion: number }, part),
    domain: {
      type: new Schema({ name: String, token: String, verifiedAt: { type: Date, default: null } }, part),
      default: null,
    },
    subscription: { type: new Schema({ level: Number }, part), default: null },
    setupStep: String,
    createdAt: Date,
  },
  { versionKey: false, strict: 'throw', minimize: false, collection: 'shops' },
);
// The hosted shop is found by its address, which belongs to one shop only.
ShopSchema.index({ slug: 1 }, { unique: true });
// A name leads to one shop only, and belongs to whoever has shown it first.
ShopSchema.index(
  { 'domain.name': 1 },
  { unique: true, partialFilterExpression: { 'domain.verifiedAt': { $gt: new Date(0) } } },
);
// One person founds one shop, however often the button is pressed.
ShopSchema.index({ createdBy: 1 }, { unique: true });
