import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditRepository } from './audit.repository.js';
import { AuditSchema } from './audit.schema.js';
import { Audit } from './audit.service.js';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: 'audit', schema: AuditSchema }])],
  providers: [AuditRepository, Audit],
  exports: [Audit],
})
export class AuditModule {}
