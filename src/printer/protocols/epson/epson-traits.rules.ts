import type { DevicePullProtocol } from '../protocol.types.js';

/** Epson Server Direct Print: asking is fetching, and the result comes in a form of its own. */
export const EPSON: DevicePullProtocol = {
  way: 'pull',
  path: 'print/epson',
  // Version 2 names the paper in the result; older firmware refuses it and then gets version 1.
  media: ['application/vnd.epson.epos+xml;version=2', 'application/vnd.epson.epos+xml;version=1'],
  offerMs: 30_000,
  confirmMs: 80_000,
};
