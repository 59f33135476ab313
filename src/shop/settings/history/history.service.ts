import { Injectable } from '@nestjs/common';
import { UserService } from '../../../auth/user/user.service.js';
import { Audit } from '../../../platform/audit/audit.service.js';
import type { AuditEntry } from '../../../platform/audit/audit.types.js';
import { MenuService } from '../../menu/menu.service.js';
import { dishDeed } from './dish-deeds.rules.js';
import { changesIn } from './history.rules.js';
import type { HistoryEntry } from './history.view.js';

const MAX_READ = 100;
const MAX_SHOWN = 60;

type Found = Pick<AuditEntry, 'id' | 'at' | 'userId'> & Pick<HistoryEntry, 'deed' | 'changes'>;

/** Who changed which of the restaurant's settings and dishes, newest first, in words. */
@Injectable()
export class HistoryService {
  constructor(
    private readonly audit: Audit,
    private readonly users: UserService,
    private readonly menus: MenuService,
  ) {}

  async of(shopId: string): Promise<HistoryEntry[]> {
    const [settings, deeds] = await Promise.all([this.settingsOf(shopId), this.deedsOf(shopId)]);
    const entries = [...settings, ...deeds].sort((a, b) => Number(b.at) - Number(a.at)).slice(0, MAX_SHOWN);
    const names = await this.users.namesOf(entries.map(({ userId }) => userId));
    return entries.map(({ id, at, userId, deed, changes }) => ({
      id,
      at: at.toISOString(),
      who: (userId && names.get(userId)) || (userId ? 'Ein früheres Konto' : 'Tresen'),
      deed,
      changes,
    }));
  }

  private async settingsOf(shopId: string): Promise<Found[]> {
    const entries = await this.audit.list(shopId, 'shop', MAX_READ);
    return entries
      .map(({ before, after, ...entry }) => ({ ...entry, deed: null, changes: changesIn(before, after) }))
      .filter(({ changes }) => changes.length > 0);
  }

  private async deedsOf(shopId: string): Promise<Found[]> {
    const [entries, dishes] = await Promise.all([
      this.audit.list(shopId, 'product', MAX_READ),
      this.menus.listProducts(shopId),
    ]);
    const names = new Map(dishes.map(({ id, name }) => [id, name]));
    return entries
      .map((entry) => ({ ...entry, changes: [], deed: dishDeed(entry, (id) => names.get(id)) }))
      .filter(({ deed }) => deed !== null);
  }
}
