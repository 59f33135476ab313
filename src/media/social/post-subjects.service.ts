import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { berlinClock } from '../../shared/berlin-time.js';
import { OfferLists } from '../../shop/discount/desk/offer-lists.service.js';
import type { Offer } from '../../shop/discount/offer/offer.types.js';
import { namesOf } from '../../shop/discount/words/offer-words.rules.js';
import { MenuService } from '../../shop/menu/menu.service.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import { campaignFacts, dishFacts, holidayFacts, hoursFacts, isWorthAPost } from './post-facts.rules.js';
import { type Known, troubleOf } from './post-trouble.rules.js';
import { SubjectIsGone } from './social.errors.js';
import type { PlannedPost, PostFacts, PostSubject, PostTrouble } from './social.types.js';
import type { SubjectChoice } from './social.view.js';

const MOST_DISHES = 1_000;

/** What there is to post about, and what is known of it. */
@Injectable()
export class PostSubjects {
  constructor(
    private readonly menus: MenuService,
    private readonly offers: OfferLists,
    private readonly clock: Clock,
  ) {}

  async choices(shop: Shop): Promise<{ dishes: SubjectChoice[]; campaigns: SubjectChoice[] }> {
    const [menu, offers] = await Promise.all([this.menus.menuOf(shop.id), this.campaigns(shop.id)]);
    const dishes = menu.categories.flatMap(({ name: group, products }) =>
      products.map(({ id, name, image }) => ({ id, name, group, hasPicture: image !== null })),
    );
    const campaigns = offers.map(({ id, label: name }) => ({ id, name, group: '', hasPicture: false }));
    return { dishes: dishes.slice(0, MOST_DISHES), campaigns };
  }

  async factsOf(shop: Shop, { template, subjectId }: PostSubject): Promise<PostFacts> {
    if (template === 'hours') return hoursFacts(shop.settings, shop.design.salutation);
    if (template === 'holidays') return holidayFacts(shop.settings, this.today);
    return template === 'campaign'
      ? this.campaign(shop, subjectId)
      : this.dish(shop, subjectId, template === 'newDish');
  }

  /** What became of the subjects of posts that are still to go out, by the post's id. */
  async troubles(shopId: string, posts: readonly PlannedPost[]): Promise<ReadonlyMap<string, PostTrouble>> {
    const open = posts.filter(({ doneAt, subjectId }) => doneAt === null && subjectId !== null);
    if (open.length === 0) return new Map();
    const known = await this.known(shopId);
    return new Map(
      open.flatMap((post) => {
        const trouble = troubleOf(post, known);
        return trouble ? [[post.id, trouble] as const] : [];
      }),
    );
  }

  /** A post is planned about what there is, though it may be sold out today. */
  async check(shopId: string, subject: PostSubject): Promise<void> {
    if (subject.subjectId === null) return;
    const known = await this.known(shopId);
    if (troubleOf({ ...subject, plannedAt: known.now }, known) === 'gone') throw new SubjectIsGone();
  }

  private async dish({ id: shopId }: Shop, productId: string | null, isNew: boolean): Promise<PostFacts> {
    const { categories } = await this.menus.menuOf(shopId);
    for (const { name, products } of categories) {
      const product = products.find(({ id }) => id === productId);
      if (product) return dishFacts(product, name, isNew);
    }
    throw new SubjectIsGone();
  }

  private async campaign({ id: shopId }: Shop, subjectId: string | null): Promise<PostFacts> {
    const [{ categories }, offers] = await Promise.all([this.menus.menuOf(shopId), this.campaigns(shopId)]);
    const offer = offers.find(({ id }) => id === subjectId);
    if (!offer) throw new SubjectIsGone();
    return campaignFacts(offer, namesOf(categories), this.today);
  }

  private async campaigns(shopId: string): Promise<Offer[]> {
    const counted = await this.offers.of(shopId, 'campaign');
    return counted.map(({ offer }) => offer).filter((offer) => isWorthAPost(offer, this.clock.now()));
  }

  private async known(shopId: string): Promise<Known> {
    const [menu, offers] = await Promise.all([this.menus.menuOf(shopId), this.offers.of(shopId, 'campaign')]);
    return {
      dishes: new Map(menu.categories.flatMap(({ products }) => products.map((one) => [one.id, one]))),
      offers: new Map(offers.map(({ offer }) => [offer.id, offer])),
      now: this.clock.now(),
    };
  }

  private get today(): string {
    return berlinClock(this.clock.now()).date;
  }
}
