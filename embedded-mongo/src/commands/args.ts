import { elementsOf, fieldsOf, type Slot, T } from '../bson/slot.js';
import { isArray, isDocument, isNull, isNumber, numberOf, textOf, truthOf } from '../bson/values.js';
import { CODE, MongoError } from '../errors.js';

/** Fields every command may carry and that change nothing in an engine of one process. */
const GENERIC = new Set([
  '$db',
  'lsid',
  '$clusterTime',
  '$readPreference',
  'readConcern',
  'writeConcern',
  'maxTimeMS',
  'comment',
  'apiVersion',
  'apiStrict',
  'apiDeprecationErrors',
  '$configServerState',
  'let',
]);

/** The fields of a command or of one of its parts, read by the type they should have. */
export class Args {
  private readonly fields: ReadonlyMap<string, Slot>;

  constructor(
    private readonly owner: string,
    body: Slot,
    private readonly sequences: ReadonlyMap<string, Slot[]> = new Map(),
  ) {
    this.fields = new Map(fieldsOf(body).map(({ name, value }) => [name, value]));
  }

  /** Refuses what the command does not know: an option that is overlooked is a wrong answer. */
  only(...names: string[]): this {
    for (const name of this.fields.keys()) {
      if (names.includes(name) || GENERIC.has(name) || name === this.owner) continue;
      throw new MongoError(
        CODE.UnknownField,
        `BSON field '${this.owner}.${name}' is an unknown or unsupported field.`,
      );
    }
    return this;
  }

  has(name: string): boolean {
    return this.fields.has(name);
  }

  slot(name: string): Slot | undefined {
    return this.fields.get(name);
  }

  text(name: string): string {
    const value = this.fields.get(name);
    if (value?.type !== T.string) throw this.wrongType(name, 'string');
    return textOf(value);
  }

  number(name: string, fallback: number): number {
    const value = this.fields.get(name);
    if (value === undefined || isNull(value)) return fallback;
    if (!isNumber(value)) throw this.wrongType(name, 'number');
    return numberOf(value);
  }

  /** A whole number that is not negative. */
  count(name: string, fallback = 0): number {
    const value = this.number(name, fallback);
    if (!Number.isInteger(value) || value < 0) {
      throw new MongoError(51024, `BSON field '${name}' value must be >= 0, actual value '${value}'`);
    }
    return value;
  }

  flag(name: string, fallback = false): boolean {
    return this.fields.has(name) ? truthOf(this.fields.get(name)) : fallback;
  }

  document(name: string): Slot | undefined {
    const value = this.fields.get(name);
    if (value === undefined || isNull(value)) return undefined;
    if (!isDocument(value)) throw this.wrongType(name, 'object');
    return value;
  }

  documents(name: string): Slot[] {
    const beside = this.sequences.get(name);
    if (beside) return beside;
    const elements = this.elements(name);
    if (!elements.every(isDocument)) throw this.wrongType(name, 'array of objects');
    return elements;
  }

  elements(name: string): Slot[] {
    const value = this.fields.get(name);
    if (!isArray(value)) throw this.wrongType(name, 'array');
    return elementsOf(value);
  }

  private wrongType(name: string, wanted: string): MongoError {
    if (!this.fields.has(name)) {
      return new MongoError(40414, `BSON field '${this.owner}.${name}' is missing but a required field`);
    }
    return new MongoError(
      CODE.TypeMismatch,
      `BSON field '${this.owner}.${name}' is the wrong type, expected ${wanted}`,
    );
  }
}
