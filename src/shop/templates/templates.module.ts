import { Module } from '@nestjs/common';
import { MenuModule } from '../menu/menu.module.js';
import { TemplateService } from './template.service.js';

@Module({
  imports: [MenuModule],
  providers: [TemplateService],
  exports: [TemplateService],
})
export class TemplatesModule {}
