import { Injectable } from '@nestjs/common';
import { OfferCodes } from '../../shop/discount/desk/offer-codes.service.js';
import { rootOf } from '../../shop/domain/shop-home.rules.js';
import { MenuService } from '../../shop/menu/menu.service.js';
import { QrLinks } from '../../shop/qr/qr-links.service.js';
import { type ScanTarget, scanTargetOf } from '../../shop/qr/qr-target.rules.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import { FloorPlans } from '../../shop/table/plan/floor-plan.service.js';
import { anchorOf } from '../menu/menu-page.rules.js';

/** Where a code leads; `counted` is null where there is nothing to count. */
export interface QrWay {
  to: string;
  counted: ScanTarget | null;
}

/** What stands behind the codes on tables, doors and flyers today. */
@Injectable()
export class QrDoor {
  constructor(
    private readonly plans: FloorPlans,
    private readonly menus: MenuService,
    private readonly offers: OfferCodes,
    private readonly links: QrLinks,
  ) {}

  /** Paper outlives what it was printed for: then the shop opens. */
  async wayOf(shop: Shop, key: string): Promise<QrWay> {
    const home = rootOf(shop);
    const shopWay = { to: home || '/', counted: null };
    const target = scanTargetOf(key);
    if (!target) return shopWay;
    if (target.kind === 'shop') return { ...shopWay, counted: target };
    if (target.kind === 'review') return this.review(shop, shopWay);
    if (target.kind === 'table') return this.table(shop, home, target.id);
    if (target.kind === 'discount') return this.discount(shop, home, target.id);
    return this.ofMenu(shop, home, target);
  }

  private async review(shop: Shop, shopWay: QrWay): Promise<QrWay> {
    const to = await this.links.reviewUrlOf(shop.id);
    return to === '' ? shopWay : { to, counted: { kind: 'review' } };
  }

  /** The page of the table says itself what is wrong with a code, and counts who guesses. */
  private async table(shop: Shop, home: string, code: string): Promise<QrWay> {
    const { tables } = await this.plans.of(shop.id);
    const table = tables.find((one) => one.code === code);
    return { to: `${home}/tisch/${code}`, counted: table ? { kind: 'table', id: table.id } : null };
  }

  private async discount(shop: Shop, home: string, id: string): Promise<QrWay> {
    const all = [
      ...(await this.offers.list(shop.id, 'code')),
      ...(await this.offers.list(shop.id, 'campaign')),
    ];
    const offer = all.find((one) => one.id === id);
    if (!offer) return { to: home || '/', counted: null };
    const query = offer.code === null ? '' : `?code=${encodeURIComponent(offer.code)}`;
    return { to: `${home || '/'}${query}`, counted: { kind: 'discount', id } };
  }

  private async ofMenu(
    shop: Shop,
    home: string,
    { kind, id }: Extract<ScanTarget, { id: string }>,
  ): Promise<QrWay> {
    const { categories } = await this.menus.menuOf(shop.id);
    const category = categories.find((one) =>
      kind === 'category' ? one.id === id : one.products.some((dish) => dish.id === id),
    );
    if (!category) return { to: home || '/', counted: null };
    const place = kind === 'dish' ? `gericht-${id}` : anchorOf(category);
    return {
      to: `${home || '/'}#${place}`,
      counted: kind === 'dish' ? { kind, id } : { kind: 'category', id },
    };
  }
}
