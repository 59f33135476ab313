import { Injectable } from '@nestjs/common';
import { OfferCodes } from '../discount/desk/offer-codes.service.js';
import { MenuService } from '../menu/menu.service.js';
import type { Shop } from '../restaurant/shop.types.js';
import { FloorPlans } from '../table/plan/floor-plan.service.js';
import { tableLabel } from '../table/plan/plan.rules.js';
import type { QrPage } from './qr.view.js';

/** What there is to make codes of. */
@Injectable()
export class QrChoices {
  constructor(
    private readonly plans: FloorPlans,
    private readonly menus: MenuService,
    private readonly offers: OfferCodes,
  ) {}

  async of({ id }: Shop): Promise<Pick<QrPage, 'tables' | 'categories' | 'dishes' | 'discounts' | 'series'>> {
    const [{ tables }, { categories }, codes, campaigns] = await Promise.all([
      this.plans.of(id),
      this.menus.menuOf(id),
      this.offers.list(id, 'code'),
      this.offers.list(id, 'campaign'),
    ]);
    return {
      tables: tables.map((table) => ({ id: table.id, name: tableLabel(table) })),
      categories: categories.map(named),
      dishes: categories.flatMap(({ products }) => products).map(named),
      discounts: [...codes.filter(({ series }) => series === 0), ...campaigns].map((offer) => ({
        id: offer.id,
        name: offer.code === null ? offer.label : `${offer.label} (${offer.code})`,
      })),
      series: codes
        .filter(({ series }) => series > 0)
        .map((offer) => ({ id: offer.id, name: offer.label, codes: offer.series })),
    };
  }
}

const named = ({ id, name }: { id: string; name: string }) => ({ id, name });
