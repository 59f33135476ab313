import { Injectable } from '@nestjs/common';
import { MenuService } from '../../menu/menu.service.js';
import type { Stations } from '../stations.rules.js';

/** Where each category is made, as the menu says today. */
@Injectable()
export class KitchenStations {
  constructor(private readonly menu: MenuService) {}

  async of(shopId: string): Promise<Stations> {
    const categories = await this.menu.listCategories(shopId);
    return new Map(categories.flatMap(({ id, station }) => (station ? [[id, station]] : [])));
  }
}
