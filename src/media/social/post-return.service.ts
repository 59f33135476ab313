import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { HOUR_MS } from '../../shared/berlin-time.js';
import type { BinEntry, BinItem } from '../../shop/bin/bin.types.js';
import type { BinKeeper } from '../../shop/bin/bin-keepers.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import { NETWORK_RULES } from './networks.rules.js';
import { TooManyPosts } from './social.errors.js';
import { MOST_OPEN, type PlannedPost } from './social.types.js';
import { SocialPosts } from './social-posts.repository.js';

export const binItemOf = (post: PlannedPost): BinItem<PlannedPost> => ({
  id: post.id,
  kind: 'post',
  name: post.title || 'Beitrag',
  detail: NETWORK_RULES[post.network].label,
  needs: [],
  content: post,
});

/** Brings deleted posts back as they were. */
@Injectable()
export class PostReturn implements BinKeeper {
  readonly kind = 'post';

  constructor(
    private readonly posts: SocialPosts,
    private readonly clock: Clock,
  ) {}

  async check({ id: shopId }: Shop, entries: BinEntry[]): Promise<void> {
    const open = entries.filter(({ content }) => (content as PlannedPost).doneAt === null).length;
    if (open > 0 && (await this.posts.countOpen(shopId)) + open > MOST_OPEN) throw new TooManyPosts();
  }

  async restore({ id: shopId }: Shop, entries: BinEntry[]): Promise<void> {
    const now = this.clock.now();
    for (const { content } of entries) {
      const post = content as PlannedPost;
      const isLongPast = post.plannedAt.getTime() < now.getTime() - HOUR_MS;
      // A reminder that is days late would only confuse.
      const remindedAt = post.remindedAt ?? (isLongPast ? now : null);
      await this.posts.putBack(shopId, { ...post, version: post.version + 1, remindedAt });
    }
  }
}
