import { MongooseModule } from '@nestjs/mongoose';
import mongoose, { type Connection } from 'mongoose';
import { Env } from '../env/env.js';
import { endWaitsOnClosedSockets } from './closed-sockets.js';
import { listWhatIsOpen } from './open-list.js';
import { WRITE_CONCERN } from './write-concern.js';

mongoose.set('strictQuery', 'throw');
endWaitsOnClosedSockets();

/** Whoever asks while the store is away hears of it soon; a restart that is quicker than this nobody notices. */
const PATIENCE_MS = 1_500;
/**
 * A store that hangs is asked every two seconds and given up four seconds later, together with every question it still owes.
 * A limit on each answer would also end what honestly takes long: an index of a grown collection, an export.
 */
const HEARTBEAT_MS = 2_000;
const ANSWER_MS = 4_000;

/** One connection per process. */
export const StoreModule = MongooseModule.forRootAsync({
  inject: [Env],
  useFactory: ({ MONGODB_URI }: Env) => ({
    uri: MONGODB_URI,
    serverSelectionTimeoutMS: PATIENCE_MS,
    heartbeatFrequencyMS: HEARTBEAT_MS,
    connectTimeoutMS: ANSWER_MS,
    maxPoolSize: 20,
    writeConcern: WRITE_CONCERN,
    // `Indexes` sees to both.
    autoCreate: false,
    autoIndex: false,
    retryAttempts: 12,
    retryDelay: 1_000,
    connectionFactory: (connection: Connection) => {
      listWhatIsOpen(connection.getClient());
      return connection;
    },
  }),
});
