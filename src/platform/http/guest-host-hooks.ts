import type { FastifyInstance } from 'fastify';
import type { Env } from '../env/env.js';
import type { GuestHosts } from './guest-hosts.js';
import { pathAway } from './guest-hosts.rules.js';

const YEAR_SECONDS = 31_536_000;

/** Changes answers that are asked for under a shop's own domain. Runs after the headers that every answer gets. */
export function addGuestHostHooks(server: FastifyInstance, env: Env, hosts: GuestHosts): void {
  server.addHook('onRequest', (request, reply, done) => {
    const own = hosts.of(request.raw);
    // The domain belongs to the restaurant, which may run other sites below it without https.
    if (own && env.https) reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`);
    const away = own && pathAway(request.originalUrl, own);
    if (away) return void reply.header('cache-control', 'no-store').redirect(away, 302);

    const canonical = own ? null : hosts.canonicalOf(request.url);
    if (canonical)
      reply.header('link', `<${env.addressOf(canonical.host)}${canonical.path}>; rel="canonical"`);
    done();
  });
}
