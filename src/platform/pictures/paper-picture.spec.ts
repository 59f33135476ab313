import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { paperPicture } from './paper-picture.js';

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** A bar of a colour on nothing. */
const bar = (colour: string, width = 200): Promise<Buffer> =>
  sharp({ create: { width, height: 80, channels: 4, background: CLEAR } })
    .composite([
      { input: { create: { width: 100, height: 20, channels: 4, background: colour } }, top: 30, left: 50 },
    ])
    .webp({ lossless: true })
    .toBuffer();

const cornerOf = async (png: Uint8Array): Promise<number[]> => [
  ...(await sharp(png).raw().toBuffer()).subarray(0, 3),
];

describe('a picture for paper', () => {
  it('stands on white and has no transparency left', async () => {
    const picture = (await paperPicture(await bar('#8f2d1f'), '#8f2d1f'))!;
    expect(picture).toMatchObject({ width: 100, height: 20, ground: '#ffffff' });
    expect(await sharp(picture.png).metadata()).toMatchObject({ format: 'png', hasAlpha: false });
  });

  it('loses the clear edge around it and nothing of a thin line', async () => {
    const line = await sharp({ create: { width: 200, height: 80, channels: 4, background: CLEAR } })
      .composite([
        { input: { create: { width: 100, height: 1, channels: 4, background: '#000' } }, top: 30, left: 50 },
      ])
      .png()
      .toBuffer();
    expect(await paperPicture(line, '#8f2d1f')).toMatchObject({ width: 100, height: 1 });
    const pixel = { create: { width: 1, height: 1, channels: 4 as const, background: CLEAR } };
    expect(await paperPicture(await sharp(pixel).png().toBuffer(), '#8f2d1f')).not.toBeNull();
  });

  it('stands on the colour where white would swallow it', async () => {
    const picture = (await paperPicture(await bar('#ffffff'), '#8f2d1f'))!;
    expect(picture.ground).toBe('#8f2d1f');
    expect(await cornerOf(picture.png)).toEqual([0x8f, 0x2d, 0x1f]);
  });

  it('stands on the colour though a dark dot belongs to it', async () => {
    const dot = { create: { width: 2, height: 2, channels: 4 as const, background: '#1a1a1a' } };
    const dotted = await sharp(await bar('#ffffff'))
      .composite([{ input: dot, top: 40, left: 60 }])
      .webp({ lossless: true })
      .toBuffer();
    expect(await paperPicture(dotted, '#8f2d1f')).toMatchObject({ ground: '#8f2d1f' });
  });

  it('is no larger than paper needs, and none where the file is broken', async () => {
    const large = sharp({ create: { width: 2_000, height: 80, channels: 4, background: '#000' } }).png();
    expect(await paperPicture(await large.toBuffer(), '#000000')).toMatchObject({ width: 640 });
    expect(await paperPicture(Buffer.from('no picture'), '#000000')).toBeNull();
  });
});
