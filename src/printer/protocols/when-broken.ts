import type { ServerResponse } from 'node:http';
import { Logger } from '@nestjs/common';

const log = new Logger('Printer');

/** Runs when the device hangs up before the whole answer has left. */
export function whenBroken(response: ServerResponse, run: () => Promise<void>): void {
  const tell = () => {
    if (!response.writableFinished) run().catch((error: unknown) => log.warn(error));
  };
  if (response.destroyed) tell();
  else response.once('close', tell);
}
