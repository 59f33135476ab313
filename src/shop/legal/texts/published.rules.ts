import type { PublishedTexts } from '../../restaurant/shop.types.js';
import type { TextKind } from '../legal.types.js';

export const FIELD_OF: Record<TextKind, keyof PublishedTexts> = {
  imprint: 'imprintVersion',
  privacy: 'privacyVersion',
  terms: 'termsVersion',
};
