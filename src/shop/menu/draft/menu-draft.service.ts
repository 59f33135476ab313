import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Live } from '../../../platform/live/live.js';
import { SizeWordsRepository } from '../texts/size-words.repository.js';
import { MenuDraftRepository } from './menu-draft.repository.js';
import { menuFromDraft } from './menu-draft.rules.js';
import type { DraftedMenu, MenuDraft } from './menu-draft.types.js';

/** Writes whole menus: the start templates and the demo. */
@Injectable()
export class MenuDraftService {
  constructor(
    private readonly menus: MenuDraftRepository,
    private readonly words: SizeWordsRepository,
    private readonly clock: Clock,
    private readonly live: Live,
  ) {}

  /** Adds the dishes of the draft to the menu; repeated or concurrent calls add them once. */
  async put(shopId: string, name: string, draft: MenuDraft): Promise<void> {
    await this.menus.addMissing(this.written(shopId, name, draft));
    for (const [of, text] of Object.entries(draft.english?.words ?? {}))
      await this.words.add(shopId, { language: 'en', of, text });
    await this.live.publish(shopId, 'menu.changed', {});
  }

  /** Removes what these drafts once added, and nothing else. */
  async take(shopId: string, drafts: [name: string, draft: MenuDraft][]): Promise<void> {
    const ids = drafts.flatMap(([name, draft]) => idsOf(this.written(shopId, name, draft)));
    await this.menus.remove(shopId, ids);
    await this.live.publish(shopId, 'menu.changed', {});
  }

  private written(shopId: string, name: string, draft: MenuDraft): DraftedMenu {
    const idFor = (key: string) => stableId(`${shopId}/${name}/${key}`);
    return menuFromDraft(draft, { shopId, now: this.clock.now(), idFor });
  }
}

const stableId = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 20);

const idsOf = ({ categories, products, optionGroups }: DraftedMenu): string[] =>
  [...categories, ...products, ...optionGroups].map(({ id }) => id);
