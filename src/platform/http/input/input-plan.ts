import { Transform, TransformationType } from 'class-transformer';
import { defaultMetadataStorage as transforming } from 'class-transformer/cjs/storage.js';
import { getMetadataStorage, type ValidatorConstraintInterface } from 'class-validator';
import { atFirstUse } from '../../../shared/at-first-use.js';

export type InputClass = new () => object;

/** What the decorators of a class say, read once. */
export interface InputPlan {
  make: InputClass;
  fields: ReadonlyMap<string, InputField>;
}

export interface InputField {
  name: string;
  /** Of the object or the objects that stand here. */
  nested: InputPlan | null;
  change: Change[];
  /** All of them say yes, or the field is not looked at. */
  conditions: ((object: object, value: unknown) => unknown)[];
  checks: Check[];
}

type Change = NonNullable<ReturnType<typeof transforming.findTransformMetadatas>[number]['transformFn']>;

export interface Check {
  constraints: unknown[];
  each: boolean;
  by: ValidatorConstraintInterface;
}

type Rule = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];

const plans = new WeakMap<InputClass, InputPlan | null>();

/** null for a class with a decorator that is not understood here. */
export function planOf(input: InputClass): InputPlan | null {
  const known = plans.get(input);
  if (known !== undefined) return known;
  // One that holds itself finds this.
  plans.set(input, null);
  const plan = isOneLibrary() ? planned(input) : null;
  plans.set(input, plan);
  return plan;
}

/** Two copies of the library would each know one half of the decorators. */
const isOneLibrary = (): boolean => foundOfOne().length === 1;

const foundOfOne = atFirstUse(() => {
  class Probe {}
  Transform(() => null)(Probe.prototype, 'field');
  return transformsOf(Probe, 'field');
});

function planned(input: InputClass): InputPlan | null {
  const rules = getMetadataStorage().getTargetValidationMetadatas(input, '', false, false);
  const names = [...new Set(rules.map(({ propertyName }) => propertyName))];
  if (names.length === 0 || choosesFields(input) || names.some((name) => name in input.prototype))
    return null;
  const fields = names.map((name) =>
    fieldOf(
      input,
      name,
      rules.filter(({ propertyName }) => propertyName === name),
    ),
  );
  const plan = new Map(fields.flatMap((field) => (field ? [[field.name, field]] : [])));
  const isWhole = plan.size === names.length && Object.keys(new input()).every((name) => plan.has(name));
  return isWhole ? { make: input, fields: plan } : null;
}

const choosesFields = (input: InputClass): boolean =>
  transforming.getStrategy(input) !== 'none' ||
  transforming.getExposedMetadatas(input).length > 0 ||
  transforming.getExcludedMetadatas(input).length > 0;

function fieldOf(input: InputClass, name: string, rules: readonly Rule[]): InputField | null {
  if (!rules.every(isUnderstood)) return null;
  const holds = rules.some(({ type }) => type === 'nestedValidation');
  const type = transforming.findTypeMetadata(input, name);
  // What is made and not looked at, or looked at and not made, is left to the library.
  if (holds !== Boolean(type)) return null;
  const nested = type ? nestedOf(type) : null;
  if (holds && !nested) return null;
  return {
    name,
    nested,
    change: transformsOf(input, name),
    conditions: rules.flatMap(({ type, constraints }) =>
      type === 'conditionalValidation' ? [constraints[0]] : [],
    ),
    checks: rules.flatMap(checksOf),
  };
}

const UNDERSTOOD = ['customValidation', 'nestedValidation', 'conditionalValidation', 'whitelistValidation'];

const isUnderstood = ({ type, groups = [], validateIf, constraintCls }: Rule): boolean =>
  UNDERSTOOD.includes(type) &&
  groups.length === 0 &&
  !validateIf &&
  getMetadataStorage()
    .getTargetValidatorConstraints(constraintCls)
    .every((one) => !one.async);

const checksOf = ({ type, constraints, each, constraintCls }: Rule): Check[] =>
  type === 'customValidation'
    ? getMetadataStorage()
        .getTargetValidatorConstraints(constraintCls)
        .map(({ instance }) => ({ constraints, each, by: instance }))
    : [];

type Typed = NonNullable<ReturnType<typeof transforming.findTypeMetadata>>;

/** A type that depends on what was sent is none that can be read ahead. */
function nestedOf({ typeFunction, reflectedType, options }: Typed): InputPlan | null {
  if (typeFunction.length > 0 || options?.discriminator) return null;
  if (reflectedType === Set || reflectedType === Map) return null;
  return planOf((typeFunction as () => InputClass)());
}

function transformsOf(input: InputClass, name: string): Change[] {
  const found = transforming.findTransformMetadatas(input, name, TransformationType.PLAIN_TO_CLASS);
  return found.filter(({ options }) => !options.groups?.length).map(({ transformFn }) => transformFn);
}
