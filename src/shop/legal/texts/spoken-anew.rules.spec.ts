import { expect, test } from '@jest/globals';
import { theFacts } from '../legal.fixture.js';
import { spokenAnew } from './spoken-anew.rules.js';
import { startText } from './start-text.rules.js';

const DU = /\b(du|dich|dir|dein\w*)\b/i;
const twins = (facts = {}) =>
  (['du', 'sie'] as const).map((salutation) =>
    startText('privacy', theFacts({ ...facts, salutation })).trim(),
  );

test('a text as we wrote it says Sie throughout', () => {
  const [du = '', sie = ''] = twins();
  expect(spokenAnew(du, du, sie)).toBe(sie);
});

test('a payment connected since it was published keeps no paragraph in du', () => {
  const [published = ''] = twins({ stripe: false, paypal: false });
  const [du = '', sie = ''] = twins({ stripe: true, paypal: true });
  expect(published).toMatch(DU);
  expect(spokenAnew(published, du, sie)).not.toMatch(DU);
});

test('what people wrote stays as it is', () => {
  const [du = '', sie = ''] = twins();
  const own = 'Frag uns einfach, wenn du etwas wissen willst.';
  expect(spokenAnew(`${du}\n\n${own}`, du, sie)).toBe(`${sie}\n\n${own}`);
});

test('a text that lacks a paragraph in the other voice is left to its restaurant', () => {
  const [published = ''] = twins({ stripe: false, paypal: false });
  const [du = '', sie = ''] = twins({ stripe: true, paypal: true });
  const fewer = sie.split('\n\n').slice(1).join('\n\n');
  expect(spokenAnew(published, du, fewer)).toBe(published);
});
