import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Asked for every few seconds by machines; worth a line only when something is wrong. */
const QUIET = /^\/(healthz|readyz|metrics|print\/|assets\/|builds\/)/;

/** One line a request, when it is over. */
export function logRequests(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log[levelOf(request, reply)](
      { reqId: request.id, req: request, status: reply.statusCode, ms },
      'request',
    );
    done();
  });
}

function levelOf({ url }: FastifyRequest, { statusCode }: FastifyReply): 'error' | 'info' | 'debug' {
  if (statusCode >= 500) return 'error';
  return statusCode < 400 && QUIET.test(url) ? 'debug' : 'info';
}
