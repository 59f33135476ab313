import { imprintText } from '../imprint/imprint-text.rules.js';
import type { TextKind } from '../legal.types.js';
import { privacyText } from './privacy-text.rules.js';
import { termsText } from './terms-text.rules.js';
import type { TextFacts } from './text-facts.types.js';

const WRITTEN: Record<TextKind, (facts: TextFacts) => string> = {
  imprint: imprintText,
  privacy: privacyText,
  terms: termsText,
};

/** A text to start from, as good as the data it is made of. A lawyer may always know better. */
export const startText = (kind: TextKind, facts: TextFacts): string => WRITTEN[kind](facts);
