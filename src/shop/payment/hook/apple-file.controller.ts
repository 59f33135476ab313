import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../../../platform/http/public.decorator.js';
import { RateLimit } from '../../../platform/http/rate-limit.decorator.js';
import { AppleFile } from './apple-file.service.js';

/** Asked for on every host on which guests pay, a restaurant's own domain included. */
@Public()
@ApiExcludeController()
@Controller()
export class AppleFileController {
  constructor(private readonly file: AppleFile) {}

  @Get('.well-known/apple-developer-merchantid-domain-association')
  @RateLimit({ points: 60, seconds: 60, by: 'address' })
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'public, max-age=3600')
  get(): Promise<string> {
    return this.file.get();
  }
}
