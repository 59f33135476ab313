#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { type ServerOptions, startServer } from './server.js';
import { salvage } from './store/salvage.js';

const USAGE = 'usage: embedded-mongo --dir DIRECTORY (--port PORT [--host HOST] | --socket PATH | --salvage)';
const log = (line: string) => void process.stderr.write(`embedded-mongo: ${line}\n`);

interface Order extends ServerOptions {
  readonly salvage: boolean;
}

function orderFrom(args: string[]): Order {
  const { values } = parseArgs({
    args,
    options: {
      dir: { type: 'string' },
      port: { type: 'string' },
      host: { type: 'string' },
      socket: { type: 'string' },
      'journal-bytes': { type: 'string' },
      'sweep-seconds': { type: 'string' },
      salvage: { type: 'boolean', default: false },
    },
  });
  const port = values.port === undefined ? undefined : Number(values.port);
  const aims = [port !== undefined, values.socket !== undefined, values.salvage].filter(Boolean);
  if (!values.dir || aims.length !== 1) throw new Error(USAGE);
  if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port < 65536))
    throw new Error(`not a port: ${values.port}`);
  const { dir: directory, host, socket } = values;
  const journalBytes = Number(values['journal-bytes']) || undefined;
  const ttlIntervalMs = Number(values['sweep-seconds']) * 1_000 || undefined;
  return { salvage: values.salvage, journalBytes, ttlIntervalMs, directory, port, host, socket, log };
}

/** One clear sentence for what a person can mend. */
function sentenceFor(error: NodeJS.ErrnoException & { port?: number; address?: string }): string {
  const { code, path, address, port, message } = error;
  if (code === 'EADDRINUSE') return `${address}${port ? `:${port}` : ''} is already in use.`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `${path ?? address ?? 'The address'} is not writable for this user.`;
  }
  if (code === 'EEXIST' || code === 'ENOTDIR') return `${path} is not a directory.`;
  return code === 'ENOSPC' ? 'The disk is full.' : message;
}

async function serve(options: ServerOptions): Promise<void> {
  const server = await startServer(options);
  let closing = false;
  const stop = () => {
    if (closing) return;
    closing = true;
    server.close().then(
      () => process.exit(0),
      (error: Error) => {
        log(error.message);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.stdout.write(`${server.uri}\n`);
}

async function save({ directory }: ServerOptions): Promise<void> {
  const { problem, records, documents, collections, leftOut, kept } = await salvage(directory, log);
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  if (problem === null) return say(`Nothing is damaged in ${directory}; nothing was changed.`);
  say(`${problem}.`);
  say(`Saved: ${documents} documents in ${collections} collections, from ${records} whole records.`);
  if (leftOut > 0) say(`Left out: ${leftOut} documents that a unique index forbids, see left-out.ndjson.`);
  say(`The damaged files are kept in ${kept}.`);
}

try {
  const order = orderFrom(process.argv.slice(2));
  await (order.salvage ? save(order) : serve(order));
} catch (error) {
  log(sentenceFor(error as NodeJS.ErrnoException));
  process.exit(1);
}
