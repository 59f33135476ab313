import { USUAL_CODE_PAGE } from '../encode/code-page.rules.js';
import { PROTOCOLS } from '../protocols/protocols.rules.js';
import type { Caller, DeviceAddress, Presence, Printer } from './printer.types.js';
import { verdictOf } from './report.rules.js';

const MISSED_POLLS = 3;
const PATIENCE_MS = 30_000;

/** A printer is silent after three missed polls, but never before half a minute; one that never polled is not silent. */
export const isSilent = ({ seenAt, gapMs }: Presence, now: Date): boolean =>
  seenAt !== null && now.getTime() - seenAt.getTime() > Math.max(MISSED_POLLS * gapMs, PATIENCE_MS);

/** It is switched on, calls, and says nothing that keeps paper from coming out. */
export const canPrint = ({ enabled }: Pick<Printer, 'enabled'>, presence: Presence, now: Date): boolean =>
  enabled &&
  presence.seenAt !== null &&
  !isSilent(presence, now) &&
  presence.trouble === '' &&
  (presence.report === null || verdictOf(presence.report) === 'ok');

const NO_MAC = '0'.repeat(12);

/** `00:11:62:1a:2b:3c`, `0011621A2B3C` and `00-11-…` are the same device; null when it is no address, or none yet. */
export function macOf(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const digits = text
    .slice(0, 40)
    .replace(/[^0-9a-f]/gi, '')
    .toUpperCase();
  return digits.length === 12 && digits !== NO_MAC ? digits : null;
}

export const formatMac = (mac: string): string => mac.match(/../g)?.join(':') ?? mac;

export function addressOf({ kind, secretHash }: Pick<Printer, 'kind' | 'secretHash'>): DeviceAddress {
  const protocol = PROTOCOLS[kind];
  return { path: protocol.way === 'pull' ? protocol.path : null, secretHash };
}

/** What the desk has to know of a printer that asks. */
export const callerOf = ({
  id,
  shopId,
  name,
  kind,
  connection,
  media,
  codePage,
  columns,
  enabled,
}: Printer): Caller => ({
  printerId: id,
  shopId,
  name,
  kind,
  connection,
  media: media ?? [...PROTOCOLS[kind].media],
  codePage: codePage ?? PROTOCOLS[kind].codePage ?? USUAL_CODE_PAGE,
  columns,
  enabled,
});
