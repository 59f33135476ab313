import type { PaymentService } from '../../platform/pay/pay.types.js';
import { defineJob } from '../../platform/queue/job.js';

/** A service says that something has happened: the contract is read. */
export const READ_CONTRACT = defineJob<{ service: PaymentService; id: string }>('contract', {
  attempts: 6,
  backoff: { type: 'exponential', delay: 2_000 },
});
