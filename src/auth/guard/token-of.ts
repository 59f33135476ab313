import type { FastifyRequest } from 'fastify';
import { isApiRoute } from '../../platform/http/route.js';

/** Calls bring a header, pages a cookie; neither is ever taken for the other. */
export const tokenOf =
  (scheme: string) =>
  (request: FastifyRequest): string | null =>
    isApiRoute(request) ? fromHeader(request, scheme) : fromCookie(request);

function fromHeader({ headers }: FastifyRequest, scheme: string): string | null {
  const given = headers.authorization ?? '';
  if (scheme === '') return given || null;
  const [type = '', token = '', ...more] = given.split(' ');
  return type.toLowerCase() === scheme.toLowerCase() && more.length === 0 ? token || null : null;
}

const fromCookie = ({ method, cookies }: FastifyRequest): string | null =>
  method === 'GET' || method === 'HEAD' ? (cookies?.access ?? null) : null;
