import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { nextStepOf } from './next-step';
import { reachOf } from './reach';

const sums = (over: Partial<Parameters<typeof reachOf>[0]> = {}) => ({
  countedCents: 1_200,
  missingToMinimumCents: 0,
  cheaperDelivery: null,
  refusal: null,
  ...over,
});
const refusal = (code: string) => ({ code, message: '…' });

describe('how far the basket is', () => {
  it.each<[string, Parameters<typeof reachOf>[0], string | undefined]>([
    ['nowhere to go for a pickup', sums(), undefined],
    [
      'to the minimum that is refused below',
      sums({ missingToMinimumCents: 600, refusal: refusal('belowMinimum') }),
      'minimum',
    ],
    ['to where no surcharge is asked', sums({ missingToMinimumCents: 600 }), 'noSurcharge'],
    [
      'to the minimum before free delivery',
      sums({ missingToMinimumCents: 600, cheaperDelivery: { missingCents: 2_800, feeCents: 0 } }),
      'noSurcharge',
    ],
    [
      'to where the delivery is cheaper',
      sums({ cheaperDelivery: { missingCents: 800, feeCents: 190 } }),
      'cheaperDelivery',
    ],
  ])('%s', (_, quote, to) => {
    expect(reachOf(quote)?.to).toBe(to);
  });

  it('never shows more than the goal, nor less than nothing', () => {
    const cents = fc.nat(20_000);
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 20_000 }), cents, cents, (countedCents, missing, cheaper) => {
        const reach = reachOf(
          sums({
            countedCents,
            missingToMinimumCents: missing,
            cheaperDelivery: cheaper > 0 ? { missingCents: cheaper, feeCents: 190 } : null,
          }),
        );
        if (!reach) return;
        expect(reach.valueCents).toBeGreaterThanOrEqual(0);
        expect(reach.goalCents - reach.valueCents).toBe(reach.missingCents);
        expect(reach.missingCents).toBeGreaterThan(0);
      }),
    );
  });
});

describe('what the button of the basket does', () => {
  const quoted = (code: string | null) =>
    ({
      quote: { refusal: code === null ? null : refusal(code) },
      problem: null,
      problemLine: null,
    }) as Parameters<typeof nextStepOf>[0];

  it.each<[string, Parameters<typeof nextStepOf>[0], string]>([
    ['goes on', quoted(null), 'checkout'],
    ['goes on where another time can be chosen', quoted('closed'), 'checkout'],
    ['goes on where the address is asked for', quoted('addressMissing'), 'checkout'],
    ['goes back to the menu below the minimum', quoted('belowMinimum'), 'menu'],
    ['goes back to the menu of a shop that takes nothing', quoted('disabled'), 'menu'],
    ['offers to pick up outside the area', quoted('outsideArea'), 'pickup'],
    ['takes out what cannot be had', { quote: null, problem: 'Ausverkauft', problemLine: 1 }, 'takeOut'],
    [
      'tries again without a network',
      { quote: null, problem: 'Keine Verbindung', problemLine: null },
      'retry',
    ],
    ['waits for the first answer', { quote: null, problem: null, problemLine: null }, 'wait'],
  ])('%s', (_, now, step) => {
    expect(nextStepOf(now, ['pickup', 'delivery'])).toBe(step);
  });

  it('asks for another place or time where nothing is picked up', () => {
    expect(nextStepOf(quoted('outsideArea'), ['delivery'])).toBe('place');
    expect(nextStepOf(quoted('areaNotServed'), ['delivery'])).toBe('checkout');
  });
});
