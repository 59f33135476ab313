import { Global, Module } from '@nestjs/common';
import { Mailer } from './mailer.js';
import { Mails } from './mails.js';
import { Postman } from './postman.js';

@Global()
@Module({ providers: [Mails, Postman, Mailer], exports: [Mails, Mailer] })
export class MailModule {}
