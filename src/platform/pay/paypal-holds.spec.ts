import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aCharge, anEdge } from '../../../test/support/pay.js';

type Place = Awaited<ReturnType<typeof anEdge>>;

describe('a hold at PayPal', () => {
  let place: Place;
  beforeAll(async () => {
    place = await anEdge('paypal');
  });
  afterAll(() => place.sim.close());
  const held = async () => {
    const { id } = await place.edge.begin(place.keys, aCharge(), `begin ${Math.random()}`);
    place.sim.pay({ id });
    await place.edge.authorise(place.keys, id, `hold ${id}`);
    return id;
  };
  const ageBy = (id: string, days: number) => {
    const { hold } = place.sim.paypal.money.orders.get(id)!;
    hold!.created = new Date(Date.now() - days * 86_400_000).toISOString();
  };

  it('is renewed before it is taken once it is no longer honoured, and only then', async () => {
    const [fresh, old] = [await held(), await held()];
    ageBy(old, 4);
    for (const id of [fresh, old])
      expect(await place.edge.capture(place.keys, id, 2350, `take ${id}`)).toMatchObject({
        state: 'captured',
      });
    expect(place.sim.calls.filter(({ path }) => path.endsWith('/reauthorize'))).toHaveLength(1);
  });

  it.each([
    ['ok', { state: 'captured', capturedCents: 2350 }],
    ['declined', { state: 'declined', capturedCents: 0 }],
  ] as const)(
    'that PayPal still looks at is neither taken nor refused, and then %s',
    async (outcome, end) => {
      const id = await held();
      place.sim.fail({ capture: 'pending' });
      const charge = await place.edge.capture(place.keys, id, 2350, `take ${id}`);
      place.sim.fail({ reset: true });
      expect(charge).toMatchObject({ state: 'pending', capturedCents: 0 });
      place.sim.decide({ id, outcome });
      expect(await place.edge.read(place.keys, id)).toMatchObject(end);
    },
  );
});
