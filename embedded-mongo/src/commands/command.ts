import type { Document } from 'bson';
import type { Cursors } from '../cursor/cursors.js';
import type { Store } from '../store/store.js';
import type { Args } from './args.js';

export interface Engine {
  readonly store: Store;
  readonly cursors: Cursors;
  readonly startedAt: Date;
}

export interface Call {
  readonly name: string;
  readonly database: string;
  readonly args: Args;
  readonly connection: number;
  readonly engine: Engine;
}

/** What a command answers: a document, to which `ok: 1` is added, or a reply already written. */
export type Handler = (call: Call) => Document | Buffer | Promise<Document | Buffer>;

export const namespaceOf = ({ database, args, name }: Call): string => `${database}.${args.text(name)}`;
