import type { Request } from '../../platform/http/request.js';
import { deviceOf } from './device.rules.js';

/** Who is at the other end of a request before they have signed in. */
export interface Visitor {
  address: string;
  device: string;
  /** On this very machine, with no proxy in between. */
  local: boolean;
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

export const visitorOf = ({ ip, headers }: Request): Visitor => ({
  address: ip,
  device: deviceOf(headers['user-agent']),
  // A proxy in front makes everybody look local.
  local: LOOPBACK.test(ip) && !headers['x-forwarded-for'] && !headers.forwarded && !headers.via,
});
