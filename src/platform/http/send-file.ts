import type { Reply } from './request.js';

export interface SentFile {
  type: string;
  /** As it is saved. */
  name: string;
  content: unknown;
}

/** A download for whoever may have it: nobody on the way keeps it. */
export async function sendFile(reply: Reply, { type, name, content }: SentFile): Promise<void> {
  await reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .send(content);
}
