import type { Shop } from '../restaurant/shop.types.js';
import { twinOf } from './domain.rules.js';

type Of = Pick<Shop, 'ftp' | 'contact' | 'domain'>;

/** Where the exported site stands, with a slash at its end; null until somebody has said so. */
export const siteAddressOf = ({ ftp: { address = '' } }: Pick<Shop, 'ftp'>): string | null =>
  URL.canParse(address) ? new URL('.', withSlash(address)).href : null;

/** The origins whose pages belong to the restaurant: with and without www, with and without encryption. */
export function ownOriginsOf({ ftp, contact, domain }: Of): ReadonlySet<string> {
  const names = [ftp.address ?? '', contact.website, domain?.verifiedAt ? `https://${domain.name}` : ''];
  return new Set(names.filter((name) => URL.canParse(name)).flatMap((name) => originsOf(new URL(name))));
}

function originsOf({ hostname, port }: URL): string[] {
  const host = (name: string) => (port === '' ? name : `${name}:${port}`);
  return [hostname, twinOf(hostname)].flatMap((name) => [`https://${host(name)}`, `http://${host(name)}`]);
}

/** 'https://bella.de/karte' is a folder, 'https://bella.de/karte/index.html' a file in one. */
const withSlash = (address: string): string => {
  const url = new URL(address);
  const last = url.pathname.split('/').at(-1) ?? '';
  if (last !== '' && !last.includes('.')) url.pathname += '/';
  url.search = '';
  url.hash = '';
  return url.href;
};
