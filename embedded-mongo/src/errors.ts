import type { Document } from 'bson';

/** The codes of the real server, by name. */
export const CODE = {
  BadValue: 2,
  Unauthorized: 13,
  TypeMismatch: 14,
  IllegalOperation: 20,
  IndexNotFound: 27,
  PathNotViable: 28,
  FailedToParse: 9,
  NamespaceNotFound: 26,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  MaxTimeMSExpired: 50,
  NamespaceExists: 48,
  DollarPrefixedFieldName: 52,
  EmptyFieldName: 56,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  CannotIndexParallelArrays: 171,
  NotImplemented: 238,
  InvalidBSON: 22,
  UnsupportedOpQueryCommand: 352,
  BSONObjectTooLarge: 10334,
  OutOfDiskSpace: 14031,
  InternalError: 1,
  DuplicateKey: 11000,
  UnknownField: 40415,
} as const;

/** An answer in MongoDB's error shape. */
export class MongoError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly details: Document = {},
  ) {
    super(message);
  }

  get codeName(): string {
    return Object.entries(CODE).find(([, code]) => code === this.code)?.[0] ?? `Location${this.code}`;
  }
}

export const badValue = (message: string): MongoError => new MongoError(CODE.BadValue, message);

/** MongoDB can do this, embedded-mongo does not: said aloud, because a near answer would be a wrong one. */
export const outside = (what: string): MongoError =>
  new MongoError(CODE.NotImplemented, `${what} is outside the subset that embedded-mongo supports`);
