import type { DevicePullProtocol } from '../protocol.types.js';

/** Our own small program in the restaurant's network: it asks like a cloud printer and drives a printer by its IP address. */
export const AGENT: DevicePullProtocol = {
  way: 'pull',
  path: 'print/agent',
  media: ['application/vnd.epson.escpos'],
  offerMs: 45_000,
  confirmMs: 80_000,
  // It keeps the last fifty on its disk.
  remembers: 'printed',
};
