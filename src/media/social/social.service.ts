import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Env } from '../../platform/env/env.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { DAY_MS } from '../../shared/berlin-time.js';
import { newId } from '../../shared/ids.js';
import { Bin } from '../../shop/bin/bin.service.js';
import { ChangedMeanwhile } from '../../shop/restaurant/shop.errors.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import { FEATURES, has } from '../../shop/subscription/plans.js';
import { TextWriter } from '../texts/text-writer.service.js';
import { networkProblem } from './networks.rules.js';
import { placeOf } from './place.rules.js';
import { binItemOf } from './post-return.service.js';
import { PostSubjects } from './post-subjects.service.js';
import { templateText } from './post-text.rules.js';
import { PostCannotBePlanned, PostIsGone, TooManyPosts } from './social.errors.js';
import {
  MOST_DONE,
  MOST_OPEN,
  type Network,
  type PlannedPost,
  type PostInput,
  type PostSubject,
} from './social.types.js';
import { type PostProposal, type PostView, type SocialPage, toPostView } from './social.view.js';
import { SocialPosts } from './social-posts.repository.js';

const MOST_SHOWN = 400;
const DAYS_AHEAD = 366;
const NOT_REMINDED = { remindedAt: null, retryAt: null, failures: 0 };

/** Posts of a restaurant: proposed here, planned here, published by hand. */
@Injectable()
export class SocialService {
  constructor(
    private readonly posts: SocialPosts,
    private readonly subjects: PostSubjects,
    private readonly bin: Bin,
    private readonly writer: TextWriter,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  async page(shop: Shop): Promise<SocialPage> {
    const [choices, posts, texts] = await Promise.all([
      this.subjects.choices(shop),
      this.posts.list(shop.id, MOST_SHOWN),
      this.writer.state(shop),
    ]);
    const needs = has(shop.subscription, 'socialMedia') ? null : FEATURES.socialMedia;
    const now = this.clock.now().toISOString();
    return { needs, ...texts, ...choices, posts: await this.viewsOf(shop, posts), now };
  }

  async propose(shop: Shop, subject: PostSubject, network: Network): Promise<PostProposal> {
    const facts = await this.subjects.factsOf(shop, subject);
    const { eyebrow, title, note } = facts;
    const text = templateText(subject.template, facts, placeOf(shop, this.env), network);
    return { eyebrow, title, note, text };
  }

  async plan(viewer: Viewer, shop: Shop, input: PostInput): Promise<PostView> {
    this.checkTime(input);
    this.checkText(input);
    await this.subjects.check(shop.id, input);
    await this.checkRoom(shop);
    const createdAt = this.clock.now();
    const post: PlannedPost = {
      ...input,
      id: newId(createdAt.getTime()),
      shopId: shop.id,
      version: 1,
      doneAt: null,
      ...NOT_REMINDED,
      createdBy: viewer.userId,
      createdAt,
    };
    await this.posts.add(post);
    return this.viewOf(shop, post);
  }

  /** Another time means another reminder; at its old one a post may be changed even when it is due. */
  async change(shop: Shop, id: string, version: number, input: PostInput): Promise<PostView> {
    const before = await this.posts.find(shop.id, id);
    if (!before) throw new PostIsGone();
    const isMoved = before.plannedAt.getTime() !== input.plannedAt.getTime();
    if (isMoved) this.checkTime(input);
    this.checkText(input);
    // What was deleted since may still be written about otherwise.
    if (input.subjectId !== before.subjectId) await this.subjects.check(shop.id, input);
    return this.changed(shop, { id, version }, { ...input, ...(isMoved && NOT_REMINDED) });
  }

  async done(shop: Shop, id: string, version: number, isDone: boolean): Promise<PostView> {
    if (!isDone) await this.checkRoom(shop);
    const post = await this.changed(shop, { id, version }, { doneAt: isDone ? this.clock.now() : null });
    if (isDone) await this.posts.forgetOldest(shop.id, MOST_DONE);
    return post;
  }

  async remove(viewer: Viewer, { id: shopId }: Shop, id: string): Promise<void> {
    const post = await this.posts.find(shopId, id);
    if (!post) throw new PostIsGone();
    await this.bin.put(viewer, shopId, [binItemOf(post)]);
    await this.posts.remove(shopId, id);
  }

  private async checkRoom({ id }: Shop): Promise<void> {
    if ((await this.posts.countOpen(id)) >= MOST_OPEN) throw new TooManyPosts();
  }

  private checkTime({ plannedAt }: PostInput): void {
    const now = this.clock.now();
    if (plannedAt <= now) throw new PostCannotBePlanned('Diese Zeit ist schon vorbei. Wähle eine spätere.');
    if (plannedAt.getTime() > now.getTime() + DAYS_AHEAD * DAY_MS)
      throw new PostCannotBePlanned('Geplant wird höchstens ein Jahr im Voraus.');
  }

  private checkText({ network, text }: PostInput): void {
    const problem = networkProblem(network, text);
    if (problem) throw new PostCannotBePlanned(problem);
  }

  private async changed(
    shop: Shop,
    which: { id: string; version: number },
    set: Parameters<SocialPosts['change']>[2],
  ): Promise<PostView> {
    const post = await this.posts.change(shop.id, which, set);
    if (post) return this.viewOf(shop, post);
    const current = await this.posts.find(shop.id, which.id);
    if (!current) throw new PostIsGone();
    throw new ChangedMeanwhile({ current: await this.viewOf(shop, current) });
  }

  private async viewOf(shop: Shop, post: PlannedPost): Promise<PostView> {
    const troubles = await this.subjects.troubles(shop.id, [post]);
    return toPostView(post, troubles.get(post.id) ?? null);
  }

  private async viewsOf(shop: Shop, posts: readonly PlannedPost[]): Promise<PostView[]> {
    const troubles = await this.subjects.troubles(shop.id, posts);
    return posts.map((post) => toPostView(post, troubles.get(post.id) ?? null));
  }
}
