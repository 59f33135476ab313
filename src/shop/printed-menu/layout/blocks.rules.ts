import type { MenuPaper } from '../printed-menu.types.js';
import { dishBlock } from './dish-block.rules.js';
import { continuedBlock, headingBlock } from './heading-block.rules.js';
import type { Block, Measure } from './marks.types.js';
import type { Theme } from './themes.rules.js';
import { numbersWidth, trackOf } from './track.rules.js';

/** The menu in blocks as wide as a column. */
export interface Flow {
  blocks: Block[];
  /** What a category says again where it goes on, by its place in the menu. */
  repeats: Block[];
}

export function flowOf(paper: MenuPaper, width: number, theme: Theme, measure: Measure): Flow {
  const blocks: Block[] = [];
  const repeats: Block[] = [];
  const column = { width, numbers: numbersWidth(paper, theme, measure) };
  paper.categories.forEach((category, at) => {
    const setting = { at, theme, measure, track: trackOf(category, column, theme, measure) };
    repeats.push(continuedBlock(category, paper.words.continued, setting));
    blocks.push(headingBlock(category, setting));
    for (const dish of category.dishes) blocks.push(dishBlock(dish, setting));
  });
  return { blocks, repeats };
}
