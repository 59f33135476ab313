import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SlotPlacesRepository } from './slot-places.repository.js';
import { SlotSchema } from './slot-places.schema.js';
import { SlotPlaces } from './slot-places.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Slot', schema: SlotSchema }])],
  providers: [SlotPlaces, SlotPlacesRepository],
  exports: [SlotPlaces],
})
export class PlacesModule {}
