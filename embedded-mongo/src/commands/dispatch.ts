import { type Document, serialize } from 'bson';
import { fieldsOf, T } from '../bson/slot.js';
import { isNumber, numberOf, textOf } from '../bson/values.js';
import { badValue, CODE, MongoError } from '../errors.js';
import { within } from '../query/deadline.js';
import { errorBody } from '../wire/connection.js';
import type { Request } from '../wire/message.js';
import { OPCODE } from '../wire/message.js';
import { administration } from './administration.js';
import { aggregateCommands } from './aggregate.js';
import { Args } from './args.js';
import type { Engine, Handler } from './command.js';
import { handshake } from './handshake.js';
import { indexes } from './indexes.js';
import { reads } from './reads.js';
import { writes } from './writes.js';

const COMMANDS: Record<string, Handler> = {
  ...handshake,
  ...administration,
  ...indexes,
  ...reads,
  ...aggregateCommands,
  ...writes,
};
const BY_NAME = new Map(Object.entries(COMMANDS));
const HANDSHAKE = new Set(Object.keys(handshake));

export async function answer(
  request: Request,
  connection: number,
  engine: Engine,
  log: (line: string) => void,
) {
  try {
    const result = await run(request, connection, engine);
    return Buffer.isBuffer(result)
      ? result
      : Buffer.from(serialize({ ...result, ok: 1 }, { ignoreUndefined: true }));
  } catch (error) {
    if (error instanceof MongoError) return errorBody(error);
    log(`internal error: ${(error as Error).stack}`);
    return errorBody(new MongoError(CODE.InternalError, `internal error: ${(error as Error).message}`));
  }
}

async function run(request: Request, connection: number, engine: Engine): Promise<Document | Buffer> {
  const [first] = fieldsOf(request.body);
  const name = first?.name ?? '';
  const handler = BY_NAME.get(name);
  if (!handler) throw new MongoError(CODE.CommandNotFound, `no such command: '${name}'`);
  if (request.opcode === OPCODE.query && !HANDSHAKE.has(name)) {
    throw new MongoError(CODE.UnsupportedOpQueryCommand, `Unsupported OP_QUERY command: ${name}`);
  }
  const args = new Args(name, request.body, request.sequences);
  refuseTransactions(args);
  refuseReplicas(args);
  const db = args.slot('$db');
  const call = { name, args, connection, engine, database: db ? textOf(db) : 'admin' };
  return within(args.count('maxTimeMS'), () => handler(call));
}

/** A write that shall be on two servers, or on those of a name, never will be. */
function refuseReplicas(args: Args): void {
  const concern = args.document('writeConcern');
  const w = concern && fieldsOf(concern).find(({ name }) => name === 'w')?.value;
  if (isNumber(w) && numberOf(w) > 1) throw badValue("cannot use 'w' > 1 when a host is not replicated");
  if (w?.type === T.string && textOf(w) !== 'majority')
    throw badValue(
      `cannot use non-majority 'w' mode ${textOf(w)} when a host is not a member of a replica set`,
    );
}

/** We present ourselves as a standalone server, which has neither transactions nor retryable writes. */
function refuseTransactions(args: Args): void {
  if (!args.has('txnNumber') && !args.has('startTransaction')) return;
  throw new MongoError(
    CODE.IllegalOperation,
    'Transaction numbers are only allowed on a replica set member or mongos',
  );
}
