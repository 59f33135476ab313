import type { Shop } from '../restaurant/shop.types.js';
import { allows } from '../subscription/plans.js';
import { DOMAIN_LEVEL } from './domain.types.js';

type Of = Pick<Shop, 'slug' | 'domain' | 'subscription'>;

/** The installation, as far as addresses are concerned. */
interface House {
  baseUrl: string;
  addressOf(host: string): string;
}

/** The name guests are served under; null as long as nobody has proven it, and in plans without one. */
export const liveDomainOf = ({ domain, subscription }: Omit<Of, 'slug'>): string | null =>
  domain?.verifiedAt && allows(subscription, DOMAIN_LEVEL) ? domain.name : null;

/** Where the pages of a shop begin on its host. */
export const rootOf = (shop: Of): string => (liveDomainOf(shop) === null ? `/s/${shop.slug}` : '');

/** The whole address of a shop, for paper, mails and machines; the pages below it begin with a slash. */
export function homeOf(shop: Of, house: House): string {
  const name = liveDomainOf(shop);
  return (name === null ? house.baseUrl : house.addressOf(name)) + rootOf(shop);
}
