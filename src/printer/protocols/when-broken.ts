import { Logger } from '@nestjs/common';
import type { Reply } from '../../platform/http/request.js';

const log = new Logger('Printer');

/** Runs when the device hangs up before the whole answer has left. */
export function whenBroken({ raw }: Reply, run: () => Promise<void>): void {
  const tell = () => {
    if (!raw.writableFinished) run().catch((error: unknown) => log.warn(error));
  };
  if (raw.destroyed) tell();
  else raw.once('close', tell);
}
