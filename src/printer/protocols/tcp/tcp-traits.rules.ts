import type { PushProtocol } from '../protocol.types.js';

/** ESC/POS over TCP, port 9100: we dial, write, and wait until the printer says that it is done. */
export const TCP: PushProtocol = {
  way: 'push',
  media: ['application/vnd.epson.escpos'],
  // Nobody but us fetches, so an offer is old when the worker that made it has died.
  offerMs: 30_000,
  confirmMs: 60_000,
};
