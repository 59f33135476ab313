import { Global, Module } from '@nestjs/common';
import { MailLimits } from './mail-limits.js';
import { Mailer } from './mailer.js';
import { Mails } from './mails.js';
import { Postman } from './postman.js';

@Global()
@Module({ providers: [Mails, MailLimits, Postman, Mailer], exports: [Mails, MailLimits, Mailer] })
export class MailModule {}
