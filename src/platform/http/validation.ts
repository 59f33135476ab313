import { type ArgumentMetadata, type ValidationError, ValidationPipe } from '@nestjs/common';
import { getMetadataStorage, type MetadataStorage } from 'class-validator';
import { AppError } from '../app-error.js';
import type { InputClass } from './input/input-plan.js';
import { quickInput } from './input/quick-input.js';

export class InvalidInput extends AppError {
  readonly code = 'VALIDATION';
  readonly status = 400;
  override readonly headline = 'Eingabe prüfen';

  constructor(override readonly fields: Record<string, string>) {
    super(Object.values(fields)[0] ?? 'Bitte prüfe deine Eingabe.');
  }
}

/** Refused before it comes to a validator. */
export class MonstrousBody extends AppError {
  readonly code = 'BAD_REQUEST';
  readonly status = 400;

  constructor(mostSent: string | null = null) {
    super(mostSent ?? 'Diese Eingabe konnten wir nicht lesen.');
  }
}

/** Of what guests send, only a basket is ever so long. */
export class EndlessBasket extends AppError {
  readonly code = 'BAD_REQUEST';
  readonly status = 400;

  constructor() {
    super('Das sind mehr Gerichte, als online gehen. Bitte im Restaurant anrufen.');
  }
}

/** Decorators carry a German sentence or the key of one; a decorator without either falls back to this. */
export const UNFIT_VALUE = 'Dieser Wert passt hier nicht.';

/** What is wrong with an input the libraries say; most have nothing wrong. */
class InputPipe extends ValidationPipe {
  override transform(sent: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { metatype } = metadata;
    const quick = metatype && this.toValidate(metadata) ? quickInput(metatype as InputClass, sent) : null;
    return quick ? Promise.resolve(quick) : super.transform(sent, metadata);
  }
}

export function validation(): ValidationPipe {
  searchOnce(getMetadataStorage());
  return new InputPipe({
    whitelist: true,
    transform: true,
    transformOptions: { exposeUnsetFields: false },
    stopAtFirstError: true,
    exceptionFactory: (errors) => new InvalidInput(sentences(errors)),
  });
}

type Decorators = ReturnType<MetadataStorage['getTargetValidationMetadatas']>;
const searched = new WeakSet<MetadataStorage>();

/**
 * For each object it validates the library asks every class it knows whether it is an ancestor. What is decorated stays as it
 * is once there is an object of the class, so it is searched for once. The schema it asks for beside the class changes nothing.
 */
function searchOnce(storage: MetadataStorage): void {
  if (searched.has(storage)) return;
  searched.add(storage);
  const search = storage.getTargetValidationMetadatas.bind(storage);
  const group = storage.groupByPropertyName.bind(storage);
  const found = new WeakMap<object, Decorators>();
  const grouped = new WeakMap<Decorators, ReturnType<typeof group>>();
  storage.getTargetValidationMetadatas = (target, schema, always, strict, groups) => {
    if (always || strict || groups?.length || typeof target !== 'function')
      return search(target, schema, always, strict, groups);
    return kept(found, target, () => search(target, schema, always, strict, groups));
  };
  storage.groupByPropertyName = (decorators) => kept(grouped, decorators, () => group(decorators));
}

function kept<K extends object, V>(known: WeakMap<K, V>, key: K, make: () => V): V {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

/** German sentences by the path of their field. */
export function sentences(errors: ValidationError[], path = ''): Record<string, string> {
  return Object.assign(
    {},
    ...errors.map(({ property, constraints, children }) => {
      const here = path ? `${path}.${property}` : property;
      const own = Object.values(constraints ?? {})[0];
      return { ...(own && { [here]: isOurs(own) ? own : UNFIT_VALUE }), ...sentences(children ?? [], here) };
    }),
  );
}

/** class-validator's own messages are English words without a full stop; ours are sentences, or keys like `extra.tooMany`. */
const isOurs = (text: string): boolean => /[.!?]$|^[a-z]+\.[a-z]+$/i.test(text);
