import { createStore, useStore } from '../../lib/session/store';

const opened = createStore(false);

export const openPalette = (): void => opened.set(true);
export const closePalette = (): void => opened.set(false);
export const usePaletteOpen = (): boolean => useStore(opened, false);
