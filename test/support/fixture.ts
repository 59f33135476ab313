import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import mongoose from 'mongoose';
import { unpack } from '../../scripts/upgrade/pack.mjs';
import type { Order } from '../../src/shop/order/order.types.js';
import type { PayState } from '../../src/shop/order/paying/order-payment.types.js';

const FOLDER = 'test/upgrade';
const CLOCK = path.resolve('scripts/upgrade/clock-behind.mjs');
const MINUTE = 60_000;
/** The services of the time are gone: what is known of a payment is what was written down. */
const NOBODY = 'http://127.0.0.1:9';

/** What people were told by the product that wrote the directory. */
export interface Facts {
  at: string;
  /** Paths of pictures that were uploaded. */
  pictures: string[];
  printerPath: string;
  /** Refresh tokens by first name. */
  signedIn: Record<string, string>;
  orders: ToldOrder[];
}

export interface ToldOrder {
  slug: string;
  id: string;
  number: number;
  token: string;
  state: Order['state'];
  payableCents: number;
  erased?: boolean;
  /** How it stood with a payment online. */
  money?: PayState;
  /** The worker was gone, or Redis as well, when it was accepted. */
  waitsIn?: 'queue' | 'outbox';
  /** By line, the group of each option; null where nobody can say it for sure. */
  groupIds: (string | null)[][];
}

export type StoredOrder = Omit<Order, 'id'> & { _id: string };

export const fixtures = (): string[] => readdirSync(FOLDER).filter((name) => name.endsWith('.fixture'));

/** A fixture in a folder of its own, and the environment in which its day goes on. */
export function unpacked(name: string): {
  dir: string;
  facts: Facts;
  env: Record<string, string | undefined>;
} {
  const dir = mkdtempSync(path.join(tmpdir(), 'tresen-upgrade-'));
  const facts: Facts = unpack(readFileSync(path.join(FOLDER, name)), dir);
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    NODE_OPTIONS: `--import=${CLOCK}`,
    CLOCK_BEHIND_MS: String(Date.now() - Date.parse(facts.at) - MINUTE),
    DATA_DIR: dir,
    HOST: '127.0.0.1',
    PORT: '0',
    BASE_URL: '',
    MONGODB_URI: '',
    REDIS_URL: '',
    SMTP_URL: '',
    LOG_LEVEL: 'info',
    RATE_LIMIT_FACTOR: '1000',
    STRIPE_API_BASE: NOBODY,
    PAYPAL_API_BASE: NOBODY,
  };
  return { dir, facts, env };
}

/** Looks into a store past the product. */
export async function lookInto<T>(uri: string, look: (store: mongoose.mongo.Db) => Promise<T>): Promise<T> {
  const client = await new mongoose.mongo.MongoClient(uri).connect();
  try {
    return await look(client.db());
  } finally {
    await client.close();
  }
}

export const ordersIn = (uri: string): Promise<StoredOrder[]> =>
  lookInto(uri, (store) => store.collection<StoredOrder>('orders').find({}).sort({ _id: 1 }).toArray());

export const marksIn = (uri: string) =>
  lookInto(uri, (store) => store.collection<{ _id: number; at: Date }>('migrations').find({}).toArray());

export interface Started {
  child: ChildProcess;
  said(): string;
  /** The first match in what it has said; fails when it ends before. */
  waitFor(sentence: RegExp): Promise<RegExpExecArray>;
  end(signal?: NodeJS.Signals): Promise<void>;
}

export function startNode(args: string[], env: Record<string, string | undefined>): Started {
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  }
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    child,
    said: () => said,
    waitFor: async (sentence) => {
      for (;;) {
        const match = sentence.exec(said);
        if (match) return match;
        if (hasEnded()) throw new Error(said);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    end: async (signal = 'SIGTERM') => {
      if (hasEnded()) return;
      child.kill(signal);
      await once(child, 'exit');
    },
  };
}
