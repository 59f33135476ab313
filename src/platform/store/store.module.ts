import { MongooseModule } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import { Env } from '../env/env.js';

mongoose.set('strictQuery', 'throw');

/** One connection per process. A write is acknowledged when it is in the journal. */
export const StoreModule = MongooseModule.forRootAsync({
  inject: [Env],
  useFactory: ({ MONGODB_URI }: Env) => ({
    uri: MONGODB_URI,
    serverSelectionTimeoutMS: 5_000,
    maxPoolSize: 20,
    writeConcern: { w: 'majority', journal: true },
    retryAttempts: 5,
    retryDelay: 1_000,
  }),
});
