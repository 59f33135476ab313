import { useEffect, useEffectEvent } from 'react';
import { areKeysOff, isTyping } from '../../../lib/form/single-keys';

/** The row of numbers from left to right: twelve keys for twelve tickets, on every keyboard. */
const ROW = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']
  .map((digit) => `Digit${digit}`)
  .concat('Minus', 'Equal');

/** Single keys rest in dialogs, while somebody types, and where they are switched off. */
export function useBumpKeys({ bump, undo }: { bump: (place: number) => void; undo: () => void }): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || isTyping(event) || areKeysOff()) return;
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
