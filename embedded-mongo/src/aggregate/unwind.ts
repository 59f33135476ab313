import { Long } from 'bson';
import { documentSlot, elementsOf, fieldsOf, type Slot, T } from '../bson/slot.js';
import { isArray, isDocument, isNull, slotOf, textOf, truthOf } from '../bson/values.js';
import { MongoError } from '../errors.js';
import { onTime } from '../query/deadline.js';
import { type Path, pathOf, plainValue } from '../query/path.js';
import { placeOf } from '../update/place.js';
import { branchOf, bytesOf } from '../update/tree.js';

interface Unwind {
  path: Path;
  keepsEmpty: boolean;
  indexName: Path | null;
}

export function unwindStage(slot: Slot): (docs: readonly Slot[]) => Slot[] {
  const unwind = unwindOf(slot);
  return (docs) =>
    docs.flatMap((doc) => {
      onTime();
      return unwound(doc, unwind);
    });
}

function unwindOf(slot: Slot): Unwind {
  const fields = isDocument(slot) ? fieldsOf(slot) : [{ name: 'path', value: slot }];
  const part = (name: string) => fields.find((field) => field.name === name)?.value;
  const path = part('path');
  if (path?.type !== T.string) throw new MongoError(28808, 'expected a string as the path for $unwind stage');
  if (!textOf(path).startsWith('$'))
    throw new MongoError(28818, "path option to $unwind stage should be prefixed with a '$'");
  const unknown = fields.find(
    ({ name }) => !['path', 'preserveNullAndEmptyArrays', 'includeArrayIndex'].includes(name),
  );
  if (unknown) throw new MongoError(28811, `unrecognized option to $unwind stage: ${unknown.name}`);
  const index = part('includeArrayIndex');
  return {
    path: pathOf(textOf(path).slice(1)),
    keepsEmpty: truthOf(part('preserveNullAndEmptyArrays')),
    indexName: index ? pathOf(textOf(index)) : null,
  };
}

function unwound(doc: Slot, { path, keepsEmpty, indexName }: Unwind): Slot[] {
  const value = plainValue(doc, path);
  if (isArray(value)) {
    const elements = elementsOf(value);
    if (elements.length > 0) return elements.map((element, i) => variant(doc, path, element, indexName, i));
    return keepsEmpty ? [variant(doc, path, null, indexName, null)] : [];
  }
  const isEmpty = value === undefined || isNull(value);
  if (isEmpty && !keepsEmpty) return [];
  return [indexName ? variant(doc, path, value ?? null, indexName, null) : doc];
}

/** The document with one element in the place of its array; null takes the field away. */
function variant(
  doc: Slot,
  path: Path,
  element: Slot | null,
  indexName: Path | null,
  index: number | null,
): Slot {
  const branch = branchOf(doc);
  const place = placeOf(branch, path, element === null ? 'tryToFind' : 'make');
  if (element) place?.set(element);
  else place?.unset();
  if (indexName)
    placeOf(branch, indexName, 'make')?.set(slotOf(index === null ? null : Long.fromNumber(index)));
  return documentSlot(bytesOf(branch));
}
