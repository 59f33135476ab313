import { Injectable, Logger } from '@nestjs/common';
import { MemberService } from '../../auth/member/member.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { Live } from '../../platform/live/live.js';
import { isMailAddress } from '../../platform/mail/mail.rules.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { Mails } from '../../platform/mail/mails.js';
import { Schedules } from '../../platform/queue/schedule.js';
import { DAY_MS, MINUTE_MS } from '../../shared/berlin-time.js';
import { unlinked } from '../../shared/links.js';
import { ShopService } from '../../shop/restaurant/shop.service.js';
import { NETWORK_RULES } from './networks.rules.js';
import { PostSubjects } from './post-subjects.service.js';
import { isLate, nextTry, plannedFor } from './reminder.rules.js';
import { type PostReminder, ReminderMail } from './social.mail.js';
import type { PlannedPost, PostIsDue } from './social.types.js';
import { SocialPosts } from './social-posts.repository.js';

const TEMPLATE = 'post-reminder';
const AT_ONCE = 50;
/** Many restaurants plan for the same minute before dinner; what is left after these comes a minute later. */
const MOST_ROUNDS = 40;

/** Tells the restaurant when a planned post is due, once: at the desk, and where its order mails go, else its owners. */
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
    private readonly subjects: PostSubjects,
    private readonly live: Live,
    private readonly clock: Clock,
  ) {
    mails.register<PostReminder>(TEMPLATE, { subject: ({ subject }) => subject, Component: ReminderMail });
    schedules.every('social-reminders', MINUTE_MS, () => this.run());
  }

  async run(): Promise<void> {
    const now = this.clock.now();
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const due = await this.posts.listDue(now, AT_ONCE);
      for (const post of due) await this.posts.noteReminder(post, await this.outcomeOf(post, now));
      if (due.length < AT_ONCE) return;
    }
  }

  /** What cannot be told now is tried again, until a day has made the reminder worthless. */
  private async outcomeOf(post: PlannedPost, now: Date) {
    try {
      await this.remind(post, now);
      return { remindedAt: now };
    } catch (error) {
      this.log.warn(`${post.shopId}: ${error instanceof Error ? error.message : error}`);
      const isWorthless = now.getTime() - post.plannedAt.getTime() > DAY_MS;
      return isWorthless ? { remindedAt: now } : nextTry(post, now);
    }
  }

  private async remind(post: PlannedPost, now: Date): Promise<void> {
    const { id, shopId, version, network, title } = post;
    const [plannedAt, late] = [plannedFor(post.plannedAt), isLate(post, now)];
    const { name, settings } = await this.shops.get(shopId);
    const trouble = (await this.subjects.troubles(shopId, [post])).get(id) ?? null;
    const { label } = NETWORK_RULES[network];
    const named = settings.shopEmails.filter(isMailAddress);
    for (const to of named.length > 0 ? named : await this.members.ownerMailboxes(shopId)) {
      await this.mailer.mailLater({
        to,
        template: TEMPLATE,
        props: {
          subject: late ? `Noch offen: dein Beitrag auf ${label}` : `Zeit für deinen Beitrag auf ${label}`,
          network: label,
          title,
          plannedAt,
          late,
          shopName: unlinked(name),
          postId: id,
          trouble,
        },
        dedupeKey: `post ${id} ${version} ${to}`,
      });
    }
    const due: PostIsDue = { id, network: label, title, missedAt: late ? plannedAt : null };
    await this.live.publish(shopId, 'post.due', due);
  }
}
