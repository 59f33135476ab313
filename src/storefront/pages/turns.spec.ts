import { expect, it } from '@jest/globals';
import { Turns } from './turns.js';

it('works off one name in turn, others beside it, and goes on after a failure', async () => {
  const turns = new Turns();
  const said: string[] = [];
  const work =
    (text: string, fails = false) =>
    async () => {
      said.push(`${text} begins`);
      await new Promise((done) => setImmediate(done));
      said.push(`${text} ends`);
      if (fails) throw new Error(text);
      return text;
    };
  const all = await Promise.allSettled([
    turns.take('bella', work('first', true)),
    turns.take('bella', work('second')),
    turns.take('mare', work('other')),
  ]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  const ofBella = said.filter((text) => !text.startsWith('other'));
  expect(ofBella).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  expect(said.indexOf('other begins')).toBeLessThan(said.indexOf('first ends'));
});
