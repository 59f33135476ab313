import { describe, expect, it } from '@jest/globals';
import { hashtagsIn, lengthOf, networkProblem } from './networks.rules.js';
import { NETWORKS } from './social.types.js';

describe('what a network takes', () => {
  it.each([
    ['instagram', 2_200],
    ['whatsapp', 700],
    ['google', 1_500],
  ] as const)('%s takes %i characters and not one more', (network, most) => {
    expect(networkProblem(network, 'a'.repeat(most))).toBeNull();
    expect(networkProblem(network, 'a'.repeat(most + 1))).toContain('Es sind 1 zu viel.');
  });

  it.each([
    ['👨‍👩‍👧 é', 7],
    ['Kräuterspätzle 🍝', 16],
    ['Kra\u0308uter', 7],
  ])('counts %s as %i', (text, length) => expect(lengthOf(text)).toBe(length));

  it('takes for a hashtag neither figures nor the end of an address', () => {
    expect(hashtagsIn('#Köln #2026 https://bella.example/#karte a#b #Süß_2')).toEqual(['#Köln', '#Süß_2']);
  });

  it('refuses the sixth hashtag on Instagram', () => {
    const tags = Array.from({ length: 6 }, (_, index) => `#a${index}`).join(' ');
    expect(networkProblem('instagram', tags)).toContain('höchstens 5 Hashtags');
    expect(NETWORKS.filter((network) => networkProblem(network, '#a') !== null)).toEqual([]);
  });
});
