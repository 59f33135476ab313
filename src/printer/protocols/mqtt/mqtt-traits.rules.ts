import type { PullProtocol } from '../protocol.types.js';

/** Our own program in the restaurant's network, called over a broker: it is told of a paper, takes it and reports. */
export const MQTT_AGENT: PullProtocol = {
  way: 'pull',
  // It connects to the broker and calls no address of ours.
  path: null,
  media: ['application/vnd.epson.escpos'],
  offerMs: 20_000,
  confirmMs: 60_000,
  remembers: 'printed',
};

/** Star CloudPRNT over MQTT. It calls over HTTP for its settings, and in trigger mode for everything. */
export const STAR_MQTT: PullProtocol = {
  way: 'pull',
  path: 'print/cloudprnt',
  media: ['application/vnd.star.starprnt', 'application/vnd.star.line', 'text/plain'],
  offerMs: 45_000,
  confirmMs: 80_000,
  // The last ten print-jobs, printed or not.
  remembers: 'received',
};
