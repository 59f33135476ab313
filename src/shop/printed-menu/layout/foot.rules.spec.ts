import { expect, it } from '@jest/globals';
import { sharesOf } from './foot.rules.js';

it.each([
  ['all alike where all need the same', [30, 30, 30], 120, [40, 40, 40]],
  ['a long address takes of its neighbours what they do not need', [80, 20, 20], 120, [80, 20, 20]],
  ['what is left over goes to all', [50, 20, 20], 120, [60, 30, 30]],
  ['what is too long for the line has what the short ones leave', [150, 20, 30], 120, [70, 20, 30]],
  ['two too long ones share it', [150, 20, 90], 120, [50, 20, 50]],
])('%s', (_, needs, room, shares) => expect(sharesOf(needs, room)).toEqual(shares));
