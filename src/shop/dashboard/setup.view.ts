import type { ShopView } from '../restaurant/shop.view.js';
import type { TemplateView } from '../templates/template.types.js';

/** The props of /app/setup. */
export interface SetupPage {
  /** null before the first step is saved. */
  shop: ShopView | null;
  templates: TemplateView[];
  /** A menu that was begun is not overwritten. */
  menuBegun: boolean;
}
