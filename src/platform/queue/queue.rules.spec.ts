import { describe, expect, it } from '@jest/globals';
import { handlerProblems } from './queue.rules.js';

const run = () => undefined;
const handlers = (counts: Record<string, number>) =>
  new Map(Object.entries(counts).map(([name, count]) => [name, Array(count).fill(run)]));

describe('before anything is listening', () => {
  it('one handler for each job is fine', () => {
    expect(handlerProblems([{ name: 'mail' }], handlers({ mail: 1 }))).toEqual([]);
  });

  it('all problems are named at once', () => {
    const jobs = [{ name: 'mail' }, { name: 'print' }, { name: 'build' }];
    expect(handlerProblems(jobs, handlers({ print: 2, build: 1, bulid: 1 }))).toEqual([
      'The job "mail" has no handler.',
      'The job "print" has 2 handlers; it must have exactly one.',
      'A handler waits for the job "bulid", which nobody defined.',
    ]);
  });
});
