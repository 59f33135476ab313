import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { VapidRepository } from './vapid.repository.js';
import { VapidSchema } from './vapid.schema.js';
import { VapidKeyring } from './vapid-keyring.js';
import { WebPush } from './web-push.js';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: 'push_keys', schema: VapidSchema }])],
  providers: [VapidKeyring, VapidRepository, WebPush],
  exports: [WebPush],
})
export class PushEdgeModule {}
