import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../../../shared/voice.rules.js';
import { guestRefusedPage, homeFrom } from '../guest-refused.page.js';
import { isApiRoute, isFile } from '../route.js';
import { refusedWords } from './refused.rules.js';

/** What the router itself refuses never comes to a filter: broken percent signs and endless parameters. */
export function refuseAddress(
  { statusCode = 400 }: { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const [, query] = request.originalUrl.split('?', 2);
  const language = languageOf(new URLSearchParams(query).get('lang'));
  const words = refusedWords(statusCode === 414 ? 414 : 'address', language);
  reply.code(statusCode).header('cache-control', 'no-store');
  if (isApiRoute(request)) reply.send({ success: false, ...words });
  else if (isFile(request.url)) reply.type('text/plain; charset=utf-8').send(`${words.message}\n`);
  else
    reply
      .type('text/html; charset=utf-8')
      .send(guestRefusedPage({ ...words, language, home: homeFrom(request.originalUrl) }));
}
