import type { Draft, Opened } from './opened.types';
import { newCourse } from './parts/combo-form';
import { newVariant, type ProductFields } from './product-form';

const PREFIX = 'tresen:draft';

/** One for each dish and one for a new one, and each of a person: a tablet changes hands. */
export const draftKey = (userId: string, id: string | null): string => `${PREFIX}:${userId}:${id ?? 'new'}`;

export const isDraftOf = (userId: string, key: string): boolean => key.startsWith(`${PREFIX}:${userId}:`);

/** Null when it is not there, or of a shape that nobody knows any more. */
export function draftIn(key: string, stored: string | null): Draft | null {
  try {
    const { at, version, id, fields } = JSON.parse(stored ?? 'null') as Draft;
    const isWhole =
      typeof at === 'number' && typeof fields.name === 'string' && Array.isArray(fields.variants);
    return isWhole ? { key, at, version, id, fields: withFreshKeys(fields) } : null;
  } catch {
    return null;
  }
}

/** Rows that are not stored yet are numbered anew in each window. */
const withFreshKeys = (fields: ProductFields): ProductFields => ({
  ...fields,
  variants: fields.variants.map((one) => (one.id ? one : { ...one, key: newVariant().key })),
  combo: fields.combo && {
    ...fields.combo,
    courses: fields.combo.courses.map((one) => (one.id ? one : { ...one, key: newCourse().key })),
  },
});

export const openedOf = (draft: Draft): NonNullable<Opened> =>
  draft.id ? { id: draft.id, draft } : { newIn: draft.fields.categoryId, draft };
