import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { AppError } from '../app-error.js';
import { withDeadline } from './deadline.js';
import { reachOf } from './private-address.rules.js';

/** Where to connect. Dial `address`, not `host`: a name may point elsewhere a moment later. */
export interface Target {
  host: string;
  address: string;
  family: 4 | 6;
  port: number;
}

interface DialRules {
  /** For one who hosts this inside the network of the printers. */
  allowPrivate: boolean;
  resolve?: (host: string) => Promise<string[]>;
  deadlineMs?: number;
}

export class TargetUnknown extends AppError {
  readonly code = 'TARGET_UNKNOWN';
  readonly status = 422;
  override readonly headline = 'Adresse nicht gefunden';

  constructor() {
    super('Diese Adresse gibt es nicht. Bitte prüfe die Schreibweise.');
  }
}

export class TargetNotAllowed extends AppError {
  readonly code = 'TARGET_NOT_ALLOWED';
  readonly status = 422;
  override readonly headline = 'Adresse nicht erlaubt';

  constructor() {
    super('Diese Adresse liegt in einem privaten Netz. Von hier aus ist sie nicht erreichbar.');
  }
}

const HOST = /^[\p{L}\p{N}]([\p{L}\p{N}._-]{0,251}[\p{L}\p{N}.])?$/u;
const RESOLVE_MS = 5_000;

/** Every address that a person typed goes through here before anything is sent to it. */
export async function resolveTarget(host: string, port: number, rules: DialRules): Promise<Target> {
  const name = host.trim().replace(/^\[([0-9a-fA-F:.]+)\]$/, '$1');
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new TargetUnknown();
  if (isIP(name) === 0 && !HOST.test(name)) throw new TargetUnknown();

  const addresses = isIP(name) ? [name] : await addressesOf(name, rules);
  const [address] = addresses;
  if (address === undefined) throw new TargetUnknown();
  // One bad address among good ones is how a rebinding name looks.
  if (!addresses.every((one) => mayDial(one, rules))) throw new TargetNotAllowed();
  return { host: name, address, family: isIP(address) === 6 ? 6 : 4, port };
}

function mayDial(address: string, { allowPrivate }: DialRules): boolean {
  const reach = reachOf(address);
  return reach === 'public' || (reach === 'private' && allowPrivate);
}

async function addressesOf(name: string, rules: DialRules): Promise<string[]> {
  const { resolve = systemResolve, deadlineMs = RESOLVE_MS } = rules;
  try {
    return await withDeadline(deadlineMs, () => resolve(name));
  } catch {
    throw new TargetUnknown();
  }
}

async function systemResolve(host: string): Promise<string[]> {
  const found = await lookup(host, { all: true });
  return found.map(({ address }) => address);
}
