import { describe, expect, it } from '@jest/globals';
import type { Position } from './delivery.types.js';
import { formatPosition, parsePosition } from './position-text.rules.js';

describe('a place as people copy it from a map', () => {
  it.each<[string, Position | null]>([
    ['52.5004, 13.4049', [13.4049, 52.5004]],
    [' 52.5004 13.4049 ', [13.4049, 52.5004]],
    ['52,5004; 13,4049', [13.4049, 52.5004]],
    ['52,5004 13,4049', [13.4049, 52.5004]],
    ['-33.9, 151', [151, -33.9]],
    ['52.5004', null],
    ['Lindenstraße 12', null],
    ['91, 13', null],
    ['52.5, 181', null],
    ['', null],
  ])('%p is read', (text, position) => {
    expect(parsePosition(text)).toEqual(position);
  });

  it('is written so that it can be read again', () => {
    expect(parsePosition(formatPosition([13.4049, 52.5004]))).toEqual([13.4049, 52.5004]);
  });
});
