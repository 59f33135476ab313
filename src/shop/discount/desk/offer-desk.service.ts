import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { Viewer } from '../../../platform/http/viewer.js';
import { newId } from '../../../shared/ids.js';
import { MenuService } from '../../menu/menu.service.js';
import { ChangedMeanwhile } from '../../restaurant/shop.errors.js';
import { newSeriesCode } from '../offer/code.rules.js';
import { OfferRepository } from '../offer/offer.repository.js';
import type { Offer, OfferInput } from '../offer/offer.types.js';
import { offerProblems } from '../offer/offer-check.rules.js';
import { BadOffer, OfferNotFound, TooManyOffers } from './offer.errors.js';
import { inputOf, runOf } from './offer-input.rules.js';
import type { SentOffer } from './offer-input.types.js';
import { OfferNews } from './offer-news.js';

const MOST = 500;
const MOST_CODES = 10_000;
const ROUNDS = 5;

/** What a restaurant does about its codes and campaigns. */
@Injectable()
export class OfferDesk {
  constructor(
    private readonly offers: OfferRepository,
    private readonly menus: MenuService,
    private readonly news: OfferNews,
    private readonly clock: Clock,
  ) {}

  async create(shopId: string, viewer: Viewer, sent: SentOffer): Promise<Offer> {
    const input = inputOf(sent);
    await this.refuseBad(shopId, input);
    if ((await this.offers.count(shopId, input.kind)) >= MOST) throw new TooManyOffers(MOST);
    const now = this.clock.now();
    const offer = { ...input, id: newId(now.getTime()), shopId, version: 1, since: now, createdAt: now };
    if (offer.code !== null && (await this.addCodes(offer, [offer.code])) === 0) throw taken(offer.code);
    await this.offers.add(offer);
    await this.drawSeries(offer);
    await this.news.tell(viewer, offer, { action: 'created', before: null, after: offer });
    return offer;
  }

  /** A series keeps its codes and its size: they may hang on a wall already. */
  async change(shopId: string, viewer: Viewer, id: string, version: number, sent: SentOffer): Promise<Offer> {
    const before = await this.get(shopId, id);
    if (before.version !== version) throw new ChangedMeanwhile({ current: before });
    const { kind, series, ...wanted } = { ...inputOf(sent), kind: before.kind, series: before.series };
    await this.refuseBad(shopId, { kind, series, ...wanted });
    const sets = { ...wanted, ...runOf(before, wanted, this.clock.now()) };
    const isRenamed = sets.code !== before.code;
    if (isRenamed && sets.code !== null && (await this.addCodes(before, [sets.code])) === 0)
      throw taken(sets.code);
    if (!(await this.offers.write(before, sets))) {
      if (isRenamed && sets.code !== null) await this.offers.dropCode(shopId, id, sets.code);
      throw new ChangedMeanwhile({ current: await this.get(shopId, id) });
    }
    if (isRenamed && before.code !== null) await this.offers.dropCode(shopId, id, before.code);
    const after = { ...before, ...sets, version: version + 1 };
    await this.news.tell(viewer, before, { action: 'updated', before, after });
    return after;
  }

  async switchTo(shopId: string, viewer: Viewer, id: string, enabled: boolean): Promise<void> {
    const before = await this.get(shopId, id);
    if (before.enabled === enabled) return;
    if (!(await this.offers.write(before, { enabled, ...runOf(before, { enabled }, this.clock.now()) })))
      throw new ChangedMeanwhile({ current: await this.get(shopId, id) });
    await this.news.tell(viewer, before, {
      action: 'updated',
      before: { enabled: before.enabled },
      after: { enabled },
    });
  }

  /** Orders that had it keep what they paid: it stands in them. */
  async remove(shopId: string, viewer: Viewer, id: string): Promise<void> {
    const before = await this.get(shopId, id);
    await this.offers.remove(shopId, id);
    await this.news.tell(viewer, before, { action: 'deleted', before, after: null });
  }

  async codes(shopId: string, id: string): Promise<{ offer: Offer; codes: string[] }> {
    const offer = await this.get(shopId, id);
    return { offer, codes: await this.offers.listCodes(shopId, id, MOST_CODES) };
  }

  private async get(shopId: string, id: string): Promise<Offer> {
    const offer = await this.offers.find(shopId, id);
    if (!offer) throw new OfferNotFound();
    return offer;
  }

  private async refuseBad(shopId: string, input: OfferInput): Promise<void> {
    const { categories } = await this.menus.menuOf(shopId);
    const menu = categories.flatMap(({ id: categoryId, products }) =>
      products.map(({ id: productId }) => ({ productId, categoryId })),
    );
    const [first, ...more] = offerProblems(input, menu);
    if (first) throw new BadOffer([first, ...more]);
  }

  /** One that is there already is drawn again; that it happens twice to one place is as good as never. */
  private async drawSeries(offer: Offer): Promise<void> {
    let missing = offer.series;
    for (let round = 0; round < ROUNDS && missing > 0; round++) {
      const drawn = Array.from({ length: missing }, () => newSeriesCode('', (below) => randomInt(below)));
      missing -= await this.addCodes(offer, drawn);
    }
  }

  private addCodes(
    { shopId, id: offerId }: Pick<Offer, 'shopId' | 'id'>,
    codes: readonly string[],
  ): Promise<number> {
    const createdAt = this.clock.now();
    return this.offers.addCodes(codes.map((code) => ({ _id: newId(), shopId, offerId, code, createdAt })));
  }
}

const taken = (code: string): BadOffer =>
  new BadOffer([{ field: 'code', message: `Den Code ${code} gibt es schon.` }]);
