import { useEffect, useEffectEvent } from 'react';

/** The row of numbers from left to right: twelve keys for twelve tickets, on every keyboard. */
const ROW = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']
  .map((digit) => `Digit${digit}`)
  .concat('Minus', 'Equal');

/** Single keys rest in dialogs and while somebody types. */
export function useBumpKeys({ bump, undo }: { bump: (place: number) => void; undo: () => void }): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const at = event.target instanceof HTMLElement ? event.target : null;
    if (at?.closest('input, textarea, select, [role=dialog]')) return;
    const place = ROW.indexOf(event.code);
    if (place >= 0) bump(place);
    else if (event.key.toLowerCase() === 'z') undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
