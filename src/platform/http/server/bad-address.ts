import type { FastifyReply, FastifyRequest } from 'fastify';
import { isApiRoute } from '../route.js';

const UNREADABLE = {
  success: false,
  code: 'BAD_REQUEST',
  headline: 'Fehler',
  message: 'Diese Adresse konnten wir nicht lesen.',
};

/** What the router itself refuses never comes to a filter: broken percent signs and endless parameters. */
export function refuseAddress(
  { statusCode = 400 }: { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.code(statusCode);
  if (isApiRoute(request)) reply.send(UNREADABLE);
  else reply.type('text/plain; charset=utf-8').send(`${UNREADABLE.message}\n`);
}
