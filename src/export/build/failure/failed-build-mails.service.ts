import { Injectable, Logger } from '@nestjs/common';
import { MemberService } from '../../../auth/member/member.service.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { Mails } from '../../../platform/mail/mails.js';
import { unlinked } from '../../../shared/links.js';
import { ShopService } from '../../../shop/restaurant/shop.service.js';
import { BuildRepository } from '../build.repository.js';
import type { Build } from '../build.types.js';
import { FailedBuildMail, type FailedBuildMailProps, failedBuildSubject } from './failed-build.mail.js';
import { isToBeTold } from './failed-build.rules.js';

const TEMPLATE = 'failed-build';
const LOOKED_BACK = 30;

/** Owners read of a site that did not follow their changes: once, not with every change. */
@Injectable()
export class FailedBuildMails {
  private readonly log = new Logger('Export');

  constructor(
    mails: Mails,
    private readonly mailer: Mailer,
    private readonly builds: BuildRepository,
    private readonly members: MemberService,
    private readonly shops: ShopService,
  ) {
    mails.register<FailedBuildMailProps>(TEMPLATE, {
      subject: failedBuildSubject,
      Component: FailedBuildMail,
    });
  }

  /** The build has ended, whatever becomes of the mail. */
  async tell(failed: Build): Promise<void> {
    await this.mail(failed).catch((error: unknown) => {
      this.log.error(`${failed.id}: ${error instanceof Error ? error.message : error}`);
    });
  }

  private async mail(failed: Build): Promise<void> {
    const { id, shopId, finishedAt, requestedAt, problem } = failed;
    const history = await this.builds.listLatest(shopId, LOOKED_BACK);
    if (!isToBeTold(failed, history)) return;
    const online = history.find(({ state }) => state === 'published');
    const { name } = await this.shops.get(shopId);
    const props: FailedBuildMailProps = {
      shop: unlinked(name),
      problem: problem ?? '',
      failedAt: (finishedAt ?? requestedAt).toISOString(),
      onlineSince: online?.requestedAt.toISOString() ?? null,
    };
    for (const email of await this.members.ownerMailboxes(shopId))
      await this.mailer.mailLater({
        to: email,
        template: TEMPLATE,
        props,
        dedupeKey: `build ${id} ${email}`,
      });
  }
}
