import { useEffect, useEffectEvent } from 'react';

const OFF = 'tresen:keys-off';

export const areKeysOff = (): boolean => localStorage.getItem(OFF) === '1';

export const setKeysOff = (off: boolean): void => {
  if (off) localStorage.setItem(OFF, '1');
  else localStorage.removeItem(OFF);
};

/** What single keys do on a page. They rest while somebody types, in dialogs and menus, and where they are switched off. */
export function useSingleKeys(keys: Record<string, () => void>): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const run = keys[event.key.toLowerCase()];
    if (!run || isTyping(event) || areKeysOff()) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

/** Whether a key belongs to a field, a window, a menu or the browser. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const at = event.target instanceof HTMLElement ? event.target : null;
  return Boolean(at?.closest('input, textarea, select, [contenteditable], [role=dialog], [role=menu]'));
}
