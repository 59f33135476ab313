import { useEffect } from 'react';
import { type Later, later } from '../../lib/vike/later';
import { openPalette, usePaletteOpen } from './opened';

const palette: Later<object> = later(() => import('./Palette').then((file) => file.Palette));

/** Ctrl or Cmd K anywhere in the back office; what is shown comes at its first use. */
export function CommandPalette() {
  const open = usePaletteOpen();
  const Part = palette.use();

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      palette.fetch();
      openPalette();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return open && Part && <Part />;
}
