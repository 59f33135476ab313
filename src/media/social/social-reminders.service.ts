import { Injectable, Logger } from '@nestjs/common';
import { MemberService } from '../../auth/member/member.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { isMailAddress } from '../../platform/mail/mail.rules.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { Mails } from '../../platform/mail/mails.js';
import { Schedules } from '../../platform/queue/schedule.js';
import { DAY_MS, MINUTE_MS } from '../../shared/berlin-time.js';
import { unlinked } from '../../shared/links.js';
import { ShopService } from '../../shop/restaurant/shop.service.js';
import { NETWORK_RULES } from './networks.rules.js';
import { type PostReminder, ReminderMail } from './social.mail.js';
import type { PlannedPost } from './social.types.js';
import { SocialPosts } from './social-posts.repository.js';

const TEMPLATE = 'post-reminder';
const AT_ONCE = 50;

/** Tells the restaurant when a planned post is due, once: where its order mails go, else its owners. */
@Injectable()
export class SocialReminders {
  private readonly log = new Logger('Social');

  constructor(
    mails: Mails,
    schedules: Schedules,
    private readonly mailer: Mailer,
    private readonly shops: ShopService,
    private readonly members: MemberService,
    private readonly posts: SocialPosts,
    private readonly clock: Clock,
  ) {
    mails.register<PostReminder>(TEMPLATE, { subject: ({ subject }) => subject, Component: ReminderMail });
    schedules.every('social-reminders', MINUTE_MS, () => this.run());
  }

  async run(): Promise<void> {
    const now = this.clock.now();
    for (const post of await this.posts.listDue(now, AT_ONCE)) {
      if (await this.told(post, now)) await this.posts.markReminded(post.shopId, post.id, now);
    }
  }

  /** What cannot be told now is tried again a minute later, until a day has made the reminder worthless. */
  private async told(post: PlannedPost, now: Date): Promise<boolean> {
    try {
      await this.remind(post);
      return true;
    } catch (error) {
      this.log.warn(`${post.shopId}: ${error instanceof Error ? error.message : error}`);
      return now.getTime() - post.plannedAt.getTime() > DAY_MS;
    }
  }

  private async remind({ id, shopId, version, network, title }: PlannedPost): Promise<void> {
    const { name, settings } = await this.shops.get(shopId);
    const { label } = NETWORK_RULES[network];
    const named = settings.shopEmails.filter(isMailAddress);
    for (const to of named.length > 0 ? named : await this.members.ownerMailboxes(shopId)) {
      await this.mailer.mailLater({
        to,
        template: TEMPLATE,
        props: {
          subject: `Zeit für deinen Beitrag auf ${label}`,
          network: label,
          title,
          shopName: unlinked(name),
        },
        dedupeKey: `post ${id} ${version} ${to}`,
      });
    }
  }
}
