import type { StorefrontShop } from '../../../src/storefront/shop/shop.view';

type Place = keyof StorefrontShop['socials'];

/** Where else the restaurant is found, as whole addresses; what is no address of the web is left out. */
export function socialLinks(socials: StorefrontShop['socials']): { place: Place; href: string }[] {
  const places: Place[] = ['instagram', 'facebook', 'whatsapp', 'google'];
  return places.flatMap((place) => {
    const href = place === 'whatsapp' ? whatsappOf(socials.whatsapp) : webOf(socials[place]);
    return href ? [{ place, href }] : [];
  });
}

function webOf(address = ''): string | null {
  if (!address) return null;
  const whole = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(whole)) return null;
  const url = new URL(whole);
  return /\.\w/.test(url.hostname) ? url.href : null;
}

/** A number as people write it, or the address of a chat. */
function whatsappOf(said = ''): string | null {
  if (/[a-z]/i.test(said)) return webOf(said);
  const digits = said.replace(/\(0\)/, '').replace(/[^+\d]/g, '');
  if (digits.length < 6) return null;
  return `https://wa.me/${digits.replace(/^\+|^00/, '').replace(/^0/, '49')}`;
}
