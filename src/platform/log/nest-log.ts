import type { LoggerService } from '@nestjs/common';
import type { Log } from './log.js';
import { loggableText } from './log.rules.js';

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';

/** What Nest says while it starts: a line a module and a line a route. */
const CHATTER = new Set(['NestFactory', 'InstanceLoader', 'RoutesResolver', 'RouterExplorer']);

/** Nest's own `Logger` writes through this, so there is one log and one format. */
export class NestLog implements LoggerService {
  constructor(private readonly sink: Log) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write(CHATTER.has(String(rest.at(-1))) ? 'debug' : 'info', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  /** Nest appends the context, and a stack before it when there is one. */
  private write(level: Level, message: unknown, rest: unknown[]): void {
    const context = typeof rest.at(-1) === 'string' ? String(rest.at(-1)) : undefined;
    const stack = rest.slice(0, -1).find((part) => typeof part === 'string' && part.includes('\n'));
    const fields = {
      context,
      ...(message instanceof Error && { err: message }),
      ...(stack !== undefined && { stack: loggableText(String(stack)) }),
    };
    this.sink[level](fields, loggableText(textOf(message)));
  }
}

function textOf(message: unknown): string {
  if (message instanceof Error) return message.message;
  return typeof message === 'string' ? message : (JSON.stringify(message) ?? String(message));
}
