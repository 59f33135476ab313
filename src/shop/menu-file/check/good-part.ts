import type { Subscription } from '../../subscription/plans.js';
import { type MenuPlan, numberProblems } from '../menu-plan.rules.js';
import type { WholeMenu } from '../menu-source.service.js';
import type { TableProblem } from '../table/menu-table.types.js';
import { dishProblems } from './dish-problems.js';
import { goodPart } from './good-part.rules.js';

/** Without one dish another may be wrong, a number that was to be free by then, say. */
const ROUNDS = 5;

/** What of a faulty file can be taken over by itself; null when nothing can. */
export async function goodPartOf(
  plan: MenuPlan,
  problems: readonly TableProblem[],
  menu: WholeMenu,
  subscription: Subscription | null,
): Promise<MenuPlan | null> {
  let part = goodPart(plan, problems);
  for (let round = 0; round < ROUNDS && part.dishes.length > 0; round++) {
    const found = [
      ...numberProblems(part.dishes, menu.products),
      ...(await dishProblems(part, menu, subscription)),
    ];
    if (found.length === 0) return part;
    if (found.some(({ line }) => line === null)) return null;
    part = goodPart(part, found);
  }
  return null;
}
