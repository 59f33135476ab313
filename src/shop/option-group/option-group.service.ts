import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/http/viewer.js';
import { newId } from '../../shared/ids.js';
import { DishOptions } from '../dish/dish-options.service.js';
import { BadMenuEntry, MenuIsFull, NotOnTheMenu } from '../menu/menu.errors.js';
import type { Option, OptionGroup } from '../menu/menu.types.js';
import { toOptionGroupForm } from '../menu/menu.view.js';
import { withIds } from '../menu/menu-edit.rules.js';
import { MenuNews } from '../menu/menu-news.js';
import { ChangedMeanwhile } from '../restaurant/shop.errors.js';
import { OptionGroupRepository } from './option-group.repository.js';
import { fullOf, optionGroupProblems } from './option-group.rules.js';
import type { OptionGroupInput } from './option-group.types.js';

const THIS_GROUP = 'Diese Auswahl';

@Injectable()
export class OptionGroupService {
  constructor(
    private readonly groups: OptionGroupRepository,
    private readonly dishes: DishOptions,
    private readonly news: MenuNews,
  ) {}

  async create(viewer: Viewer, shopId: string, input: OptionGroupInput): Promise<OptionGroup> {
    check(input);
    const all = await this.groups.list(shopId);
    refuseFull(all, input);
    const position = Math.max(-1, ...all.map((group) => group.position)) + 1;
    const options = optionsOf(input, []);
    const group: OptionGroup = { ...input, options, id: newId(), shopId, version: 1, position };
    await this.groups.add(group);
    await this.news.changed(viewer, shopId, { subject: 'optionGroup', action: 'created', after: group });
    return group;
  }

  async update(viewer: Viewer, shopId: string, id: string, version: number, input: OptionGroupInput) {
    check(input);
    const all = await this.groups.list(shopId);
    const before = all.find((group) => group.id === id);
    if (!before) throw new NotOnTheMenu(THIS_GROUP);
    refuseFull(
      all.filter((group) => group !== before),
      input,
      before,
    );
    const sets = { ...input, options: optionsOf(input, before.options) };
    const after = await this.groups.change(shopId, id, version, sets);
    if (!after) throw new ChangedMeanwhile({ current: await this.get(shopId, id) });
    await this.news.changed(viewer, shopId, { subject: 'optionGroup', action: 'updated', before, after });
    return after;
  }

  async declare(
    viewer: Viewer,
    shopId: string,
    { groupId, optionId }: { groupId: string; optionId: string },
    declared: Pick<Option, 'allergens' | 'additives'>,
  ): Promise<void> {
    const before = await this.get(shopId, groupId);
    if (!before.options.some(({ id }) => id === optionId)) throw new NotOnTheMenu(THIS_GROUP);
    const options = before.options.map((one) => (one.id === optionId ? { ...one, ...declared } : one));
    const after = await this.groups.change(shopId, groupId, before.version, { options });
    if (!after) throw new ChangedMeanwhile({ current: toOptionGroupForm(before) });
    await this.news.changed(viewer, shopId, { subject: 'optionGroup', action: 'updated', before, after });
  }

  /** Removed from dishes first, so that an order in between finds no question without answers. */
  async remove(viewer: Viewer, shopId: string, id: string): Promise<void> {
    const before = await this.get(shopId, id);
    await this.dishes.forgetGroup(shopId, id);
    await this.groups.remove(shopId, id);
    await this.news.changed(viewer, shopId, { subject: 'optionGroup', action: 'deleted', before });
  }

  private async get(shopId: string, id: string): Promise<OptionGroup> {
    const group = await this.groups.find(shopId, id);
    if (!group) throw new NotOnTheMenu(THIS_GROUP);
    return group;
  }
}

function check(input: OptionGroupInput): void {
  const problems = optionGroupProblems(input);
  if (problems.length > 0) throw new BadMenuEntry(problems);
}

function refuseFull(...asked: Parameters<typeof fullOf>): void {
  const full = fullOf(...asked);
  if (full) throw new MenuIsFull(full.most, full.what);
}

/** An option that stays also stays sold out. */
const optionsOf = ({ options }: OptionGroupInput, known: readonly Option[]): Option[] =>
  withIds(options, known, newId).map((option) => ({
    ...option,
    soldOut: known.find(({ id }) => id === option.id)?.soldOut ?? null,
  }));
