import { ObjectId } from 'bson';
import { sameValue } from '../bson/order.js';
import { documentSlot, elementsOf, fieldOf, fieldsOf, type Slot, T } from '../bson/slot.js';
import { detached, isArray, isDocument, slotOf } from '../bson/values.js';
import { BsonWriter } from '../bson/writer.js';
import { CODE, MongoError, outside } from '../errors.js';
import type { Condition } from '../query/conditions.js';
import { type Path, pathOf } from '../query/path.js';
import { isOperators } from '../query/value-tests.js';
import { OPERATORS } from './operators.js';
import { placeOf } from './place.js';
import { Branch, branchOf, bytesOf } from './tree.js';

/** A document after an update. */
export interface Applied {
  readonly bytes: Buffer;
  /** Fields of the document itself: no other has another value than before. Null when nobody knows. */
  readonly changed: ReadonlySet<string> | null;
}

/** An update, compiled once. */
export interface Update {
  readonly applied: (doc: Buffer) => Applied;
  /** The document an upsert inserts, from what the filter says must be equal. */
  readonly inserted: (facts: readonly Condition[]) => Buffer;
  readonly isReplacement: boolean;
}

interface Change {
  readonly operator: string;
  readonly name: string;
  readonly path: Path;
  readonly operand: Slot;
}

const ID = Buffer.from('_id');
/** Behind the length of the document, a type and the name. */
const FIRST_ID = 4 + 1 + ID.length + 1;
const REFUSED = new Set(['$rename', '$bit', '$pushAll']);
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

export function updateOf(slot: Slot | undefined): Update {
  if (isArray(slot)) throw outside('an update with an aggregation pipeline');
  if (!isDocument(slot))
    throw new MongoError(CODE.FailedToParse, 'Update argument must be an object or an array');
  const [first] = fieldsOf(slot);
  return first?.name.startsWith('$') ? modification(changesOf(slot)) : replacement(slot);
}

function replacement(slot: Slot): Update {
  const dollar = fieldsOf(slot).find(({ name }) => name.startsWith('$'));
  if (dollar) {
    throw new MongoError(
      CODE.DollarPrefixedFieldName,
      `The dollar ($) prefixed field '${dollar.name}' is not allowed in a replacement`,
    );
  }
  const ownId = fieldOf(slot, ID);
  const withId = (id: Slot): Buffer => {
    if (ownId && !sameValue(ownId, id)) throw immutableId();
    return storedDocument(slot, id);
  };
  return {
    isReplacement: true,
    applied: (doc) => ({ bytes: withId(fieldOf(documentSlot(doc), ID) as Slot), changed: null }),
    inserted: (facts) => withId(equalityOn('_id', facts) ?? ownId ?? slotOf(new ObjectId())),
  };
}

function modification(changes: readonly Change[]): Update {
  const always = changes.filter(({ operator }) => operator !== '$setOnInsert');
  const changed = new Set(always.map(({ path }) => path[0]!.name));
  return {
    isReplacement: false,
    applied: (doc) => {
      const branch = branchOf(documentSlot(doc));
      for (const change of always) apply(branch, change);
      const bytes = limited(bytesOf(branch));
      if (changed.has('_id') || branch.hasTwins) refuseOtherId(documentSlot(doc), documentSlot(bytes));
      return { bytes, changed: branch.hasTwins ? null : changed };
    },
    inserted: (facts) => {
      const seed = documentSlot(bytesOf(seedOf(facts)));
      const branch = branchOf(seed);
      for (const change of changes) apply(branch, change);
      const result = documentSlot(bytesOf(branch));
      if (fieldOf(seed, ID)) refuseOtherId(seed, result);
      return storedDocument(result, fieldOf(result, ID) ?? slotOf(new ObjectId()));
    },
  };
}

/** MongoDB applies an update in the order of its paths, not of its operators. */
function changesOf(slot: Slot): Change[] {
  const changes = fieldsOf(slot).flatMap(({ name: operator, value }) => {
    if (REFUSED.has(operator)) throw outside(operator);
    if (!OPERATORS[operator])
      throw new MongoError(
        CODE.FailedToParse,
        `Unknown modifier: ${operator}. Expected a valid update modifier`,
      );
    if (!isDocument(value)) {
      throw new MongoError(
        CODE.FailedToParse,
        `Modifiers operate on fields but we found another type instead for ${operator}`,
      );
    }
    return fieldsOf(value).map(({ name, value: operand }) => changeOf(operator, name, operand));
  });
  changes.sort((a, b) => byPath(a.path, b.path));
  refuseConflicts(changes);
  return changes;
}

function changeOf(operator: string, name: string, operand: Slot): Change {
  const path = pathOf(name);
  for (const step of path) {
    if (step.name === '')
      throw new MongoError(CODE.EmptyFieldName, `The update path '${name}' contains an empty field name`);
    if (step.name === '$' || /^\$\[.*\]$/.test(step.name))
      throw outside('the positional operator $ in an update');
    if (step.name.startsWith('$')) throw outside(`the update path '${name}'`);
  }
  return { operator, name, path, operand };
}

function byPath(a: Path, b: Path): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    if (a[i]!.name !== b[i]!.name) return a[i]!.name < b[i]!.name ? -1 : 1;
  }
  return a.length - b.length;
}

function refuseConflicts(changes: readonly Change[]): void {
  changes.slice(1).forEach(({ name }, i) => {
    const before = changes[i]!.name;
    if (name !== before && !name.startsWith(`${before}.`)) return;
    throw new MongoError(
      CODE.ConflictingUpdateOperators,
      `Updating the path '${name}' would create a conflict at '${before}'`,
    );
  });
}

function apply(branch: Branch, { operator, path, operand, name }: Change): void {
  const { way, apply: change } = OPERATORS[operator]!;
  const place = placeOf(branch, path, way);
  if (place) change(place, operand, name);
}

/** The equalities of the filter, as the first fields of the document to insert. */
function seedOf(facts: readonly Condition[]): Branch {
  const branch = new Branch(new Map());
  const equalities = facts.flatMap((fact) => {
    const value = onlyValueOf(fact);
    return value ? [{ path: pathOf(fact.name), value }] : [];
  });
  for (const { path, value } of equalities.sort((a, b) => byPath(a.path, b.path))) {
    placeOf(branch, path, 'make')?.set(value);
  }
  return branch;
}

const equalityOn = (wanted: string, facts: readonly Condition[]): Slot | undefined =>
  facts.filter(({ name }) => name === wanted).flatMap((fact) => onlyValueOf(fact) ?? [])[0];

/** A list of one value asks for that value, as an equality does. */
function onlyValueOf({ operator, operand }: Condition): Slot | undefined {
  if (operator === '$eq') return operand;
  if ((operator !== '$in' && operator !== '$all') || !isArray(operand)) return undefined;
  const [only, ...others] = elementsOf(operand);
  return only && others.length === 0 && only.type !== T.regex && !isOperators(only) ? only : undefined;
}

/** The document as it is stored: `_id` first, bytes of its own. */
export function storedDocument(doc: Slot, id: Slot = fieldOf(doc, ID) ?? slotOf(new ObjectId())): Buffer {
  refuseBadId(id);
  if (fieldOf(doc, ID)?.at === doc.at + FIRST_ID) return limited(detached(doc));
  const writer = new BsonWriter(doc.end - doc.at + 32).open().slot('_id', id);
  for (const { name, value } of fieldsOf(doc)) if (name !== '_id') writer.slot(name, value);
  return limited(writer.close().done());
}

function refuseBadId(id: Slot): void {
  if (id.type !== T.array && id.type !== T.regex && id.type !== T.undefined) return;
  throw new MongoError(53, "The '_id' value cannot be of this type");
}

function limited(bytes: Buffer): Buffer {
  if (bytes.length <= MAX_DOCUMENT_BYTES) return bytes;
  throw new MongoError(
    CODE.BSONObjectTooLarge,
    `BSONObj size: ${bytes.length} is invalid. Size must be between 0 and ${MAX_DOCUMENT_BYTES}`,
  );
}

function refuseOtherId(before: Slot, after: Slot): void {
  if (!sameValue(fieldOf(before, ID), fieldOf(after, ID)) || !fieldOf(after, ID)) throw immutableId();
}

const immutableId = (): MongoError =>
  new MongoError(
    CODE.ImmutableField,
    "Performing an update on the path '_id' would modify the immutable field '_id'",
  );
