import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';

/** Every one of them would open a connection of its own. */
const AT_A_TIME = 4;
/** Codes of the store: the same key, or the same name, with other options. */
const CONFLICTS = [85, 86];
const NOT_FOUND = 27;

/**
 * The indexes that the schemas name are in the store before the first request is answered: without them nothing is
 * unique. mongoose would ask for each by itself, and for each collection too, which took most of what a start asks the
 * store; it is one command a collection, and no work where all are there.
 */
@Injectable()
export class Indexes implements OnModuleInit, OnApplicationBootstrap {
  private readonly log = new Logger('Indexes');
  private building: Promise<unknown> = Promise.resolve();

  constructor(@InjectConnection() private readonly connection: Connection) {}

  onModuleInit(): void {
    const waiting = Object.values(this.connection.models);
    const buildInTurn = async () => {
      for (let model = waiting.shift(); model; model = waiting.shift()) await this.build(model);
    };
    this.building = Promise.all(Array.from({ length: AT_A_TIME }, buildInTurn));
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.building;
  }

  private async build({ collection, schema }: Model<unknown>): Promise<void> {
    const wanted = schema.indexes().map(([key, options]) => ({ ...options, key })) as Wanted[];
    if (wanted.length === 0) return;
    try {
      await collection.createIndexes(wanted);
    } catch {
      // The store takes all or none: one that cannot be built must not cost the others.
      for (const one of wanted) await this.buildOne(collection, one);
    }
  }

  private async buildOne(collection: Collection, wanted: Wanted): Promise<void> {
    try {
      await collection.createIndexes([wanted]).catch((error) => replace(collection, wanted, error));
    } catch (error) {
      this.log.error(`${collection.name} ${JSON.stringify(wanted.key)}: ${(error as Error).message}`);
    }
  }
}

type Collection = Model<unknown>['collection'];
type Wanted = Parameters<Collection['createIndexes']>[0][number];

/** An index of an older version has the same name and other options; the store changes none by itself. */
async function replace(collection: Collection, wanted: Wanted, error: { code?: number }): Promise<void> {
  if (!CONFLICTS.includes(error.code ?? 0)) throw error;
  await collection.dropIndex(nameOf(wanted)).catch((failed: { code?: number }) => {
    // Another process that starts beside this one was quicker.
    if (failed.code !== NOT_FOUND) throw failed;
  });
  await collection.createIndexes([wanted]);
}

/** As the driver names one that the schema does not. */
const nameOf = ({ name, key }: Wanted): string => name ?? Object.entries(key).flat().join('_');
