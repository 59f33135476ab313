import { elementsOf, fieldsOf, type Slot, T } from '../bson/slot.js';
import { isArray, isDocument, truthOf } from '../bson/values.js';
import { badValue, outside } from '../errors.js';
import { expressionOf } from '../expression/expression.js';
import { type Condition, conditionOf, notCondition } from './conditions.js';
import { isOperators, optionsOf } from './value-tests.js';

/** A filter, compiled once: the test, and the conditions that all must hold, which is what an index can use. */
export interface Filter {
  readonly matches: (doc: Slot) => boolean;
  readonly facts: readonly Condition[];
  /** Whether the facts say all that the filter says. */
  readonly exact: boolean;
  /** The branches when the filter is nothing but one $or. */
  readonly branches: readonly Filter[] | null;
}

const LATER: Record<string, true> = { $where: true, $text: true, $jsonSchema: true };

export function filterOf(slot: Slot | undefined): Filter {
  if (!slot) return { matches: () => true, facts: [], exact: true, branches: null };
  if (!isDocument(slot)) throw badValue('a filter must be a document');
  const parts = fieldsOf(slot).filter(({ name }) => name !== '$comment');
  const filters = parts.map(({ name, value }) =>
    name.startsWith('$') ? logical(name, value) : field(name, value),
  );
  return filters.length === 1 ? filters[0]! : allOf(filters);
}

function allOf(filters: readonly Filter[]): Filter {
  return {
    matches: (doc) => filters.every(({ matches }) => matches(doc)),
    facts: filters.flatMap(({ facts }) => facts),
    exact: filters.every(({ exact }) => exact),
    branches: null,
  };
}

function logical(name: string, value: Slot): Filter {
  if (LATER[name]) throw outside(name);
  if (name === '$expr') return computed(value);
  if (name !== '$and' && name !== '$or' && name !== '$nor')
    throw badValue(`unknown top level operator: ${name}`);
  if (!isArray(value)) throw badValue(`${name} must be an array`);
  const branches = elementsOf(value).map(branchOf);
  if (branches.length === 0) throw badValue('$and/$or/$nor must be a nonempty array');
  if (name === '$and') return allOf(branches);
  const any = (doc: Slot) => branches.some(({ matches }) => matches(doc));
  if (name === '$nor') return { matches: (doc) => !any(doc), facts: [], exact: false, branches: null };
  return branches.length === 1 ? branches[0]! : { matches: any, facts: [], exact: false, branches };
}

function branchOf(slot: Slot): Filter {
  if (!isDocument(slot)) throw badValue('$or/$and/$nor entries need to be full objects');
  return filterOf(slot);
}

function field(name: string, value: Slot): Filter {
  const facts = isOperators(value)
    ? operators(name, value)
    : [conditionOf({ name, operator: '$eq', operand: value }, filterOf)];
  return { matches: (doc) => facts.every(({ matches }) => matches(doc)), facts, exact: true, branches: null };
}

function operators(name: string, value: Slot): Condition[] {
  const fields = fieldsOf(value);
  const options = optionsOf(fields);
  return fields
    .filter((field) => field.name !== '$options')
    .map(({ name: operator, value: operand }) => {
      if (operator === '$not') return negated(name, operand);
      return conditionOf({ name, operator, operand, options }, filterOf);
    });
}

function negated(name: string, value: Slot): Condition {
  if (value.type === T.regex) {
    return notCondition(name, [conditionOf({ name, operator: '$regex', operand: value }, filterOf)]);
  }
  if (!isDocument(value)) throw badValue('$not needs a regex or a document');
  if (!isOperators(value)) throw badValue('$not argument must be a document of operators');
  return notCondition(name, operators(name, value));
}

function computed(value: Slot): Filter {
  const expression = expressionOf(value);
  return { matches: (doc) => truthOf(expression(doc)), facts: [], exact: false, branches: null };
}
