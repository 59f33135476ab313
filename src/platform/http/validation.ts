import { type ValidationError, ValidationPipe } from '@nestjs/common';
import { AppError } from '../app-error.js';

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

  constructor() {
    super('Diese Eingabe konnten wir nicht lesen.');
  }
}

/** Decorators carry their own German sentence; a decorator without one falls back to this. */
const FALLBACK = 'Dieser Wert passt hier nicht.';

export const validation = () =>
  new ValidationPipe({
    whitelist: true,
    transform: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => new InvalidInput(sentences(errors)),
  });

/** German sentences by the path of their field. */
export function sentences(errors: ValidationError[], path = ''): Record<string, string> {
  return Object.assign(
    {},
    ...errors.map(({ property, constraints, children }) => {
      const here = path ? `${path}.${property}` : property;
      const own = Object.values(constraints ?? {})[0];
      return { ...(own && { [here]: isGerman(own) ? own : FALLBACK }), ...sentences(children ?? [], here) };
    }),
  );
}

/** class-validator's own messages are English and name the property; ours end as sentences. */
const isGerman = (text: string): boolean => /[.!?]$/.test(text);
