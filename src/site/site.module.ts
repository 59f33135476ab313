import { Module } from '@nestjs/common';
import { CompanyFacts } from './company.js';
import { ContactController } from './contact.controller.js';
import { ContactService } from './contact.service.js';
import { SitePages } from './site.pages.js';

@Module({
  controllers: [SitePages, ContactController],
  providers: [CompanyFacts, ContactService],
})
export class SiteModule {}
