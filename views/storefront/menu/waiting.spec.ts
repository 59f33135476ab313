import { describe, expect, it } from '@jest/globals';
import { waiting } from './waiting';

describe('what stands in for a sheet', () => {
  const counted = () => {
    let standing = 0;
    const place = waiting(() => {
      standing += 1;
      return () => {
        standing -= 1;
      };
    });
    return { ...place, standing: () => standing };
  };

  it('stands once when the clock and the tap both ask for it, and is gone with one word', () => {
    const place = counted();
    place.show();
    place.show();
    expect(place.standing()).toBe(1);
    place.hide();
    expect(place.standing()).toBe(0);
  });

  it('can come back, and going twice takes nothing else away', () => {
    const place = counted();
    place.show();
    place.hide();
    place.hide();
    place.show();
    expect(place.standing()).toBe(1);
  });
});
