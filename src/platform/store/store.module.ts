import { MongooseModule } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import { Env } from '../env/env.js';
import { WRITE_CONCERN } from './write-concern.js';

mongoose.set('strictQuery', 'throw');

/** One connection per process. */
export const StoreModule = MongooseModule.forRootAsync({
  inject: [Env],
  useFactory: ({ MONGODB_URI }: Env) => ({
    uri: MONGODB_URI,
    serverSelectionTimeoutMS: 5_000,
    maxPoolSize: 20,
    writeConcern: WRITE_CONCERN,
    retryAttempts: 5,
    retryDelay: 1_000,
  }),
});
