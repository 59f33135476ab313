import type { FastifyReply, FastifyRequest } from 'fastify';
import { guestNotFoundPage } from '../guest-host-hooks.js';
import { isApiRoute, isFile } from '../route.js';

const UNREADABLE = 'Diese Adresse konnten wir nicht lesen.';
const TOO_LONG = 'Diese Adresse ist zu lang, als dass sie von uns sein könnte.';

const SHOP = /^\/s\/[a-z0-9-]{1,80}(?=\/)/;

/** What the router itself refuses never comes to a filter: broken percent signs and endless parameters. */
export function refuseAddress(
  { statusCode = 400 }: { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const message = statusCode === 414 ? TOO_LONG : UNREADABLE;
  reply.code(statusCode).header('cache-control', 'no-store');
  if (isApiRoute(request)) reply.send({ success: false, code: 'BAD_REQUEST', headline: 'Fehler', message });
  else if (isFile(request.url)) reply.type('text/plain; charset=utf-8').send(`${message}\n`);
  else reply.type('text/html; charset=utf-8').send(guestNotFoundPage(message, homeFrom(request.originalUrl)));
}

/** A guest goes back to the shop whose address it was, everybody else to the front page. */
const homeFrom = (url: string) => ({ href: SHOP.exec(url)?.[0] ?? '/', label: 'Zum Anfang' });
