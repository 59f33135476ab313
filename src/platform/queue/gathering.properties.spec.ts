import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Gathering } from './gathering.js';

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn++) await Promise.resolve();
};

/** How many turns lie before it comes, how many its batch takes, and whether that fails. */
const arrival = fc.record({ after: fc.nat(6), takes: fc.nat(6), fails: fc.boolean() });

describe('what is gathered', () => {
  it('goes once, in order, one batch at a time, and each hears how its own went', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(arrival, { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 1, max: 5 }),
        async (arrivals, most) => {
          const batches: number[][] = [];
          let running = 0;
          const gathering = new Gathering<number>(async (items) => {
            expect(++running).toBe(1);
            batches.push(items);
            const { takes, fails } = arrivals[items[0]!]!;
            await turns(takes);
            running--;
            if (fails) throw new Error(`batch of ${items[0]}`);
          }, most);
          const heard: Promise<string>[] = [];
          for (const [item, { after }] of arrivals.entries()) {
            await turns(after);
            heard.push(
              gathering.add(item).then(
                () => 'gone',
                ({ message }: Error) => message,
              ),
            );
          }
          const answers = await Promise.all(heard);

          expect(batches.flat()).toEqual(arrivals.map((_, item) => item));
          expect(batches.every(({ length }) => length > 0 && length <= most)).toBe(true);
          for (const batch of batches) {
            const first = batch[0]!;
            const expected = arrivals[first]!.fails ? `batch of ${first}` : 'gone';
            expect(batch.map((item) => answers[item])).toEqual(batch.map(() => expected));
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  it('waits for nothing when nothing is under way, and goes together when something is', async () => {
    const batches: string[][] = [];
    let open: () => void = () => undefined;
    const gathering = new Gathering<string>(async (items) => {
      batches.push(items);
      if (batches.length === 1) await new Promise<void>((resolve) => (open = resolve));
    });
    const first = gathering.add('a');
    await turns(3);
    const rest = ['b', 'c', 'd'].map((item) => gathering.add(item));
    await turns(3);
    expect(batches).toEqual([['a']]);
    open();
    await Promise.all([first, ...rest]);
    expect(batches).toEqual([['a'], ['b', 'c', 'd']]);
  });
});
