import { describe, expect, it } from '@jest/globals';
import { calmest, type Setting } from './calmest.rules.js';
import type { Item } from './columns.rules.js';

const BLOCKS: Item[] = Array.from('hddddd').map((letter) => ({
  kind: letter === 'h' ? 'heading' : 'dish',
  category: 0,
  above: 0,
  height: 10,
}));
const broken = (scale: number, start: number, hole = 0) => ({
  scale,
  flow: { blocks: BLOCKS },
  starts: [0, start],
  hole,
});
const [LONELY, CALM] = [5, 4];

/** What is tried, and what is taken of it. */
function taken(at: (setting: Setting) => ReturnType<typeof broken> | null, full = broken(1, LONELY)) {
  const tried: string[] = [];
  const found = calmest(full, 0.8, (setting) => {
    tried.push(`${setting.scale} ${setting.closer}`);
    return at(setting);
  });
  return { found, tried };
}

describe('a menu that leaves a dish alone', () => {
  it('stands closer where that is enough: the text stays as large', () => {
    const { found } = taken(({ scale, closer }) => broken(scale, closer < 0.95 ? CALM : LONELY));
    expect([found.scale, found.starts]).toEqual([1, [0, CALM]]);
  });

  it('is a little smaller where it is not', () => {
    const { found } = taken(({ scale }) => broken(scale, scale < 0.95 ? CALM : LONELY));
    expect([found.scale, found.starts]).toEqual([0.94, [0, CALM]]);
  });

  it('stays as it is where nothing helps', () => {
    expect(taken(({ scale }) => broken(scale, LONELY)).found.scale).toBe(1);
    expect(taken(() => null).found.scale).toBe(1);
  });

  it('is not tried on where nothing better can come', () => {
    expect(taken(({ scale }) => broken(scale, CALM), broken(1, 0)).tried).toEqual([]);
    expect(taken(({ scale }) => broken(scale, 0)).tried).toHaveLength(1);
  });
});
