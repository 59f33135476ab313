import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Colors } from '../restaurant/shop.types.js';
import { contrastOf, READABLE } from './contrast.rules.js';
import { type ColorRoles, darkRoles, lightRoles, VISIBLE, WELL_READABLE } from './roles.rules.js';

const color = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const colors: fc.Arbitrary<Colors> = fc.record({
  primaryColor: color,
  secondaryColor: color,
  accentColor: color,
  lightTextColor: color,
  darkTextColor: color,
});
/** What the product itself says in green, brown and red, by day and by night; styles/tokens.css has the same. */
const OWN = {
  light: { ok: '#1d6a3c', warn: '#7a4b00', bad: '#b3131d' },
  dark: { ok: '#8ed6a3', warn: '#f3cd80', bad: '#ff9d94' },
};

const PAIRS: [keyof ColorRoles, keyof ColorRoles, number][] = [
  ...(['ground', 'surface', 'sunken'] as const).flatMap(
    (ground): [keyof ColorRoles, keyof ColorRoles, number][] => [
      ['ink', ground, WELL_READABLE],
      ['ink-2', ground, READABLE],
      ['action-ink', ground, READABLE],
      ['line-strong', ground, VISIBLE],
    ],
  ),
  ['on-action', 'action', READABLE],
  ['on-action', 'action-press', READABLE],
  ['on-like', 'like', READABLE],
  ['action-ink', 'action-soft', READABLE],
  ['ink', 'action-soft', READABLE],
];

/** A text neither light nor dark on an almost white button once fell below the line when the button was pressed. */
const MIDDLING = {
  primaryColor: '#fdffe7',
  secondaryColor: '#000000',
  accentColor: '#000000',
  lightTextColor: '#0074e1',
  darkTextColor: '#000000',
};

describe.each([
  ['by day', lightRoles, OWN.light],
  ['by night', darkRoles, OWN.dark],
])('the colours of a shop %s', (_, rolesOf, own) => {
  it.each(PAIRS)('%s on %s has %d:1, whatever was picked', (text, ground, ratio) => {
    fc.assert(
      fc.property(colors, (picked) => {
        const roles = rolesOf(picked);
        expect(contrastOf(roles[text], roles[ground])).toBeGreaterThanOrEqual(ratio);
      }),
      { examples: [[MIDDLING]] },
    );
  });

  it('leave room for what the product says in its own colours', () => {
    fc.assert(
      fc.property(colors, (picked) => {
        const { ground, surface, sunken } = rolesOf(picked);
        for (const [text, place] of Object.values(own).flatMap((ink) =>
          [ground, surface, sunken].map((on) => [ink, on] as const),
        )) {
          expect(contrastOf(text, place)).toBeGreaterThanOrEqual(READABLE);
        }
      }),
    );
  });
});
