import type { CleanedText } from '../../plain-text.rules.js';
import { NothingLeft } from '../../texts.errors.js';

/** Null where nothing of what the model wrote may stay. */
export const orNothing = (text: Promise<CleanedText>): Promise<CleanedText | null> =>
  text.catch((error: unknown) => {
    if (error instanceof NothingLeft) return null;
    throw error;
  });
