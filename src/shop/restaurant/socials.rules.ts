import { e164Of } from '../../shared/phone.js';
import type { Socials } from './shop.types.js';

export type Network = keyof Socials;

const HOSTS: Record<Network, RegExp> = {
  facebook: /(^|\.)(facebook\.com|fb\.com|fb\.me)$/,
  instagram: /(^|\.)(instagram\.com|instagr\.am)$/,
  whatsapp: /(^|\.)(wa\.me|whatsapp\.com)$/,
  google: /(^|\.)(google\.(de|com|at|ch)|goo\.gl|g\.page|g\.co)$/,
};
const PROFILE: Partial<Record<Network, string>> = {
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
};
const HANDLE = /^@?([\w.-]{2,50})$/;

export const WRONG_SOCIAL: Record<Network, string> = {
  facebook: 'Bitte den Namen oder die Adresse der Facebook-Seite eingeben.',
  instagram: 'Bitte den Namen oder die Adresse des Instagram-Profils eingeben.',
  whatsapp: 'Bitte eine Telefonnummer oder eine wa.me-Adresse eingeben.',
  google: 'Bitte die Adresse des Google-Eintrags eingeben.',
};

/** '@bella' and 'instagram.com/bella' mean the same profile; null for what leads anywhere else. */
export function socialOf(network: Network, typed: string): string | null {
  if (typed === '') return '';
  const number = network === 'whatsapp' ? e164Of(typed) : null;
  if (number) return number;
  const address = addressOn(HOSTS[network], typed);
  if (address) return address;
  const name = HANDLE.exec(typed)?.[1];
  const isName = name !== undefined && !/^www\./i.test(name);
  return isName && PROFILE[network] ? PROFILE[network] + name : null;
}

/** People copy what the app shares, and it says who shared it: that stays out. */
const TRACKING = /^(utm_.*|fbclid|igsh|igshid)$/;

function addressOn(hosts: RegExp, typed: string): string | null {
  const whole = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(whole)) return null;
  const url = new URL(whole);
  if (!hosts.test(url.hostname) || url.username !== '' || url.pathname + url.search === '/') return null;
  url.protocol = 'https:';
  for (const key of [...url.searchParams.keys()]) if (TRACKING.test(key)) url.searchParams.delete(key);
  return url.href;
}
