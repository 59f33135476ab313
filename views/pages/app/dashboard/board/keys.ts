import { useEffect, useEffectEvent } from 'react';
import { areKeysOff, isTyping } from '../../../../lib/form/single-keys';

export const KEYS: [key: string, does: string][] = [
  ['/', 'Suchen'],
  ['G', 'Gerichte zählen'],
  ['P', 'Pause'],
  ['A', 'Ausverkauft'],
  ['Z', 'Rückgängig'],
  ['J / K', 'Nächste, vorige Bestellung'],
  ['1 – 3', 'Mit dieser Zeit annehmen'],
  ['F', 'Fertig, dann abgeholt'],
  ['T', 'Zeit ändern'],
  ['D', 'Bon noch einmal drucken'],
  ['R', 'Gast anrufen'],
  ['⏎', 'Bestellung öffnen'],
  ['?', 'Diese Liste'],
];

/** Single keys rest while somebody types, in dialogs and menus, and where they are switched off. */
export function useKeys(press: (key: string, order: string | null) => boolean): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (isTyping(event)) return;
    const at = event.target instanceof HTMLElement ? event.target : null;
    if (event.key === 'Enter' && at?.closest('a, button, summary')) return;
    if (areKeysOff() && event.key !== '?') return;
    const order = at?.closest<HTMLElement>('[data-order]')?.dataset.order ?? null;
    if (press(event.key.toLowerCase(), order)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

/** Whether it stands on the screen and has the focus now. */
export const focusOrder = (id: string | undefined): boolean => {
  const card = id ? document.getElementById(`bestellung-${id}`) : null;
  card?.focus();
  return card !== null && document.activeElement === card;
};

/** The order itself, the one after or the one before it, as they stand on the screen. */
export function neighbourOf(id: string | null, by: 1 | -1): string | undefined {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-order]')]
    .filter((card) => card.offsetParent !== null)
    .sort((a, b) => Number(a.dataset.rank) - Number(b.dataset.rank));
  const at = cards.findIndex((card) => card.dataset.order === id);
  if (at < 0) return cards[0]?.dataset.order;
  return cards[at + by]?.dataset.order;
}
