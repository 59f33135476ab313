import { describe, expect, it } from '@jest/globals';
import { draftIn, draftKey, isDraftOf, openedOf } from './draft.rules';
import { newCombo } from './parts/combo-form';
import { emptyProduct, newVariant } from './product-form';

const fields = {
  ...emptyProduct('pizza'),
  name: 'Diavola',
  variants: [newVariant('Klein'), newVariant('Groß')],
};
const stored = (over: object = {}) => JSON.stringify({ at: 1_000, id: null, fields, ...over });

describe('a draft', () => {
  it('belongs to one person and one dish', () => {
    const keys = [
      draftKey('lucia', 'd1'),
      draftKey('lucia', 'd2'),
      draftKey('lucia', null),
      draftKey('marco', 'd1'),
    ];
    expect(new Set(keys).size).toBe(4);
    expect(keys.map((key) => isDraftOf('lucia', key))).toEqual([true, true, true, false]);
    expect(isDraftOf('luc', draftKey('lucia', 'd1'))).toBe(false);
  });

  it('comes back as it was typed, its unsaved rows under numbers of this window', () => {
    const combo = newCombo();
    const draft = draftIn('key', stored({ fields: { ...fields, combo } }));
    expect(draft).toMatchObject({ key: 'key', at: 1_000, id: null, fields: { name: 'Diavola' } });
    const before = [...fields.variants, ...combo.courses].map(({ key }) => key);
    const after = [...(draft?.fields.variants ?? []), ...(draft?.fields.combo?.courses ?? [])].map(
      ({ key }) => key,
    );
    expect(after).toHaveLength(4);
    expect(after.filter((key, i) => key === before[i])).toEqual([]);
  });

  it.each([null, '', '{', '[]', '{"at":1}', stored({ at: 'x' }), stored({ fields: { name: 'x' } })])(
    'is none when %j is stored',
    (text) => {
      expect(draftIn('key', text)).toBeNull();
    },
  );

  it('opens where it was begun', () => {
    const of = (id: string | null) => openedOf({ key: 'k', at: 1, id, fields });
    expect([of('d1'), of(null)]).toMatchObject([{ id: 'd1' }, { newIn: 'pizza' }]);
  });
});
