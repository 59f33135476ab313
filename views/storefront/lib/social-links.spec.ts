import { describe, expect, it } from '@jest/globals';
import { socialLinks } from './social-links';

const none = { facebook: '', instagram: '', whatsapp: '', google: '' };
const hrefOf = (over: Partial<typeof none>) => socialLinks({ ...none, ...over }).map(({ href }) => href);

describe('where else a restaurant is found', () => {
  it.each([
    [{ instagram: 'instagram.com/bella' }, ['https://instagram.com/bella']],
    [{ facebook: 'https://www.facebook.com/bella' }, ['https://www.facebook.com/bella']],
    [{ whatsapp: '0171 3920012' }, ['https://wa.me/491713920012']],
    [{ whatsapp: '+49 (0)171/3920012' }, ['https://wa.me/491713920012']],
    [{ whatsapp: '0043 1 58058' }, ['https://wa.me/43158058']],
    [{ whatsapp: 'wa.me/491713920012' }, ['https://wa.me/491713920012']],
    [{ google: 'javascript:alert(1)' }, []],
    [{ facebook: 'bella' }, []],
    [{}, []],
  ])('%j leads to %j', (said, expected) => {
    expect(hrefOf(said)).toEqual(expected);
  });
});
