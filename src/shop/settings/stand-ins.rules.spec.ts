import { expect, test } from '@jest/globals';
import { newDesign } from '../restaurant/new-shop.rules.js';
import { withStandIns } from './stand-ins.rules.js';

const { titleImage, logo, colors } = newDesign();

test('what was emptied gives way to what a new shop has', () => {
  const emptied = { titleImage: '', logo: '', colors: { primaryColor: '', accentColor: '#ffffff' } };
  expect(withStandIns(emptied)).toEqual({
    titleImage,
    logo,
    colors: { primaryColor: colors.primaryColor, accentColor: '#ffffff' },
  });
});

test('what was not sent stays as it is, and a headline may be empty', () => {
  expect(withStandIns({ headline: '' })).toEqual({ headline: '' });
});
