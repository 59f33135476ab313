import { slugOf } from '../../shared/text.js';
import type { ProductView } from './menu.view.js';

/** The folder of a dish in an exported shop: its name for people, the end of its id against namesakes. */
export const dishFolderOf = ({ id, name }: Pick<ProductView, 'id' | 'name'>): string =>
  `${slugOf(name)}-${id.slice(-6)}`;
