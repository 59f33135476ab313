import type { MenuView } from '../../src/storefront/menu/menu.view.js';

/** `count` orders as guests send them: another seed is another evening. */
export function eveningOf(menu: MenuView, count: number, seed: number): object[];
