import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import { AppError } from '../../platform/app-error.js';
import type { Reply } from '../../platform/http/request.js';

/** A printer reads the status and nothing else; it needs no page. */
@Catch()
export class DeviceErrors implements ExceptionFilter {
  private readonly log = new Logger('Printer');

  catch(error: unknown, host: ArgumentsHost): void {
    const status = error instanceof AppError ? error.status : 500;
    if (status >= 500) this.log.error(error instanceof Error ? error : new Error(String(error)));
    const reply = host.switchToHttp().getResponse<Reply>();
    if (error instanceof AppError) reply.headers(error.headers ?? {});
    reply.code(status).header('cache-control', 'no-store').send();
  }
}
