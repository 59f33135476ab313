import { Injectable } from '@nestjs/common';
import { UserService } from '../../auth/user/user.service.js';
import { MenuService } from '../menu/menu.service.js';
import { BinRepository } from './bin.repository.js';
import { type BinPage, toBinRow } from './bin.view.js';

const MOST = 500;

/** What lies in the bin, the latest first. */
@Injectable()
export class BinList {
  constructor(
    private readonly entries: BinRepository,
    private readonly users: UserService,
    private readonly menus: MenuService,
  ) {}

  async page(shopId: string): Promise<BinPage> {
    const [entries, count, categories] = await Promise.all([
      this.entries.list(shopId, MOST),
      this.entries.count(shopId),
      this.menus.listCategories(shopId),
    ]);
    const names = await this.users.namesOf(entries.map(({ deletedBy }) => deletedBy));
    return {
      rows: entries.map((entry) => toBinRow(entry, names.get(entry.deletedBy ?? '') ?? 'Ein früheres Konto')),
      count,
      categories: categories.map(({ id, name }) => ({ id, name })),
    };
  }
}
