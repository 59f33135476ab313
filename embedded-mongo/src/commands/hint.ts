import { orderKey } from '../bson/order.js';
import { fieldsOf, T } from '../bson/slot.js';
import { isDocument, slotOf, textOf } from '../bson/values.js';
import { badValue } from '../errors.js';
import type { Collection } from '../store/collection.js';
import type { Args } from './args.js';

/** A hint names an index by its name or its key. The planner needs none, but one that names nothing is an error. */
export function checkHint(collection: Collection | undefined, args: Args): void {
  const hint = args.slot('hint');
  if (!hint || !collection) return;
  if (isDocument(hint)) {
    const [first] = fieldsOf(hint);
    if (!first || first.name === '$natural') return;
    const wanted = orderKey(hint);
    if ([...collection.indexes.values()].some(({ spec }) => orderKey(slotOf(spec.source.key)) === wanted))
      return;
  } else if (hint.type === T.string && collection.indexes.has(textOf(hint))) return;
  throw badValue('hint provided does not correspond to an existing index');
}
