const KEY = /^[\x21-\x7e]{8,200}$/;
const MUTATING = ['POST', 'PUT', 'PATCH', 'DELETE'];
/** Answers that say "not now": asked again, the same request may succeed. */
const PASSING = [408, 425, 429];

export const isKey = (text: string): boolean => KEY.test(text);

export const isMutating = (method: string): boolean => MUTATING.includes(method);

/** A refusal is an answer and stays one; a failure of ours is none. */
export const isLasting = (status: number): boolean => status < 500 && !PASSING.includes(status);
