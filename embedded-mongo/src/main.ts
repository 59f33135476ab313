#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { type ServerOptions, startServer } from './server.js';

const USAGE = 'usage: embedded-mongo --dir DIRECTORY (--port PORT [--host HOST] | --socket PATH)';

function optionsFrom(args: string[]): ServerOptions {
  const { values } = parseArgs({
    args,
    options: {
      dir: { type: 'string' },
      port: { type: 'string' },
      host: { type: 'string' },
      socket: { type: 'string' },
      'journal-bytes': { type: 'string' },
    },
  });
  const port = values.port === undefined ? undefined : Number(values.port);
  if (!values.dir || (port === undefined) === (values.socket === undefined)) throw new Error(USAGE);
  if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port < 65536))
    throw new Error(`not a port: ${values.port}`);
  const log = (line: string) => void process.stderr.write(`embedded-mongo: ${line}\n`);
  const journalBytes = Number(values['journal-bytes']) || undefined;
  return { journalBytes, directory: values.dir, port, host: values.host, socket: values.socket, log };
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

try {
  const server = await startServer(optionsFrom(process.argv.slice(2)));
  let closing = false;
  const stop = () => {
    if (closing) return;
    closing = true;
    server.close().then(
      () => process.exit(0),
      (error: Error) => {
        process.stderr.write(`embedded-mongo: ${error.message}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.stdout.write(`${server.uri}\n`);
} catch (error) {
  process.stderr.write(`embedded-mongo: ${sentenceFor(error as NodeJS.ErrnoException)}\n`);
  process.exit(1);
}
