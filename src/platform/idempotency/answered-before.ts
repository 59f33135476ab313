import type { KeptAnswer } from './answers.js';

/** Thrown where a request came before: what it was answered then is said again word by word. */
export class AnsweredBefore extends Error {
  constructor(readonly answer: KeptAnswer) {
    super('answered before');
  }
}
