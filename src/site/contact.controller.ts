import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answer } from '../platform/http/answer.js';
import { Public } from '../platform/http/public.decorator.js';
import { RateLimit } from '../platform/http/rate-limit.decorator.js';
import { ContactMessageDto } from './contact.dto.js';
import { ContactService } from './contact.service.js';

@Public()
@ApiTags('site')
@Controller('api/site')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Post('contact')
  @HttpCode(200)
  @RateLimit({ points: 5, seconds: 3600, by: 'address' })
  async send(@Body() message: ContactMessageDto): Promise<Answer<null>> {
    await this.contact.send(message);
    return new Answer(null, 'Danke! Wir melden uns bei dir.');
  }
}
