/** A network as its first address and the number of bits that count. */
type Network = [first: string, bits: number];

const NEVER: Network[] = [
  ['0.0.0.0', 8],
  ['169.254.169.254', 32],
  ['169.254.170.2', 32],
  ['100.100.100.200', 32],
  ['192.0.0.192', 32],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['::', 128],
  ['fd00:ec2::254', 128],
  ['ff00::', 8],
];
const PRIVATE: Network[] = [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
];
/** Only 2000::/3 is the Internet; inside of it these carry or translate another address, or are for papers. */
const GLOBAL_V6: Network = ['2000::', 3];
const NOT_REALLY_GLOBAL: Network[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];
/** An IPv4 address in IPv6 clothes: `::ffff:1.2.3.4` and NAT64. */
const WRAPPED: Network[] = [
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
];

/** Public everywhere, private to somebody's network, or nothing anybody has a reason to dial. */
export type Reach = 'public' | 'private' | 'never';

export function reachOf(address: string): Reach {
  const bits = bitsOf(address);
  if (bits === null) return 'never';
  const inside = (networks: Network[]) => networks.some((network) => contains(network, bits));
  if (inside(WRAPPED)) return stricter(reachOf(lastIpv4(bits)));
  if (inside(NEVER)) return 'never';
  if (bits.length === 32) return inside(PRIVATE) ? 'private' : 'public';
  return inside([GLOBAL_V6]) && !inside(NOT_REALLY_GLOBAL) ? 'public' : 'private';
}

/** No resolver hands out wrapped addresses for a public host. */
const stricter = (reach: Reach): Reach => (reach === 'public' ? 'private' : reach);

function contains([first, count]: Network, bits: string): boolean {
  const start = bitsOf(first) ?? '';
  return start.length === bits.length && bits.startsWith(start.slice(0, count));
}

function bitsOf(address: string): string | null {
  const plain = address.replace(/%.*$/, '').toLowerCase();
  return plain.includes(':') ? ipv6Bits(plain) : ipv4Bits(plain);
}

function ipv4Bits(address: string): string | null {
  const parts = address.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256)) return null;
  return parts.map((part) => Number(part).toString(2).padStart(8, '0')).join('');
}

function ipv6Bits(address: string): string | null {
  const [head = '', tail, ...more] = withoutDots(address).split('::');
  const front = groupsOf(head);
  const back = groupsOf(tail ?? '');
  const missing = 8 - front.length - back.length;
  if (more.length > 0 || (tail === undefined ? missing !== 0 : missing < 1)) return null;
  const groups = [...front, ...Array<string>(missing).fill('0'), ...back];
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/.test(group))) return null;
  return groups.map((group) => Number.parseInt(group, 16).toString(2).padStart(16, '0')).join('');
}

const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));

/** `::ffff:127.0.0.1` is `::ffff:7f00:1`. */
function withoutDots(address: string): string {
  const at = address.lastIndexOf(':') + 1;
  const bits = ipv4Bits(address.slice(at));
  if (bits === null) return address;
  const group = (from: number) => Number.parseInt(bits.slice(from, from + 16), 2).toString(16);
  return `${address.slice(0, at)}${group(0)}:${group(16)}`;
}

const lastIpv4 = (bits: string): string =>
  [96, 104, 112, 120].map((from) => Number.parseInt(bits.slice(from, from + 8), 2)).join('.');
