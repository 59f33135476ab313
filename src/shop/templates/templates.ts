import type { MenuDraft } from '../menu/draft/menu-draft.types.js';
import { asia } from './asia.template.js';
import { burger } from './burger.template.js';
import { cafe } from './cafe.template.js';
import { doener } from './doener.template.js';
import { pizzeria } from './pizzeria.template.js';
import type { TemplateKey } from './template.types.js';

export const MENUS: Record<TemplateKey, MenuDraft> = {
  pizzeria,
  doener,
  asia,
  burger,
  cafe,
  empty: { categories: [], optionGroups: [] },
};
