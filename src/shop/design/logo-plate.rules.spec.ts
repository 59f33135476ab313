import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { toneOf } from '../../platform/pictures/picture-tone.js';
import { plateFor } from './logo-plate.rules.js';

const logo = (ground: string, ink: string, dot = { radius: 0, color: 'none' }) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><rect width="200" height="100" fill="${ground}"/><circle cx="60" cy="50" r="40" fill="${ink}"/><circle cx="140" cy="50" r="${dot.radius}" fill="${dot.color}"/></svg>`,
    ),
  )
    .webp()
    .toBuffer();

describe('a logo', () => {
  it.each([
    ['white on nothing', 'none', '#ffffff', 'pale'],
    ['cream on white', '#ffffff', '#fff4dd', 'pale'],
    ['black on nothing', 'none', '#1a1a1a', 'dark'],
    ['black on white', '#ffffff', '#1a1a1a', 'mixed'],
    ['red on nothing', 'none', '#d03020', 'mixed'],
  ])('%s', async (_, ground, ink, tone) => expect(await toneOf(await logo(ground, ink))).toBe(tone));

  it.each([
    ['white with a red dot', 'none', '#ffffff', { radius: 15, color: '#d03020' }, 'pale'],
    ['black with a red dot', 'none', '#1a1a1a', { radius: 15, color: '#d03020' }, 'dark'],
    ['white beside as much red', 'none', '#ffffff', { radius: 40, color: '#d03020' }, 'mixed'],
    ['a black dot on white paper', '#ffffff', '#ffffff', { radius: 15, color: '#1a1a1a' }, 'mixed'],
  ])('%s', async (_, ground, ink, dot, tone) =>
    expect(await toneOf(await logo(ground, ink, dot))).toBe(tone),
  );

  it.each([
    ['white', 'pale', '#ffffff', ['#82296b'], '#82296b'],
    ['white in a pale house', 'pale', '#ffffff', ['#ffe9a0', '#242424'], '#242424'],
    ['white on red', 'pale', '#8f2d1f', ['#8f2d1f'], null],
    ['black on slate', 'dark', '#1c1917', ['#8f2d1f'], '#ffffff'],
    ['black on white', 'dark', '#ffffff', ['#8f2d1f'], null],
    ['coloured on slate', 'mixed', '#1c1917', ['#8f2d1f'], null],
  ] as const)('%s stands on a plate where it would not be seen', (_, tone, ground, dark, plate) => {
    expect(plateFor(tone, ground, dark)).toBe(plate);
  });
});
