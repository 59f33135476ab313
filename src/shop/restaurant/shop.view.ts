import { shownPhone } from '../../shared/phone.js';
import type { PaymentKeys, Shop } from './shop.types.js';

const written = new WeakMap<Shop, ShopView>();

/** The only shape of a shop that leaves the server: no password, no secret key. Written once for a shop as it was read. */
export function toShopView(shop: Shop): ShopView {
  const view = written.get(shop) ?? viewOf(shop);
  written.set(shop, view);
  return view;
}

const viewOf = (shop: Shop) => ({
  _id: shop.id,
  slug: shop.slug,
  version: shop.version,
  users: shop.users,
  name: shop.name,
  companyName: shop.companyName,
  taxId: shop.taxId,
  address: shop.address,
  contact: { ...shop.contact, phone: shownPhone(shop.contact.phone, shop.address.country) },
  socials: shop.socials,
  settings: shop.settings,
  ftp: {
    host: shop.ftp.host,
    port: shop.ftp.port,
    username: shop.ftp.username,
    directory: shop.ftp.directory,
    passwordSet: shop.ftp.password !== '',
    protocol: shop.ftp.protocol ?? 'ftp',
    fingerprint: shop.ftp.fingerprint ?? '',
    address: shop.ftp.address ?? '',
    auto: shop.ftp.auto ?? false,
  },
  paypal: keysView(shop.paypal),
  stripe: keysView(shop.stripe),
  design: shop.design,
  subscription: shop.subscription,
  setupStep: shop.setupStep,
});

export type ShopView = ReturnType<typeof viewOf>;

/** What the team needs to take orders. Tax, web space and payment providers are none of its business. */
export type TeamShopView = Omit<ShopView, 'taxId' | 'ftp' | 'paypal' | 'stripe'>;

export function toTeamShopView(shop: Shop): TeamShopView {
  const { taxId, ftp, paypal, stripe, ...view } = toShopView(shop);
  return view;
}

const keysView = ({ public_key, secret_key, sandbox }: PaymentKeys) => ({
  public_key,
  connected: secret_key !== '',
  ...(sandbox !== undefined && { sandbox }),
});
