import type { SchemaObject } from './openapi.types.js';

/** What a call asks in its address, and answers: `data` inside the envelope, a `body` of its own, or a stream. */
export interface ApiAnswer {
  query?: SchemaObject;
  data?: SchemaObject;
  message?: boolean;
  body?: SchemaObject;
  produces?: string;
}

export interface ApiTypes {
  /** By `Controller.method`. */
  answers: Record<string, ApiAnswer>;
  components: Record<string, SchemaObject>;
}
