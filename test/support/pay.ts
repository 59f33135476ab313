import { startPaySim } from '../../scripts/pay-sim/start.mjs';
import type { MerchantKeys, NewCharge, PayEdge, PaymentService } from '../../src/platform/pay/pay.types.js';
import { PayPalEdge } from '../../src/platform/pay/paypal/paypal.edge.js';
import { StripeEdge } from '../../src/platform/pay/stripe/stripe.edge.js';

/** A machine that is busy with other tests needs it. */
const DEADLINE_MS = 5_000;

const KEYS: Record<PaymentService, (name: string) => MerchantKeys> = {
  stripe: (name) => ({ publicKey: `pk_test_sim_${name}`, secretKey: `sk_test_sim_${name}`, sandbox: true }),
  paypal: (name) => ({ publicKey: `sim-${name}`, secretKey: `secret-${name}`, sandbox: true }),
};
export const keysOf = (service: PaymentService, name = 'bella'): MerchantKeys => KEYS[service](name);

export const aCharge = (over: Partial<NewCharge> = {}): NewCharge => ({
  amountCents: 2350,
  reference: 'p1',
  description: 'Bestellung 47, Trattoria Bella',
  capture: 'later',
  returnUrl: 'http://bella.example/zurueck',
  ...over,
});

/** One service with its edge and the simulator behind, and the words in which it differs. */
export async function anEdge(service: PaymentService) {
  const sim = await startPaySim();
  return { sim, edge: edgeAt(service, sim.url), keys: keysOf(service) };
}

/** Another edge to the same simulator; `deadlineMs` for tests that wait for its end. */
export function edgeAt(service: PaymentService, url: string, deadlineMs = DEADLINE_MS): PayEdge {
  if (service === 'stripe') return new StripeEdge({ base: new URL(url), deadlineMs });
  return new PayPalEdge({ base: url, deadlineMs });
}
