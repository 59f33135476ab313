import type { DnsFindings, DnsRecord, Proof, WayHere } from './domain.types.js';

const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const ENDING = /^([a-z]{2,}|xn--[a-z0-9-]+)$/;

/** 'https://www.Bella.de/karte' is meant as 'www.bella.de', 'pizzeria-grün.de' as browsers spell it; null for no name. */
export function domainIn(typed: string): string | null {
  const bare = typed
    .trim()
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/[/?#].*$/, '')
    .replace(/\.$/, '');
  const name = spelled(bare);
  const labels = name.split('.');
  const fits = labels.length >= 2 && name.length <= 200 && labels.every((label) => LABEL.test(label));
  return fits && ENDING.test(labels.at(-1) ?? '') ? name : null;
}

/** Our own name and what lies below it stay ours. */
export const isOurs = (name: string, ourHost: string): boolean =>
  name === ourHost || name.endsWith(`.${ourHost}`);

export const proofName = (name: string): string => `_tresen.${name}`;
export const proofText = (token: string): string => `tresen=${token}`;

export function proofIn({ texts }: DnsFindings, token: string): Proof {
  if (texts.includes(proofText(token))) return 'there';
  return texts.some((text) => text.startsWith('tresen=')) ? 'wrong' : 'missing';
}

/** An alias of ours leads here, and so does every address that we have ourselves. */
export function wayOf(
  { aliases, addresses }: DnsFindings,
  ourHost: string,
  ours: readonly string[],
): WayHere {
  if (aliases.includes(ourHost) || addresses.some((address) => ours.includes(address))) return 'here';
  return aliases.length + addresses.length === 0 ? 'nowhere' : 'elsewhere';
}

/** 'bella.de' itself can be no alias, 'bestellen.bella.de' can. */
const isBelow = (name: string): boolean => name.split('.').length > 2;

/** An alias leads to a name, never to an address. */
const isAddress = (host: string): boolean => /^[\d.]+$|[:[]/.test(host);

/** What has to stand in the DNS of the name. */
export function recordsFor(
  { name, token }: { name: string; token: string },
  ourHost: string,
  ours: readonly string[],
): DnsRecord[] {
  const proof: DnsRecord = { type: 'TXT', name: proofName(name), value: proofText(token) };
  if (isBelow(name) && !isAddress(ourHost)) return [proof, { type: 'CNAME', name, value: ourHost }];
  return [
    proof,
    ...ours.map((value): DnsRecord => ({ type: value.includes(':') ? 'AAAA' : 'A', name, value })),
  ];
}

/** Guests type it with and without; the one that was not named leads on to the other. */
export const twinOf = (name: string): string =>
  name.startsWith('www.') ? name.slice('www.'.length) : `www.${name}`;

/** The URL class spells umlauts the way the DNS does, in browsers and here. */
function spelled(host: string): string {
  try {
    return new URL(`http://${host}`).hostname.toLowerCase();
  } catch {
    return '';
  }
}
