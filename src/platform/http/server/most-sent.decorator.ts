import { RouteConfig } from '@nestjs/platform-fastify';

/** What is said of a body too large to be read at all: the limit it is far beyond. */
export const MostSent = (message: string) => RouteConfig({ mostSent: message });

/** null where the route names no limit. */
export const mostSentOf = (route: { config?: object } | undefined): string | null =>
  (route?.config as { mostSent?: string } | undefined)?.mostSent ?? null;
