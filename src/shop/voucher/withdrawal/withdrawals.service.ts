import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { RateLimits } from '../../../platform/http/rate-limits.js';
import { Schedules } from '../../../platform/queue/schedule.js';
import { MINUTE_MS } from '../../../shared/berlin-time.js';
import { newId } from '../../../shared/ids.js';
import type { Voice } from '../../../shared/voice.types.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { VoucherGate } from '../redeem/voucher-gate.service.js';
import { NothingToWithdraw } from '../voucher.errors.js';
import type { Voucher } from '../voucher.types.js';
import { WithdrawalRepository } from './withdrawal.repository.js';
import type { Withdrawal } from './withdrawal.types.js';
import { WithdrawalMails } from './withdrawal-mails.service.js';
import { WithdrawalOutcomes } from './withdrawal-outcomes.service.js';
import { contractOf } from './withdrawal-words.rules.js';

const EVERY_MS = MINUTE_MS;
const PER_MAILBOX = { points: 5, seconds: 86_400 };
const MOST_AT_ONCE = 100;

export interface Declared {
  name: string;
  email: string;
  contract: string;
  /** Of the page of the buyer, when they come from there. */
  token: string;
}

/** Guests withdraw from buying a voucher: written down first, confirmed at once, settled by itself where it can be. */
@Injectable()
export class Withdrawals {
  constructor(
    private readonly withdrawals: WithdrawalRepository,
    private readonly outcomes: WithdrawalOutcomes,
    private readonly gate: VoucherGate,
    private readonly mails: WithdrawalMails,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    schedules: Schedules,
  ) {
    schedules.every('withdrawals', EVERY_MS, () => this.sweep());
  }

  async declare(
    shop: Shop,
    { token, ...said }: Declared,
    { address, speech }: { address: string; speech: Voice },
  ): Promise<Withdrawal> {
    const isWelcome = await this.limits.allows('withdrawal', said.email.toLowerCase(), PER_MAILBOX);
    if (!isWelcome) throw new NothingToWithdraw();
    const voucher = await this.meant(shop, token, said.contract, address);
    const receivedAt = this.clock.now();
    const withdrawal: Withdrawal = {
      id: newId(receivedAt.getTime()),
      shopId: shop.id,
      voucherId: voucher?.id ?? null,
      ...said,
      contract: token && voucher ? contractOf(voucher, speech) : said.contract,
      receivedAt,
      ackAt: null,
      state: 'received',
      cents: 0,
      decidedBy: '',
      decidedAt: null,
      speech,
    };
    await this.withdrawals.add(withdrawal);
    return this.settle(withdrawal);
  }

  /** A process may have died right after writing it down. */
  async sweep(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - MINUTE_MS);
    for (const one of await this.withdrawals.listIn('received', before, MOST_AT_ONCE)) await this.settle(one);
  }

  private async settle(withdrawal: Withdrawal): Promise<Withdrawal> {
    const after = await this.outcomes.settle(withdrawal);
    await this.mails.received(after);
    await this.withdrawals.acknowledged(after.shopId, after.id, this.clock.now());
    return after;
  }

  /** Only the whole code, or the page nobody else knows, proves which one it is. */
  private meant(shop: Shop, token: string, contract: string, address: string): Promise<Voucher | null> {
    return token ? this.outcomes.voucherOf(shop.id, token) : this.gate.proven(shop.id, contract, address);
  }
}
