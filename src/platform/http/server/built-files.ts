import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

/** What carries a hash of its content in the name, and where it lies. */
const HASHED = {
  views: { prefix: '/assets/', folder: 'dist/client/assets' },
  storefront: { prefix: '/storefront/', folder: 'dist/storefront/client' },
};

/** Beside each file that gains by it stand its twins, packed when it was built; they have no address of their own. */
const TWIN = /\.(br|gz)$/;
const HIDDEN = /(^|\/)\./;
const READ = { method: ['GET', 'HEAD'] };
const BUILT_FILES = {
  index: false as const,
  cacheControl: false,
  preCompressed: true,
  setHeaders: keepHashed,
};

/** In development the views have a server of their own. */
export async function serveBuiltFiles(app: NestFastifyApplication, developing: boolean): Promise<void> {
  const server = app.getHttpAdapter().getInstance();
  await app.register(fastifyStatic, { ...BUILT_FILES, serve: false });
  serveHashed(server, HASHED.storefront);
  if (developing) return;
  serveHashed(server, HASHED.views);
  serveNamed(server, path.resolve('dist/client'));
}

/** One route for hundreds of files: one for each of them is a twentieth of a start. What was not built is not looked for. */
function serveHashed(server: FastifyInstance, { prefix, folder }: { prefix: string; folder: string }): void {
  const root = path.resolve(folder);
  const names = new Set(namesIn(root));
  server.route<{ Params: { '*': string } }>({
    ...READ,
    url: `${prefix}*`,
    handler: ({ params: { '*': name } }, reply) =>
      names.has(name) ? reply.sendFile(name, root) : reply.callNotFound(),
  });
}

/** These stand beside the pages, so each has a route of its own. */
function serveNamed(server: FastifyInstance, root: string): void {
  for (const name of namesIn(root).filter((one) => !one.startsWith('assets/')))
    server.route({ ...READ, url: `/${name}`, handler: (_, reply) => reply.sendFile(name, root) });
}

/** Of a folder that is not there whoever draws the pages will tell. */
function namesIn(root: string): string[] {
  const entries = existsSync(root) ? readdirSync(root, { recursive: true, withFileTypes: true }) : [];
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
    .filter((name) => !TWIN.test(name) && !HIDDEN.test(name));
}

/** Everything else is asked for again. */
function keepHashed(reply: { header?: Header; setHeader?: Header }, file: string): void {
  const hashed = Object.values(HASHED).some(({ folder }) => file.startsWith(path.resolve(folder) + path.sep));
  const set = reply.header ?? reply.setHeader;
  set?.call(reply, 'cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
}

type Header = (name: string, value: string) => unknown;
