import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { Cents } from '../../../shared/money.js';
import { returnedSum } from '../sale/voucher-money.rules.js';
import { VoucherSaleRepository } from '../sale/voucher-sale.repository.js';
import { VoucherNotFound, VoucherRefused } from '../voucher.errors.js';
import type { Voucher } from '../voucher.types.js';
import { VoucherBook } from '../voucher-book.service.js';
import { VoucherRefunds } from './voucher-refunds.service.js';
import { WithdrawalRepository } from './withdrawal.repository.js';
import { goesBackByItself } from './withdrawal.rules.js';
import type { Withdrawal } from './withdrawal.types.js';

const SYSTEM = 'System';

type Outcome = Pick<Withdrawal, 'state' | 'cents'> & { by: string };

/** What becomes of a withdrawal: the voucher dies and its money goes back, or somebody of the restaurant decides. */
@Injectable()
export class WithdrawalOutcomes {
  constructor(
    private readonly withdrawals: WithdrawalRepository,
    private readonly book: VoucherBook,
    private readonly sales: VoucherSaleRepository,
    private readonly refunds: VoucherRefunds,
    private readonly clock: Clock,
  ) {}

  /** null where nothing was paid for under this token. */
  async voucherOf(shopId: string, token: string): Promise<Voucher | null> {
    const sale = await this.sales.findByToken(shopId, token);
    return sale?.state === 'paid' ? this.book.get(shopId, sale.id) : null;
  }

  /** Unredeemed and in time it needs nobody; asked again it goes on where it stopped. */
  async settle(withdrawal: Withdrawal): Promise<Withdrawal> {
    const { shopId, voucherId, receivedAt } = withdrawal;
    const cents = voucherId
      ? await this.end(withdrawal, voucherId, (voucher) => goesBackByItself(voucher, receivedAt))
      : null;
    if (!voucherId) return this.decided(withdrawal, { state: 'open', cents: 0, by: '' });
    if (cents === null) return this.decided(withdrawal, await this.without(shopId, voucherId));
    await this.refunds.payBack(shopId, voucherId);
    return this.decided(withdrawal, { state: 'refunded', cents, by: SYSTEM });
  }

  /** What is left goes back; what was eaten stays paid. Answers with all that are decided by it. */
  async accept(shopId: string, id: string, by: string): Promise<Withdrawal[]> {
    const withdrawal = await this.open(shopId, id);
    const { voucherId } = withdrawal;
    if (!voucherId) throw new VoucherNotFound();
    const cents = await this.end(withdrawal, voucherId, ({ balanceCents }) => balanceCents > 0);
    if (cents === null) throw new VoucherRefused('over');
    await this.refunds.payBack(shopId, voucherId);
    const accepted = await this.decided(withdrawal, { state: 'refunded', cents, by });
    return [accepted, ...(await this.settleOthers(accepted, { state: 'repeated', cents, by: SYSTEM }))];
  }

  /** Somebody of the restaurant knows which one is meant: it goes on as if the guest had proven it. */
  async match(shopId: string, id: string, voucherId: string): Promise<Withdrawal> {
    const withdrawal = await this.open(shopId, id);
    const voucher = await this.book.get(shopId, voucherId);
    if (voucher.state === 'withdrawn') throw new VoucherRefused('over');
    if (!(await this.withdrawals.match(withdrawal, voucherId))) throw new VoucherRefused('decided');
    return this.settle({ ...withdrawal, voucherId });
  }

  async decline(shopId: string, id: string, by: string): Promise<Withdrawal[]> {
    const outcome: Outcome = { state: 'declined', cents: 0, by };
    const declined = await this.decided(await this.open(shopId, id), outcome);
    return [declined, ...(await this.settleOthers(declined, outcome))];
  }

  /** Declared more than once before anybody looked: nothing is left to decide about the others. */
  private async settleOthers({ shopId, voucherId }: Withdrawal, { state, cents, by }: Outcome) {
    if (!voucherId) return [];
    const set = { state, cents, decidedBy: by, decidedAt: this.clock.now() };
    const settled: Withdrawal[] = [];
    for (const other of await this.withdrawals.listWaiting(shopId, voucherId))
      if (await this.withdrawals.decide(other, set)) settled.push({ ...other, ...set });
    return settled;
  }

  private async open(shopId: string, id: string): Promise<Withdrawal> {
    const withdrawal = await this.withdrawals.find(shopId, id);
    if (!withdrawal) throw new VoucherNotFound();
    if (withdrawal.state !== 'open') throw new VoucherRefused('decided');
    return withdrawal;
  }

  /** Where nothing goes back by itself: declared before, or for somebody to decide. */
  private async without(shopId: string, voucherId: string): Promise<Outcome> {
    const { state, entries } = await this.book.get(shopId, voucherId);
    return state === 'withdrawn'
      ? { state: 'repeated', cents: returnedSum(entries), by: SYSTEM }
      : { state: 'open', cents: 0, by: '' };
  }

  /** The voucher pays nothing from now on; what was on it, or null when it lives on. */
  private async end(
    { id, shopId }: Withdrawal,
    voucherId: string,
    may: (voucher: Awaited<ReturnType<VoucherBook['get']>>) => boolean,
  ): Promise<Cents | null> {
    await this.book.change(shopId, voucherId, (voucher) =>
      voucher.state !== 'withdrawn' && may(voucher)
        ? { entry: { by: SYSTEM, kind: 'withdrawn', cents: 0 - voucher.balanceCents, note: id } }
        : null,
    );
    const { entries } = await this.book.get(shopId, voucherId);
    const ended = entries.find(({ kind, note }) => kind === 'withdrawn' && note === id);
    return ended ? 0 - ended.cents : null;
  }

  private async decided(withdrawal: Withdrawal, { state, cents, by }: Outcome): Promise<Withdrawal> {
    const set = { state, cents, decidedBy: by, decidedAt: state === 'open' ? null : this.clock.now() };
    if (!(await this.withdrawals.decide(withdrawal, set))) throw new VoucherRefused('decided');
    return { ...withdrawal, ...set };
  }
}
