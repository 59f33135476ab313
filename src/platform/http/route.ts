import type { FastifyRequest } from 'fastify';

const API = /^\/api(\/|$|\?)/;
const FILE = /\.[a-z0-9]{1,8}$/i;

/** Decided by the matched route: `/%61pi/...` reaches the same handler and must meet the same rule. */
export const isApiRoute = (request: FastifyRequest): boolean =>
  API.test(request.routeOptions?.url ?? decoded(request.url));

export const isFile = (url: string): boolean => FILE.test(url.split('?', 1)[0] ?? '');

function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
