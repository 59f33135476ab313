import type { PaymentService } from '../../platform/pay/pay.types.js';
import { defineJob } from '../../platform/queue/job.js';

export interface ChargeToRead {
  shopId: string;
  service: PaymentService;
  chargeId: string;
}

/** A service, or a guest who came back, says that something has happened: the charge is read. */
export const READ_CHARGE = defineJob<ChargeToRead>('payment', {
  attempts: 3,
  backoff: { type: 'exponential', delay: 1_000 },
  concurrency: 8,
});
