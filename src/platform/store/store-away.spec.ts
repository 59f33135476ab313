import { expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { isStoreAway } from './store-away.js';

const { MongoNetworkError, MongoServerError } = mongoose.mongo;

it.each<[string, boolean, unknown]>([
  ['a connection that broke', true, new MongoNetworkError('connect ECONNREFUSED')],
  [
    'what is wrapped around it',
    true,
    new Error('listing failed', { cause: new MongoNetworkError('closed') }),
  ],
  [
    'a question that was given up with the others',
    true,
    Object.assign(new Error(), { name: 'PoolClearedOnNetworkError' }),
  ],
  [
    'a search that found no server',
    true,
    Object.assign(new Error(), { name: 'MongooseServerSelectionError' }),
  ],
  ['what the store itself refused', false, new MongoServerError({ message: 'E11000', code: 11000 })],
  ['a bug', false, new TypeError('undefined is not a function')],
  ['no error at all', false, null],
])('tells from the rest: %s', (_, isAway, error) => {
  expect(isStoreAway(error)).toBe(isAway);
});
