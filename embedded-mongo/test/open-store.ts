import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, MongoClient } from 'mongodb';
import { type ServerOptions, startServer } from '../src/server.js';

export interface OpenStore {
  readonly client: MongoClient;
  readonly db: Db;
  readonly directory: string;
  readonly uri: string;
  /** What the server had to say. */
  readonly log: string[];
  /** Ends server and client; the directory stays for a next start. */
  stop(): Promise<void>;
  /** The same, and the directory goes. */
  close(): Promise<void>;
}

export const aDirectory = (): string => mkdtempSync(join(tmpdir(), 'embedded-mongo-'));

/** The real server on a free port, and the real driver on it. */
export async function openStore(options: Partial<ServerOptions> = {}): Promise<OpenStore> {
  const directory = options.directory ?? aDirectory();
  const log: string[] = [];
  const server = await startServer({ directory, port: 0, log: (line) => log.push(line), ...options });
  const client = await MongoClient.connect(server.uri);
  const stop = async () => {
    await client.close();
    await server.close();
  };
  const close = async () => {
    await stop();
    rmSync(directory, { recursive: true, force: true });
  };
  return { client, db: client.db('test'), directory, uri: server.uri, log, stop, close };
}
