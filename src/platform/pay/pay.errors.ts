import type { ChargeFailure } from './pay.types.js';

/** The service has said no, and will say so again. */
export class PayRefused extends Error {
  constructor(
    readonly failure: ChargeFailure,
    /** The service's own code, for the operator's log; never a sentence with keys in it. */
    readonly detail: string,
  ) {
    super(`The payment service refused: ${detail}`);
  }
}

/** Nothing is known: it may have happened or not. Read again before anything else. */
export class PayUnreachable extends Error {}

/**
 * The service has kept its own failure under the key and answers with it for a day. That call is over, so once the truth was
 * read again another key may be used.
 */
export class PayStuck extends PayUnreachable {}
