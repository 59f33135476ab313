import { describe, expect, it } from '@jest/globals';
import { RightOfWay } from './right-of-way.js';

const AGES_MS = 60_000;

function aDocket() {
  let finish: (error?: Error) => void = () => undefined;
  const printing = new Promise<void>((resolve, reject) => {
    finish = (error) => (error ? reject(error) : resolve());
  });
  return { printing: () => printing, finish: (error?: Error) => finish(error) };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('a docket', () => {
  it.each<[string, Error | undefined]>([
    ['done', undefined],
    ['given up', new Error('no paper')],
  ])('is %s before a mail is begun', async (_, error) => {
    const way = new RightOfWay(AGES_MS);
    const log: string[] = [];
    const [one, other] = [aDocket(), aDocket()];
    const dockets = [one, other].map(({ printing }) => way.first(printing).catch(() => undefined));
    const mail = way.after(async () => log.push('mail'));
    one.finish();
    await turn();
    expect(log).toEqual([]);
    other.finish(error);
    await Promise.all([...dockets, mail]);
    expect(log).toEqual(['mail']);
  });

  it('holds up no mail for ever', async () => {
    const way = new RightOfWay(1);
    const docket = aDocket();
    const printing = way.first(docket.printing);
    expect(await way.after(async () => 'mail')).toBe('mail');
    docket.finish();
    await printing;
  });

  it('is not waited for where there is none, and waits for nothing itself', async () => {
    const way = new RightOfWay(AGES_MS);
    expect(await way.after(async () => 'mail')).toBe('mail');
    const docket = aDocket();
    const first = way.first(docket.printing);
    expect(await way.first(async () => 'second')).toBe('second');
    docket.finish();
    await first;
  });
});
