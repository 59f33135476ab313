import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import path from 'node:path';
import cookie from '@fastify/cookie';
import { ModulesContainer } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type FastifyRequest, LogController } from 'fastify';
import type { Env } from '../../env/env.js';
import { createLog, type Log, requestIdOf } from '../../log/log.js';
import { logRequests } from '../../log/request-log.js';
import { compressAnswers } from '../encoding/compress-answers.js';
import { addGuestHostHooks } from '../guest-host-hooks.js';
import { GuestHosts } from '../guest-hosts.js';
import { EndlessBasket, MonstrousBody } from '../validation.js';
import { AnsweringAdapter } from './answering-adapter.js';
import { refuseAddress } from './bad-address.js';
import { isMonstrous, MAX_GUEST_OBJECTS } from './body.rules.js';
import { answerToBroken } from './broken-request.rules.js';
import { serveBuiltFiles } from './built-files.js';
import { addCommonHeaders } from './common-headers.js';
import { mostSentOf } from './most-sent.decorator.js';
import { addSecurityHeaders } from './security-headers.js';

const MIB = 1024 * 1024;

export const adapterFor = (env: Env, log: Log = createLog(env), hosts = new GuestHosts()) =>
  new AnsweringAdapter({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    // Its one line names the request itself; a log of its own for each request costs more than that line.
    childLoggerFactory: <T>(parent: T) => parent,
    rewriteUrl: (request: IncomingMessage) => hosts.route(request),
    frameworkErrors: refuseAddress,
    clientErrorHandler: answerBroken,
    bodyLimit: MIB,
    // A number here would be taken as "nobody" by Fastify 5, and all guests would share one address.
    trustProxy: env.TRUST_PROXY > 0 && ((_: string, hop: number) => hop < env.TRUST_PROXY),
    requestTimeout: 60_000,
    keepAliveTimeout: 72_000,
    routerOptions: { maxParamLength: 200 },
    multipart: { limits: { fileSize: 20 * MIB, files: 20, fields: 20, fieldSize: 64 * 1024 } },
  } as ConstructorParameters<typeof AnsweringAdapter>[0]);

/** In the words of the product, unless nobody is there any more. */
function answerBroken(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.end(answerToBroken(error.code));
  else socket.destroy(error);
}

/** Sets up what runs before every route: headers, cookies, files, and in development the views' own server. */
export async function configureServer(
  app: NestFastifyApplication,
  env: Env,
  hosts: GuestHosts,
): Promise<void> {
  const developing = env.NODE_ENV === 'development';
  logRequests(app.getHttpAdapter().getInstance());
  addSecurityHeaders(app.getHttpAdapter().getInstance(), env);
  addCommonHeaders(app.getHttpAdapter().getInstance());
  addGuestHostHooks(app.getHttpAdapter().getInstance(), env, hosts);
  compressAnswers(app.getHttpAdapter().getInstance());
  await app.register(cookie);
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('preValidation', (request, _, done) => {
      done(request.body === undefined ? undefined : bodyProblem(request));
    });
  app.useBodyParser('text/xml', { bodyLimit: MIB });

  if (developing) {
    const { createDevMiddleware } = await import('vike/server');
    const { devMiddleware } = await createDevMiddleware({ root: path.resolve('views') });
    app.use(devMiddleware);
  }
  await serveBuiltFiles(app, developing);
}

function bodyProblem({ body, routeOptions }: FastifyRequest): Error | undefined {
  const isOfGuests = routeOptions.url?.startsWith('/api/storefront/');
  if (!isMonstrous(body, isOfGuests ? MAX_GUEST_OBJECTS : undefined)) return;
  return isOfGuests && !isMonstrous(body) ? new EndlessBasket() : new MonstrousBody(mostSentOf(routeOptions));
}

const FOR_MACHINES = ['/healthz', '/readyz', '/metrics'];

/**
 * A worker takes from the queue and answers only health checks and metrics over HTTP. Nest would spend a fifth of its start on
 * the routes of everybody else, while orders wait.
 */
export function onlyHealth(app: NestFastifyApplication, kept: readonly unknown[]): void {
  for (const { controllers } of app.get(ModulesContainer).values())
    for (const token of controllers.keys()) if (!kept.includes(token)) controllers.delete(token);
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onRequest', async ({ routeOptions }, reply) => {
    if (!FOR_MACHINES.includes(routeOptions.url ?? '')) reply.code(404).send();
  });
}
