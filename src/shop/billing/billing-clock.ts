import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Queue } from '../../platform/queue/queue.js';
import { Schedules } from '../../platform/queue/schedule.js';
import { READ_CONTRACT } from './billing.jobs.js';
import { BillingRepository } from './billing.repository.js';
import type { Billing, Contract } from './billing.types.js';
import { Contracts } from './contracts.service.js';

const EVERY_MS = 60_000;
const MOST_AT_ONCE = 200;

/** Finds what no call has told, and what only time brings: the end of a contract, of the days of grace. */
@Injectable()
export class BillingClock {
  private readonly log = new Logger('Billing');

  constructor(
    private readonly billings: BillingRepository,
    private readonly contracts: Contracts,
    private readonly clock: Clock,
    queue: Queue,
    schedules: Schedules,
  ) {
    queue.handle(READ_CONTRACT, async ({ service, id }) => void (await contracts.look(service, id)));
    schedules.every('billing', EVERY_MS, () => this.run());
  }

  async run(): Promise<void> {
    for (const billing of await this.billings.listDue(this.clock.now(), MOST_AT_ONCE))
      await this.look(billing);
  }

  /** A service that is away keeps nobody's plan running. */
  private async look({ shopId, contract, begun }: Billing): Promise<void> {
    const warn = (error: Error) => this.log.warn(`shop ${shopId}: ${error.message}`);
    if (contract) await this.ask(contract).catch(warn);
    else if (begun) await this.contracts.lookForPurchase(begun.service, begun.id).catch(warn);
    await this.contracts.settle(shopId).catch(warn);
  }

  private async ask(contract: Contract): Promise<void> {
    await this.contracts.endWhenOver(contract);
    await this.contracts.look(contract.service, contract.id);
  }
}
