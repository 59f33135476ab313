import { describe, expect, it } from '@jest/globals';
import { lineFaultsIn } from './line-faults';

describe('what a refused basket says about its lines', () => {
  it('is told by the keys of the lines, for the basket may move on', () => {
    const faults = [
      { line: 2, problem: 'notEnough', name: 'Tiramisù', detail: '2' },
      { line: 0, problem: 'unknownProduct' },
    ];
    expect(lineFaultsIn({ faults }, ['a', 'b', 'c'])).toEqual([
      { key: 'c', problem: 'notEnough', name: 'Tiramisù', detail: '2' },
      { key: 'a', problem: 'unknownProduct', name: '', detail: '' },
    ]);
  });

  it('is nothing where no line is meant', () => {
    expect(lineFaultsIn(undefined, ['a'])).toEqual([]);
    expect(lineFaultsIn({ faults: [{ line: 3, problem: 'soldOut', name: 'Cola' }] }, ['a'])).toEqual([]);
  });
});
