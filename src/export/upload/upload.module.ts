import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { RestaurantModule } from '../../shop/restaurant/restaurant.module.js';
import { SITE_UPLOAD } from '../build/upload-port.js';
import { ConnectionChecks } from './connection-check.service.js';
import { KnownHostRepository } from './known-host.repository.js';
import { KnownHostSchema } from './known-host.schema.js';
import { SiteUpload } from './site-upload.service.js';
import { UploadController } from './upload.controller.js';
import { WebSpaces } from './web-spaces.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'KnownHost', schema: KnownHostSchema }]), RestaurantModule],
  controllers: [UploadController],
  providers: [
    ConnectionChecks,
    KnownHostRepository,
    { provide: SITE_UPLOAD, useExisting: SiteUpload },
    SiteUpload,
    WebSpaces,
  ],
  exports: [SITE_UPLOAD],
})
export class UploadModule {}
