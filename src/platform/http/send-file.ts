import { Readable } from 'node:stream';
import { Logger } from '@nestjs/common';
import type { Reply } from './request.js';

export interface SentFile {
  type: string;
  /** As it is saved. */
  name: string;
  content: unknown;
}

const log = new Logger('Files');

/** A download for whoever may have it: nobody on the way keeps it. */
export async function sendFile(reply: Reply, { type, name, content }: SentFile): Promise<void> {
  // The answer has begun by then: it can only be broken off, and nobody else would say why.
  if (content instanceof Readable)
    content.once('error', (error) => log.error(`${name} broke off: ${error.stack ?? error}`));
  await reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .send(content);
}
