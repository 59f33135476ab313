import type { DevicePullProtocol } from '../protocol.types.js';

/** Star CloudPRNT over HTTP: the printer asks, fetches and confirms. */
export const CLOUDPRNT: DevicePullProtocol = {
  way: 'pull',
  path: 'print/cloudprnt',
  media: [
    'application/vnd.star.starprnt',
    'application/vnd.star.line',
    'application/vnd.star.linematrix',
    'image/png',
    'text/plain',
  ],
  // Printers were measured to take half a minute from the offer to the fetch.
  offerMs: 45_000,
  confirmMs: 80_000,
};
