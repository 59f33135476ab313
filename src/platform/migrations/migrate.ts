import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import type { Env } from '../env/env.js';
import type { Log } from '../log/log.js';
import { WRITE_CONCERN } from '../store/write-concern.js';
import type { Migration } from './migration.js';
import { Migrator } from './migrator.js';

const ATTEMPTS = 6;
const PAUSE_MS = 1_000;
const OPTIONS = { serverSelectionTimeoutMS: 5_000, maxPoolSize: 2, writeConcern: WRITE_CONCERN };

/**
 * Before the app is made: its own connection builds indexes as soon as it is there, and they belong to the new shapes.
 * This connection is closed when the store is up to date.
 */
export async function migrate(
  { MONGODB_URI }: Env,
  migrations: readonly Migration[],
  log: Log,
): Promise<void> {
  const client = await connect(MONGODB_URI);
  try {
    await new Migrator(client.db(), migrations, log).bringUpToDate();
  } finally {
    await client.close();
  }
}

/** A store that is just starting is waited for. */
async function connect(uri: string): Promise<mongoose.mongo.MongoClient> {
  for (let attempt = 1; ; attempt++) {
    const client = new mongoose.mongo.MongoClient(uri, OPTIONS);
    try {
      return await client.connect();
    } catch (error) {
      await client.close();
      if (attempt === ATTEMPTS) throw error;
    }
    await sleep(PAUSE_MS);
  }
}
