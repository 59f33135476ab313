import { describe, expect, it } from '@jest/globals';
import { titleSourcesOf } from './title-picture.rules.js';

const NAME = '/media/s1/titleImage-0123456789abcdef';

describe('the widths of a title picture', () => {
  it('follow from its address', () => {
    expect(titleSourcesOf(`${NAME}-1920x720.webp`)).toEqual({
      src: `${NAME}-1920x720.webp`,
      srcset: [
        `${NAME}-1920x720-480.webp 480w`,
        `${NAME}-1920x720-960.webp 960w`,
        `${NAME}-1920x720-1440.webp 1440w`,
        `${NAME}-1920x720.webp 1920w`,
      ].join(', '),
      avifSrcset: [480, 960, 1440, 1920]
        .map((width) => `${NAME}-1920x720-${width}.avif ${width}w`)
        .join(', '),
      width: 1920,
      height: 720,
    });
  });

  it('are never more than there is', () => {
    expect(titleSourcesOf(`${NAME}-700x300.webp`)?.srcset).toBe(
      `${NAME}-700x300-480.webp 480w, ${NAME}-700x300.webp 700w`,
    );
  });

  it.each(['', '/placeholders/title-image.svg', `${NAME}.webp`, '/media/s1/aaaaaaaaaaaaaaaaaaaa-1280.webp'])(
    'are not known of "%s"',
    (address) => {
      expect(titleSourcesOf(address)).toBeNull();
    },
  );
});
