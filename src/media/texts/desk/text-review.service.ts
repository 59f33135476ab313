import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/http/viewer.js';
import { NotOnTheMenu } from '../../../shop/menu/menu.errors.js';
import { MenuTexts } from '../../../shop/menu/texts/menu-texts.service.js';
import type { TextPlace } from '../../../shop/menu/texts/translations.types.js';
import type { Shop } from '../../../shop/restaurant/shop.types.js';
import { PictureNotFound } from '../../media.errors.js';
import { TextWriter } from '../text-writer.service.js';
import { PROPOSALS_SENT, type TextDesk, toProposalView, toTaskView } from './text-desk.view.js';
import { TextDeskStore } from './text-desk-store.js';
import { TextSources } from './text-sources.service.js';
import { ProposalsGone } from './text-task.errors.js';
import type { Accepted, TextProposal, TextTaskKind } from './text-task.types.js';
import { TextTasks } from './text-tasks.service.js';

/** Somebody reads what the model wrote: only what is accepted comes onto the menu. */
@Injectable()
export class TextReview {
  constructor(
    private readonly store: TextDeskStore,
    private readonly sources: TextSources,
    private readonly tasks: TextTasks,
    private readonly menu: MenuTexts,
    private readonly writer: TextWriter,
  ) {}

  async desk(shop: Shop, kind: TextTaskKind): Promise<TextDesk> {
    const [state, task, { unwritten, proposals }, translations] = await Promise.all([
      this.writer.state(shop),
      this.store.tasks.findLatest(shop.id, kind),
      this.tasks.backlog(shop, kind),
      kind === 'translations' ? this.menu.listTexts(shop, 'en') : [],
    ]);
    return {
      ...state,
      kind,
      task: task && toTaskView(task),
      missing: unwritten.length,
      waiting: proposals.length,
      proposals: proposals.slice(0, PROPOSALS_SENT).map(toProposalView),
      translations,
      translatable: translations.length,
    };
  }

  /** What could not be taken over was overtaken: the menu has changed since. */
  async accept(viewer: Viewer, shop: Shop, ids: readonly string[], edited?: string): Promise<Accepted> {
    const proposals = await this.store.proposals.listSome(shop.id, ids);
    if (proposals.length === 0) throw new ProposalsGone();
    let overtaken = 0;
    for (const proposal of proposals) {
      const text = edited ?? proposal.text;
      if (!(await this.take(viewer, shop, proposal, text))) overtaken += 1;
      await this.store.proposals.remove(shop.id, [proposal.id]);
    }
    return { taken: proposals.length - overtaken, overtaken };
  }

  reject(shop: Shop, ids: readonly string[]): Promise<void> {
    return this.store.proposals.remove(shop.id, ids);
  }

  /** By hand; an empty text takes the translation away. */
  async translate(viewer: Viewer, shop: Shop, place: TextPlace, text: string): Promise<void> {
    const texts = await this.menu.listTexts(shop, 'en');
    const found = texts.find((one) => isSame(one, place));
    if (!found) throw new NotOnTheMenu('Diesen Text');
    await this.menu.translate(viewer, shop.id, { ...place, german: found.german }, 'en', text);
  }

  /** What is gone by now counts as overtaken. */
  private async take(viewer: Viewer, shop: Shop, proposal: TextProposal, text: string): Promise<boolean> {
    try {
      return await this.sources.of(proposal.kind).take(viewer, shop, proposal, text);
    } catch (error) {
      if (error instanceof NotOnTheMenu || error instanceof PictureNotFound) return false;
      throw error;
    }
  }
}

const isSame = (a: TextPlace, b: TextPlace): boolean =>
  a.subject === b.subject && a.id === b.id && a.part === b.part;
