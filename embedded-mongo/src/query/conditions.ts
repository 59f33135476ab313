import { elementsOf, fieldsOf, type Slot, T } from '../bson/slot.js';
import { isArray, isDocument, isNumber, numberOf, truthOf } from '../bson/values.js';
import { badValue, outside } from '../errors.js';
import { anyValue, anyWhole, type Path, pathOf, type Test } from './path.js';
import { typeTest } from './types.js';
import { among, equal, isOperators, optionsOf, prefixOf, VALUE_TESTS } from './value-tests.js';

/** One demand on one path. */
export interface Condition {
  readonly name: string;
  readonly operator: string;
  readonly operand: Slot | undefined;
  readonly matches: (doc: Slot) => boolean;
  /** The demand on a single value, where there is one: a partial index asks it about an equality. */
  readonly test: Test | null;
  readonly prefix: string | null;
}

const UNSUPPORTED = new Set([
  '$bitsAllSet',
  '$bitsAnySet',
  '$bitsAllClear',
  '$bitsAnyClear',
  '$geoWithin',
  '$geoIntersects',
  '$near',
  '$nearSphere',
  '$jsonSchema',
  '$expr',
  '$text',
  '$where',
  '$rand',
]);

export interface Demand {
  readonly name: string;
  readonly operator: string;
  readonly operand: Slot;
  readonly options?: string;
}

/** Compiles the filter inside an $elemMatch; handed in, because a filter is made of conditions. */
export type Compile = (filter: Slot) => { matches: (doc: Slot) => boolean };

export function conditionOf(demand: Demand, compile: Compile): Condition {
  const { name, operator, operand, options } = demand;
  const path = pathOf(name);
  const build = VALUE_TESTS[operator];
  if (build) return onValue(name, path, operator, operand, build(operand, options));
  const condition = (matches: (doc: Slot) => boolean, test: Test | null = null): Condition => ({
    name,
    operator,
    operand,
    matches,
    test,
    prefix: null,
  });
  switch (operator) {
    case '$ne':
      return condition(not(path, equal(operand)));
    case '$nin':
      return condition(not(path, among(operand, '$nin')));
    case '$exists': {
      const wanted = truthOf(operand);
      return condition(
        (doc) => anyValue(doc, path, (value) => value !== undefined) === wanted,
        wanted ? isThere : null,
      );
    }
    case '$size': {
      const size = isNumber(operand) ? numberOf(operand) : -1;
      if (!Number.isInteger(size) || size < 0) throw badValue('$size must be a non-negative whole number');
      return condition((doc) =>
        anyWhole(doc, path, (value) => isArray(value) && elementsOf(value).length === size),
      );
    }
    case '$type': {
      const { test, arrays } = typeTest(operand);
      return condition((doc) => anyValue(doc, path, test) || (arrays && anyWhole(doc, path, isArray)), test);
    }
    case '$elemMatch': {
      const test = elementTest(operand, compile);
      return condition((doc) => anyWhole(doc, path, test));
    }
    case '$all': {
      const parts = allParts(name, operand, compile);
      return condition((doc) => parts.length > 0 && parts.every(({ matches }) => matches(doc)));
    }
    default:
      throw UNSUPPORTED.has(operator) ? outside(operator) : badValue(`unknown operator: ${operator}`);
  }
}

export const notCondition = (name: string, conditions: readonly Condition[]): Condition => ({
  name,
  operator: '$not',
  operand: undefined,
  matches: (doc) => !conditions.every(({ matches }) => matches(doc)),
  test: null,
  prefix: null,
});

function onValue(name: string, path: Path, operator: string, operand: Slot, test: Test): Condition {
  const isPattern = operand.type === T.regex || operator === '$regex';
  const plainOperator = operator === '$eq' && isPattern ? '$regex' : operator;
  const prefix = plainOperator === '$regex' ? prefixOf(test) : null;
  return {
    name,
    operator: plainOperator,
    operand,
    test,
    prefix,
    matches: (doc) => anyValue(doc, path, test),
  };
}

const not = (path: Path, test: Test) => (doc: Slot) => !anyValue(doc, path, test);

/** An equality with null also finds what is missing, so null proves no existence. */
const isThere: Test = (value) => value !== undefined && value.type !== T.null;

function elementTest(operand: Slot, compile: Compile): Test {
  if (!isDocument(operand)) throw badValue('$elemMatch needs an Object');
  const accepts =
    isOperators(operand) && !isLogical(operand)
      ? valueTest(operand, compile)
      : documentTest(operand, compile);
  return (value) => isArray(value) && elementsOf(value).some(accepts);
}

const isLogical = (operand: Slot): boolean =>
  ['$and', '$or', '$nor'].includes(fieldsOf(operand)[0]?.name ?? '');

function documentTest(operand: Slot, compile: Compile): (element: Slot) => boolean {
  const { matches } = compile(operand);
  return (element) => (isDocument(element) ? matches(element) : isArray(element) && matches(element));
}

/** The operators look at the element itself: each is asked about a document that holds nothing but it. */
function valueTest(operand: Slot, compile: Compile): (element: Slot) => boolean {
  const fields = fieldsOf(operand);
  const options = optionsOf(fields);
  const conditions = fields
    .filter(({ name }) => name !== '$options')
    .map(({ name, value }) =>
      elementCondition({ name: 'v', operator: name, operand: value, options }, compile),
    );
  return (element) => conditions.every((test) => test(element));
}

function elementCondition(demand: Demand, compile: Compile): Test {
  const { operator, operand, options } = demand;
  const build = VALUE_TESTS[operator];
  if (build) return build(operand, options);
  if (operator === '$ne') return negated(equal(operand));
  if (operator === '$nin') return negated(among(operand, '$nin'));
  if (operator === '$exists') return () => truthOf(operand);
  if (operator === '$not' && isDocument(operand)) return negated(valueTest(operand, compile) as Test);
  conditionOf(demand, compile);
  throw outside(`${operator} directly inside $elemMatch`);
}

const negated =
  (test: Test): Test =>
  (value) =>
    !test(value);

function allParts(name: string, operand: Slot, compile: Compile): Condition[] {
  if (!isArray(operand)) throw badValue('$all needs an array');
  return elementsOf(operand).map((element) => {
    if (!isOperators(element)) return conditionOf({ name, operator: '$eq', operand: element }, compile);
    const [first] = fieldsOf(element);
    if (first?.name !== '$elemMatch') throw badValue('no $ expressions in $all');
    return conditionOf({ name, operator: '$elemMatch', operand: first.value }, compile);
  });
}
