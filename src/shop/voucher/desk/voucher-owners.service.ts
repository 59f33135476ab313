import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.service.js';
import type { Viewer } from '../../../platform/http/viewer.js';
import { ShopService } from '../../restaurant/shop.service.js';
import type { Shop, VoucherTerms } from '../../restaurant/shop.types.js';
import { saleWaysOf } from '../sale/voucher-offer.rules.js';
import { BadTerms, NotConnected } from '../voucher.errors.js';
import { termsOf, termsProblemOf } from '../voucher.rules.js';
import type { Withdrawal } from '../withdrawal/withdrawal.types.js';
import { WithdrawalMails } from '../withdrawal/withdrawal-mails.service.js';
import { WithdrawalOutcomes } from '../withdrawal/withdrawal-outcomes.service.js';

/** What is sold at all, and what becomes of purchases that guests withdraw from. */
@Injectable()
export class VoucherOwners {
  constructor(
    private readonly shops: ShopService,
    private readonly outcomes: WithdrawalOutcomes,
    private readonly mails: WithdrawalMails,
    private readonly audit: Audit,
  ) {}

  async setTerms(shop: Shop, viewer: Viewer, terms: VoucherTerms): Promise<void> {
    const problem = termsProblemOf(terms);
    if (problem) throw new BadTerms(problem);
    const turnsOn = terms.on && !termsOf(shop).on;
    if (turnsOn && saleWaysOf(shop).length === 0) throw new NotConnected();
    const { on, ownFromCents, ownToCents } = terms;
    const amounts = [...terms.amounts].sort((a, b) => a - b);
    await this.shops.update(viewer, shop, {
      settings: { vouchers: { on, amounts, ownFromCents, ownToCents } },
    });
  }

  /** Unused and in time its money goes back by that. */
  async match(shop: Shop, { userId }: Viewer, id: string, voucherId: string): Promise<void> {
    const matched = await this.outcomes.match(shop.id, id, voucherId);
    const after = { id, voucherId, state: matched.state };
    await this.audit.record({ shopId: shop.id, userId, subject: 'withdrawal', action: 'match', after });
    if (matched.state === 'refunded') await this.mails.decided(matched);
  }

  /** The guest is told at once, under each address they have given. */
  async decide(shop: Shop, { userId, name }: Viewer, id: string, accept: boolean): Promise<void> {
    const decided = accept
      ? await this.outcomes.accept(shop.id, id, name)
      : await this.outcomes.decline(shop.id, id, name);
    const action = accept ? 'accept' : 'decline';
    await this.audit.record({ shopId: shop.id, userId, subject: 'withdrawal', action, after: { id } });
    for (const one of onePerMailbox(decided)) await this.mails.decided(one);
  }
}

function onePerMailbox(all: readonly Withdrawal[]): Withdrawal[] {
  const first = new Map<string, Withdrawal>();
  for (const one of all) {
    const mailbox = one.email.toLowerCase();
    if (!first.has(mailbox)) first.set(mailbox, one);
  }
  return [...first.values()];
}
