import { MongooseModule } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import { Env } from '../env/env.js';
import { endWaitsOnClosedSockets } from './closed-sockets.js';
import { WRITE_CONCERN } from './write-concern.js';

mongoose.set('strictQuery', 'throw');
endWaitsOnClosedSockets();

/** Whoever asks while the store is away hears of it soon; a restart that is quicker than this nobody notices. */
const PATIENCE_MS = 1_500;

/** One connection per process. */
export const StoreModule = MongooseModule.forRootAsync({
  inject: [Env],
  useFactory: ({ MONGODB_URI }: Env) => ({
    uri: MONGODB_URI,
    serverSelectionTimeoutMS: PATIENCE_MS,
    maxPoolSize: 20,
    writeConcern: WRITE_CONCERN,
    retryAttempts: 12,
    retryDelay: 1_000,
  }),
});
