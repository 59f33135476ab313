import { Injectable } from '@nestjs/common';
import { Mails } from '../../../platform/mail/mails.js';
import { unlinked } from '../../../shared/links.js';
import { IssuedDocuments } from '../../receipt/chain/issued-documents.service.js';
import { ShopService } from '../../restaurant/shop.service.js';
import { daysOfMonth } from '../files/period.rules.js';
import { FiscalArchives } from '../fiscal-archives.service.js';
import { AdviserMail } from './adviser.mail.js';
import { type AdviserMailView, adviserMailFor } from './adviser-mail.rules.js';

export const ADVISER_MAIL = 'receipts';
/** Mail servers take some ten megabytes, and an attachment grows by a third on its way. */
const MOST_BYTES = 6_000_000;

interface Queued {
  shopId: string;
  month: string;
}

interface Complete extends AdviserMailView {
  archive: Buffer | null;
  fileName: string;
}

/** The queue holds the month alone; the archive is made when the mail leaves. */
@Injectable()
export class AdviserMails {
  constructor(
    mails: Mails,
    private readonly archives: FiscalArchives,
    private readonly documents: IssuedDocuments,
    private readonly shops: ShopService,
  ) {
    mails.register<Complete>(ADVISER_MAIL, {
      subject: ({ subject }) => subject,
      Component: AdviserMail,
      complete: (queued) => this.complete(queued as Queued),
      files: async ({ archive, fileName }) =>
        archive ? [{ filename: fileName, contentType: 'application/zip', content: archive }] : [],
    });
  }

  private async complete({ shopId, month }: Queued): Promise<Complete> {
    const shop = await this.shops.get(shopId);
    const period = daysOfMonth(month);
    let checksum = '';
    const sealed = (sum: string) => {
      checksum = sum;
    };
    const [documents, last, archive] = await Promise.all([
      this.archives.count(shop, period),
      this.documents.last(shopId),
      small(this.archives.archive(shop, { period, papers: true, by: null, sealed })),
    ]);
    const restaurant = unlinked(shop.name);
    const attached = archive !== null;
    const view = adviserMailFor({
      restaurant,
      month,
      documents,
      lastHash: last?.hash ?? '',
      attached,
      checksum,
    });
    return { ...view, archive, fileName: `belege-${month}.zip` };
  }
}

/** null for what no mail can carry; it is not made to its end. */
async function small(archive: AsyncGenerator<Buffer>): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of archive) {
    bytes += part.length;
    if (bytes > MOST_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
