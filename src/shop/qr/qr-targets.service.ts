import { Injectable } from '@nestjs/common';
import { codeLinkOf, OfferCodes } from '../discount/desk/offer-codes.service.js';
import { MenuService } from '../menu/menu.service.js';
import type { Shop } from '../restaurant/shop.types.js';
import { FEATURES, has } from '../subscription/plans.js';
import { PlanNeeded } from '../subscription/subscription.errors.js';
import { FloorPlans } from '../table/plan/floor-plan.service.js';
import { tableLabel } from '../table/plan/plan.rules.js';
import { NothingToScan, QrTargetGone } from './qr.errors.js';
import type { QrCard, QrChoice } from './qr.types.js';
import { QrLinks } from './qr-links.service.js';

const AT_TABLE = 'Scannen und am Tisch bestellen';
const ORDER = 'Scannen und bestellen';
const READ = 'Scannen und ansehen';
const PART = 1_000;

type Targeted = Pick<QrChoice, 'kind' | 'id' | 'part'>;

/** What a code leads to, looked up among what the restaurant has today. */
@Injectable()
export class QrTargets {
  constructor(
    private readonly plans: FloorPlans,
    private readonly menus: MenuService,
    private readonly offers: OfferCodes,
    private readonly links: QrLinks,
  ) {}

  async cardsOf(shop: Shop, { kind, id, part }: Targeted): Promise<QrCard[]> {
    if (kind === 'tables') return this.tables(shop, () => true);
    if (kind === 'table') return this.tables(shop, (one) => one === id);
    if (kind === 'series') return this.series(shop, id, part);
    return [await this.cardOf(shop, { kind, id })];
  }

  private async cardOf(shop: Shop, { kind, id }: Pick<Targeted, 'kind' | 'id'>): Promise<QrCard> {
    if (kind === 'category' || kind === 'dish') return this.ofMenu(shop, kind, id);
    if (kind === 'discount') return this.discount(shop, id);
    if (kind === 'review') return this.review(shop);
    const home = this.links.homeOf(shop).replace(/^https?:\/\//, '');
    const title = shop.settings.menuOnly ? 'Unsere Karte' : 'Online bestellen';
    const lead = shop.settings.menuOnly ? READ : ORDER;
    return { link: this.links.linkOf(shop, { kind: 'shop' }), title, lead, details: [home] };
  }

  private async tables(shop: Shop, isWanted: (id: string) => boolean): Promise<QrCard[]> {
    if (!has(shop.subscription, 'tables')) throw new PlanNeeded(FEATURES.tables);
    const { tables } = await this.plans.of(shop.id);
    const cards = tables
      .filter(({ id }) => isWanted(id))
      .map((table) => ({
        link: this.links.linkOf(shop, { kind: 'table', id: table.code }),
        title: tableLabel(table),
        lead: AT_TABLE,
        details: [],
      }));
    if (tables.length === 0) throw new NothingToScan('Im Tischplan steht noch kein Tisch.');
    if (cards.length === 0) throw new QrTargetGone();
    return cards;
  }

  private async ofMenu(shop: Shop, kind: 'category' | 'dish', id: string): Promise<QrCard> {
    const { categories } = await this.menus.menuOf(shop.id);
    const all = kind === 'category' ? categories : categories.flatMap(({ products }) => products);
    const found = all.find((one) => one.id === id);
    if (!found) throw new QrTargetGone();
    const lead = shop.settings.menuOnly ? READ : ORDER;
    return { link: this.links.linkOf(shop, { kind, id }), title: found.name, lead, details: [] };
  }

  private async discount(shop: Shop, id: string): Promise<QrCard> {
    const { offer } = await this.offers.of(shop, id);
    if (offer.series > 0) throw new QrTargetGone();
    const details = offer.code === null ? [] : [`Code: ${offer.code}`];
    const link = this.links.linkOf(shop, { kind: 'discount', id });
    return { link, title: offer.label, lead: ORDER, details };
  }

  /** Each opens the shop with its own code filled in. */
  private async series(shop: Shop, id: string, part: number): Promise<QrCard[]> {
    const { offer, codes } = await this.offers.of(shop, id);
    const home = this.links.homeOf(shop);
    const cards = codes
      .slice(part * PART, (part + 1) * PART)
      .map((code) => ({ link: codeLinkOf(home, code), title: code, lead: offer.label, details: [] }));
    if (cards.length === 0) throw new QrTargetGone();
    return cards;
  }

  private async review(shop: Shop): Promise<QrCard> {
    if ((await this.links.reviewUrlOf(shop.id)) === '')
      throw new NothingToScan('Speichere zuerst die Adresse, unter der Gäste dich bewerten.');
    const link = this.links.linkOf(shop, { kind: 'review' });
    return { link, title: 'Wie war es?', lead: 'Scannen und eine Bewertung schreiben', details: [] };
  }
}
