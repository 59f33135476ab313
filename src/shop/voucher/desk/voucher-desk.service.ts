import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.service.js';
import type { Viewer } from '../../../platform/http/viewer.js';
import { isMailAddress } from '../../../platform/mail/mail.rules.js';
import { newId } from '../../../shared/ids.js';
import type { Cents } from '../../../shared/money.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { VoucherMails } from '../mail/voucher-mails.service.js';
import { VoucherSaleRepository } from '../sale/voucher-sale.repository.js';
import { VoucherRefused } from '../voucher.errors.js';
import type { VoucherSets } from '../voucher.repository.js';
import { MOST_BALANCE_CENTS } from '../voucher.rules.js';
import type { EntryKind, Voucher } from '../voucher.types.js';
import { VoucherBook } from '../voucher-book.service.js';
import { VoucherCodes } from '../voucher-codes.service.js';

type May = (voucher: Voucher) => ConstructorParameters<typeof VoucherRefused>[0] | null;

interface Step {
  kind: EntryKind;
  cents?: Cents;
  note?: string;
  sets?: VoucherSets;
}

/** What the restaurant does about a voucher it has sold. Nobody here redeems one. */
@Injectable()
export class VoucherDesk {
  constructor(
    private readonly book: VoucherBook,
    private readonly codes: VoucherCodes,
    private readonly sales: VoucherSaleRepository,
    private readonly mails: VoucherMails,
    private readonly audit: Audit,
  ) {}

  block(shop: Shop, viewer: Viewer, id: string, note: string): Promise<void> {
    return this.step(shop, viewer, id, ({ state }) => (state === 'active' ? null : 'block'), {
      kind: 'blocked',
      note,
    });
  }

  unblock(shop: Shop, viewer: Viewer, id: string): Promise<void> {
    const may: May = ({ state }) => (state === 'blocked' ? null : 'unblock');
    return this.step(shop, viewer, id, may, { kind: 'unblocked' });
  }

  /** The old code is worth nothing from now on; the new one goes to whoever had the old one. */
  async reissue(shop: Shop, viewer: Viewer, id: string): Promise<void> {
    await this.book.get(shop.id, id);
    const to = await this.mailboxOf(shop.id, id);
    const may: May = ({ state }) => (state === 'active' || state === 'blocked' ? null : 'over');
    await this.step(shop, viewer, id, may, { kind: 'reissued', sets: this.codes.draw(shop.id, id) });
    await this.send(shop, id, to);
  }

  async resend(shop: Shop, viewer: Viewer, id: string): Promise<void> {
    const { state } = await this.book.get(shop.id, id);
    if (state !== 'active') throw new VoucherRefused('over');
    await this.send(shop, id, await this.mailboxOf(shop.id, id));
    await this.record(shop, viewer, id, 'resend', {});
  }

  correct(shop: Shop, viewer: Viewer, id: string, { cents, note }: { cents: Cents; note: string }) {
    const may: May = ({ state, balanceCents }) => {
      if (state === 'withdrawn') return 'over';
      if (balanceCents + cents < 0) return 'below';
      return balanceCents + cents > MOST_BALANCE_CENTS ? 'above' : null;
    };
    return this.step(shop, viewer, id, may, { kind: 'corrected', cents, note });
  }

  private async step(
    shop: Shop,
    viewer: Viewer,
    id: string,
    may: May,
    { kind, cents = 0, note = '', sets }: Step,
  ): Promise<void> {
    let why: ReturnType<May> = 'changed';
    const after = await this.book.change(shop.id, id, (voucher) => {
      why = may(voucher);
      return why ? null : { entry: { by: viewer.name, kind, cents, note }, sets };
    });
    if (!after) throw new VoucherRefused(why ?? 'changed', kind === 'corrected' ? 'cents' : undefined);
    await this.record(shop, viewer, id, kind, { cents, note });
  }

  private async mailboxOf(shopId: string, id: string): Promise<string> {
    const sale = await this.sales.find(shopId, id);
    const to = sale?.toEmail || sale?.buyer.email || '';
    if (!isMailAddress(to)) throw new VoucherRefused('mail');
    return to;
  }

  private async send(shop: Shop, voucherId: string, to: string): Promise<void> {
    const { version } = await this.book.get(shop.id, voucherId);
    const key = `${voucherId} ${version} ${newId()}`;
    await this.mails.send(shop, { kind: 'again', voucherId, to, key });
  }

  private record(shop: Shop, { userId }: Viewer, id: string, action: string, after: object): Promise<void> {
    const subject = 'voucher';
    return this.audit.record({ shopId: shop.id, userId, subject, action, after: { id, ...after } });
  }
}
