import { createStore, useStore } from '../lib/session/store';

const opened = createStore(false);

/** The menu of narrow screens; on the desk its button stands in the strip. */
export const openMenu = (): void => opened.set(true);
export const closeMenu = (): void => opened.set(false);
export const useMenuOpen = (): boolean => useStore(opened, false);
