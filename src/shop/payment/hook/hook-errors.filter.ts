import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import { AppError } from '../../../platform/app-error.js';
import type { Reply } from '../../../platform/http/request.js';

/** A service reads the status and nothing else. */
@Catch()
export class HookErrors implements ExceptionFilter {
  private readonly log = new Logger('Payment');

  catch(error: unknown, host: ArgumentsHost): void {
    const status = statusOf(error);
    if (status >= 500 && !(error instanceof AppError))
      this.log.error(error instanceof Error ? error : new Error(String(error)));
    const reply = host.switchToHttp().getResponse<Reply>();
    if (error instanceof AppError) reply.headers(error.headers ?? {});
    reply.code(status).header('cache-control', 'no-store').send();
  }
}

function statusOf(error: unknown): number {
  if (error instanceof AppError) return error.status;
  return error instanceof HttpException ? error.getStatus() : 500;
}
