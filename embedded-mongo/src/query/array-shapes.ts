import { documentSlot, elementsOf, type Slot, T } from '../bson/slot.js';
import { isArray, isNumber, numberOf } from '../bson/values.js';
import { BsonWriter } from '../bson/writer.js';
import { badValue } from '../errors.js';
import { filterOf } from './filter.js';

/** Writes what a projection leaves of an array field, if anything. */
export type Shape = (writer: BsonWriter, name: string, value: Slot) => void;

export function firstMatch(condition: Slot): Shape {
  const asked = new BsonWriter().open().openField('v').slot('$elemMatch', condition).close().close().done();
  const { matches } = filterOf(documentSlot(asked));
  return (writer, name, value) => {
    if (!isArray(value)) return;
    const found = elementsOf(value).find((element) => matches(holding(element)));
    if (found) writeArray(writer, name, [found]);
  };
}

/** `n` takes from the front, `-n` from the back, `[from, n]` from the middle. */
export function sliceOf(operand: Slot): Shape {
  const [from, count] = sliceBounds(operand);
  return (writer, name, value) => {
    if (!isArray(value)) {
      writer.slot(name, value);
      return;
    }
    const elements = elementsOf(value);
    const start = from < 0 ? Math.max(0, elements.length + from) : from;
    writeArray(writer, name, elements.slice(start, start + count));
  };
}

function sliceBounds(operand: Slot): [number, number] {
  const numbers = (isArray(operand) ? elementsOf(operand) : [operand]).map((slot) =>
    isNumber(slot) ? numberOf(slot) : Number.NaN,
  );
  const [first = Number.NaN, second] = numbers;
  if (!numbers.every(Number.isInteger) || numbers.length > 2)
    throw badValue('$slice needs one or two whole numbers');
  if (second !== undefined && second <= 0) throw badValue('the second $slice argument must be positive');
  if (second !== undefined) return [first, second];
  return first < 0 ? [first, -first] : [0, first];
}

function holding(element: Slot): Slot {
  const doc = new BsonWriter().open();
  writeArray(doc, 'v', [element]);
  return documentSlot(doc.close().done());
}

function writeArray(writer: BsonWriter, name: string, elements: readonly Slot[]): void {
  writer.openField(name, T.array);
  elements.forEach((element, i) => void writer.slot(String(i), element));
  writer.close();
}
