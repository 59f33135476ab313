import type { IncomingMessage } from 'node:http';
import { type DestinationStream, type Logger as Pino, pino } from 'pino';
import { newId } from '../../shared/ids.js';
import type { Env } from '../env/env.js';
import { isRequestId, loggableText, loggableUrl } from './log.rules.js';

export type Log = Pino;

/** One JSON object a line: no body, no header, no secret. */
export function createLog({ LOG_LEVEL, ROLE }: Env, destination?: DestinationStream): Log {
  const options = {
    level: LOG_LEVEL,
    base: { role: ROLE },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: loggableError, error: loggableError, req: loggableRequest, res: loggableReply },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Only what helps to find the line of code; libraries hang whole requests and documents on their errors. */
function loggableError(error: unknown): unknown {
  if (!(error instanceof Error)) return loggableText(String(error));
  const { name, message, stack, cause } = error;
  const { code } = error as { code?: unknown };
  return {
    type: name,
    message: loggableText(message),
    stack: loggableText(stack ?? ''),
    ...(code !== undefined && { code: String(code) }),
    ...(cause !== undefined && { cause: loggableText(String(cause)) }),
  };
}

export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return isRequestId(given) ? given : newId();
}

const loggableRequest = ({ method = '', url = '' }: { method?: string; url?: string }) => ({
  method,
  url: loggableUrl(url),
});

const loggableReply = ({ statusCode }: { statusCode?: number }) => ({ statusCode });
