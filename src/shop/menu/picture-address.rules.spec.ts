import { describe, expect, it } from '@jest/globals';
import { pictureFiles, pictureIdAt, pictureSources, widthsOf } from './picture-address.rules.js';

describe('the addresses of a picture', () => {
  const cases: [number, number[]][] = [
    [1, [1]],
    [160, [160]],
    [161, [160, 161]],
    [640, [160, 320, 640]],
    [1000, [160, 320, 640, 1000]],
    [1280, [160, 320, 640, 1280]],
    [6000, [160, 320, 640, 1280]],
  ];
  it.each(cases)('a picture %d px wide is kept in the widths %j', (width, widths) => {
    expect(widthsOf(width)).toEqual(widths);
  });

  it('are the files that are kept', () => {
    expect(pictureFiles({ id: 'p1', width: 200 })).toEqual([
      'p1-160.avif',
      'p1-160.webp',
      'p1-160.jpg',
      'p1-200.avif',
      'p1-200.webp',
      'p1-200.jpg',
    ]);
  });

  it('offer AVIF and WebP in every width, and one JPEG for the rest', () => {
    expect(pictureSources('s1', { id: 'p1', width: 700 })).toEqual({
      src: '/media/s1/p1-640.jpg',
      srcset:
        '/media/s1/p1-160.webp 160w, /media/s1/p1-320.webp 320w, /media/s1/p1-640.webp 640w, /media/s1/p1-700.webp 700w',
      avifSrcset:
        '/media/s1/p1-160.avif 160w, /media/s1/p1-320.avif 320w, /media/s1/p1-640.avif 640w, /media/s1/p1-700.avif 700w',
    });
    expect(pictureSources('s1', { id: 'p1', width: 90 }).src).toBe('/media/s1/p1-90.jpg');
  });

  it('name us where the page lives elsewhere', () => {
    expect(pictureSources('s1', { id: 'p1', width: 90 }, 'https://tresen.example')).toMatchObject({
      src: 'https://tresen.example/media/s1/p1-90.jpg',
      srcset: 'https://tresen.example/media/s1/p1-90.webp 90w',
    });
  });

  it('lead back to the picture', () => {
    const id = '01hzy3k8a9b2c3d4e5f6';
    expect(pictureIdAt(`/media/s1/${id}-640.jpg`)).toBe(id);
    expect(pictureIdAt('/media/s1/logo-0123456789abcdef.webp')).toBeNull();
    expect(pictureIdAt('/placeholders/logo.svg')).toBeNull();
  });
});
