import type { FastifyInstance } from 'fastify';
import { isApiRoute } from '../route.js';

/** What no page of ours uses, so that nothing that slips into one can. The clipboard and the full screen stay. */
const DENIED = [
  'accelerometer',
  'bluetooth',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const PERMISSIONS = DENIED.map((feature) => `${feature}=()`).join(', ');

/** For every answer; a handler that knows better sets its own `cache-control`. */
export function addCommonHeaders(server: FastifyInstance): void {
  server.addHook('onRequest', (_, reply, done) => {
    reply.header('permissions-policy', PERMISSIONS);
    done();
  });
  server.addHook('onSend', (request, reply, payload, done) => {
    if (isApiRoute(request) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}
