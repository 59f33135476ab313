import { describe, expect, it } from '@jest/globals';
import { mayPublish, maySubscribe, wordOf, writtenBy } from './topic.rules.js';

const agent = { kind: 'mqtt' as const, topic: 'bella/bar' };
const star = { kind: 'starMqtt' as const, topic: 'tresen/01abc' };

describe('the branch of a printer', () => {
  it.each([
    [agent, 'bella/bar/result', true],
    [agent, 'bella/bar/job', false],
    [agent, 'bella/bar2/result', false],
    [agent, 'bella/bar/x/result', false],
    [agent, 'bella/bar', false],
    [agent, '$SYS/x', false],
    [star, 'tresen/01abc/to-server/print-result', true],
    [star, 'tresen/01abcd/to-server/print-result', false],
    [star, 'tresen/01abc/to-device/print-job', false],
    [star, 'tresen/01abc/to-server/constructor', false],
  ])('%j may write %s: %s', (owner, topic, may) => {
    expect(mayPublish(owner, topic)).toBe(may);
  });

  it.each([
    [agent, 'bella/bar/job', true],
    [agent, 'bella/bar/paper', true],
    [agent, 'bella/bar/#', false],
    [agent, 'bella/+/job', false],
    [agent, '#', false],
    [star, 'tresen/01abc/to-device/#', true],
    [star, 'tresen/01abc#', false],
    [star, 'tresen/01abcX/to-device/#', false],
    [star, 'tresen/+/to-device/#', false],
    [star, 'tresen/#', false],
  ])('%j may read %s: %s', (owner, filter, may) => {
    expect(maySubscribe(owner, filter)).toBe(may);
  });

  it('is found again in whatever it writes', () => {
    for (const owner of [agent, star])
      expect(writtenBy(owner).map((topic) => wordOf(topic)?.place)).toEqual([
        owner.topic,
        owner.topic,
        owner.topic,
      ]);
    expect(wordOf('result')).toEqual({ place: '', word: 'result' });
    expect(wordOf('bella/bar/job')).toBeNull();
    expect(wordOf('tresen/01abc/print-result')).toBeNull();
  });
});
