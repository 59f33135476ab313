import { chmodSync, unlinkSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import type { Engine } from './commands/command.js';
import { answer } from './commands/dispatch.js';
import { Cursors } from './cursor/cursors.js';
import { Store } from './store/store.js';
import { sweepExpired } from './store/ttl.js';
import { Connection } from './wire/connection.js';

export interface ServerOptions {
  /** Where the data lies; created when it is missing. */
  directory: string;
  /** A TCP port (0 picks a free one) or the path of a unix socket. */
  port?: number;
  host?: string;
  socket?: string;
  log?: (line: string) => void;
  ttlIntervalMs?: number;
  cursorTimeoutMs?: number;
  messageTimeoutMs?: number;
  journalBytes?: number;
}

export interface RunningServer {
  readonly uri: string;
  close(): Promise<void>;
}

const TTL_INTERVAL_MS = 60_000;
const MAX_CONNECTIONS = 2_000;

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { directory, log = () => undefined, journalBytes } = options;
  const store = await Store.open({ directory, log, journalBytes });
  const engine: Engine = { store, cursors: new Cursors(options.cursorTimeoutMs), startedAt: new Date() };
  const sockets = new Set<Socket>();
  const server = createServer(acceptor(engine, sockets, log, options.messageTimeoutMs));
  server.maxConnections = MAX_CONNECTIONS;
  try {
    await listen(server, options);
  } catch (error) {
    await store.close();
    throw error;
  }
  const timer = setInterval(() => {
    engine.cursors.expire();
    sweepExpired(store).catch((error: Error) => log(`the TTL sweep failed: ${error.message}`));
  }, options.ttlIntervalMs ?? TTL_INTERVAL_MS);
  timer.unref();
  const close = async () => {
    clearInterval(timer);
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
    await store.close();
  };
  return { uri: uriOf(server, options), close };
}

function acceptor(engine: Engine, sockets: Set<Socket>, log: (line: string) => void, timeoutMs?: number) {
  let last = 0;
  return (socket: Socket) => {
    const number = ++last;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    new Connection(socket, (request) => answer(request, number, engine, log), log, timeoutMs);
  };
}

function listen(server: Server, { port = 27017, host = '127.0.0.1', socket }: ServerOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    const ready = () => {
      server.off('error', reject);
      if (socket) chmodSync(socket, 0o600);
      resolve();
    };
    if (!socket) return server.listen({ port, host }, ready);
    // The directory is locked by now, so a socket that is still there belongs to nobody.
    removeSocket(socket);
    return server.listen(socket, ready);
  });
}

function removeSocket(path: string): void {
  try {
    unlinkSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function uriOf(server: Server, { host = '127.0.0.1', socket }: ServerOptions): string {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return `mongodb://${socket ? encodeURIComponent(socket) : `${host}:${port}`}/?directConnection=true`;
}
