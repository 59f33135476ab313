import { describe, expect, it } from '@jest/globals';
import { lineFaultsIn } from './line-faults';

describe('what a refused basket says about its lines', () => {
  it('is told by the keys of the lines, for the basket may move on', () => {
    const faults = [
      { line: 2, problem: 'soldOut', name: 'Tiramisù' },
      { line: 0, problem: 'unknownProduct' },
    ];
    expect(lineFaultsIn({ faults }, ['a', 'b', 'c'])).toEqual([
      { key: 'c', problem: 'soldOut', name: 'Tiramisù' },
      { key: 'a', problem: 'unknownProduct', name: '' },
    ]);
  });

  it('is nothing where no line is meant', () => {
    expect(lineFaultsIn(undefined, ['a'])).toEqual([]);
    expect(lineFaultsIn({ faults: [{ line: 3, problem: 'soldOut', name: 'Cola' }] }, ['a'])).toEqual([]);
  });
});
